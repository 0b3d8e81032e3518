export const wrong = "the kernel must not know this";
