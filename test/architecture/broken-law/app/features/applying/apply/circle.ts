import type { Wrong } from "./wrong";

export type Circle = { of: Wrong | null };
