/** The event of the window that says that React answers presses from now on. */
export const SCRIPTS_STARTED = "deferred-scripts:started";
