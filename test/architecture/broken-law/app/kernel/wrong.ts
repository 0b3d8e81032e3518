// Breaks the first law on purpose: imports.test.ts proves that the tool sees it.
export { wrong } from "../features/applying/apply/wrong";
