import type { FormState } from "../../../db/schema/forms";

export type FormFacts = { state: FormState; opensUntil: number | null; newCount: number; applicationCount: number };
