/** Presses in 24 hours, and of these with all mails of a language. */
export const testsADay = 20;
export const allAtOnceADay = 3;
