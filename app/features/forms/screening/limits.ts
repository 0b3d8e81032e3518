/** Letters of an appeal, at most. Apart from schema.ts: the page of a form carries no zod. */
export const appealLetters = 2000;
