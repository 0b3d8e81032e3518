/** Field of the page that says why a question stays; its question follows. The browser's side carries no zod for it. */
export const keepField = "keep:";
