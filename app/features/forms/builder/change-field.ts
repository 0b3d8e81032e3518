import type { Field } from "../form-model/schema";

/** Changes the one question at hand; edits with the same `key` run together into one step of undo. */
export type ChangeField = (edit: (field: Field) => Field, key?: string) => void;
