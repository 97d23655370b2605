/** The position of an application that names no job; its job id is 0. */
export const GENERAL_APPLICATION = "General Application";

/** The answer of somebody who does not know yet which service they need. */
export const UNDECIDED_SERVICE = "not-sure";
