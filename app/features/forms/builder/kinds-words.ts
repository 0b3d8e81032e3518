import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/kinds";
import type { FieldKind } from "../form-model/schema";

export const kindWords = inEveryLanguage("builder/kinds", en satisfies Record<FieldKind, unknown>);
