/** Before a field that only machines fill. */
export const honeypotLabel: string = "Leave this empty";
