import type { CategoryKey } from "../../../../app/features/forms/law/lexicon/categories";

/** Questions as landlords write them: refused, warned of, and passed. */
export type Corpus = Record<CategoryKey, { forbidden: string[]; doubtful: string[]; harmless: string[] }>;
