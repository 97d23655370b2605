/** The position of an application that names no job; its job id is 0 (spec §2, Careers). */
export const GENERAL_APPLICATION = "General Application";

/** The answer of somebody who does not know yet which service they need (spec §3). */
export const UNDECIDED_SERVICE = "not-sure";
