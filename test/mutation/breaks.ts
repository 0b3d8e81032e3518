/** A break of one line that a test must notice: `from` stands once in `file`, and `tests` are red with `to` in its place. */
export type Break = { file: string; from: string; to: string; project: "domain" | "workers"; tests: string };

const conditions = {
  file: "app/features/form-model/conditions.ts",
  project: "domain",
  tests: "test/domain/model/conditions.test.ts",
} as const;
const session = {
  file: "app/platform/auth/landlord-of.server.ts",
  project: "workers",
  tests: "test/workers/guards.test.ts",
} as const;
const key = {
  file: "app/features/rent-forms/queries/may-reach-form.server.ts",
  project: "workers",
  tests: "test/workers/guards.test.ts",
} as const;
const batch = {
  file: "app/db/guarded-batch.server.ts",
  project: "workers",
  tests: "test/workers/db/guarded-batch.test.ts",
} as const;
const selects = {
  file: "app/db/sound-selects.server.ts",
  project: "workers",
  tests: "test/workers/db/sound-selects.test.ts",
} as const;

/** Rules and guards, line by line: what `npm run mutate` breaks. */
export const breaks: readonly Break[] = [
  { ...conditions, from: "condition.all.every(test)", to: "condition.all.some(test)" },
  { ...conditions, from: "condition.any.some(test)", to: "condition.any.every(test)" },
  { ...conditions, from: 'return op === "isNotAnswered"', to: "return false" },
  { ...conditions, from: 'return op === "isNotAnswered"', to: 'return op === "isNot"' },
  { ...conditions, from: "return !equals(answer, value)", to: "return equals(answer, value)" },
  { ...conditions, from: "return equals(answer, value)", to: "return true" },
  { ...conditions, from: "order(answer, value) > 0", to: "order(answer, value) >= 0" },
  { ...conditions, from: "order(answer, value) > 0", to: "order(answer, value) < 0" },
  { ...conditions, from: "order(answer, value) < 0", to: "order(answer, value) <= 0" },
  { ...conditions, from: "order(answer, value) < 0", to: "order(answer, value) > 0" },
  { ...conditions, from: "amountOf(answer) - Number(value)", to: "Number(value) - amountOf(answer)" },
  { ...conditions, from: "compareDates(date, String(value))", to: "0" },
  { ...conditions, from: "keysOf(answer).some(", to: "keysOf(answer).every(" },
  { ...conditions, from: "return amount === Number(value)", to: "return amount >= Number(value)" },
  { ...conditions, from: "return keys.length === 1 &&", to: "return" },
  { ...conditions, from: "fold(answer).includes(fold(value))", to: "answer.includes(value)" },
  { ...conditions, from: ": keys.includes(value)", to: ": keys.join().includes(value)" },
  { ...conditions, from: "return text.trim().toLowerCase()", to: "return text.toLowerCase()" },
  { ...conditions, from: "return text.trim().toLowerCase()", to: "return text.trim()" },
  { ...conditions, from: '[answer ? "yes" : "no"]', to: '[answer ? "no" : "yes"]' },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has it so
  { ...session, from: "s.expires_at > ${now}", to: "s.expires_at >= ${now}" },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has it so
  { ...session, from: " AND s.expires_at > ${now}", to: " AND ${now} = ${now}" },
  { ...session, from: " AND u.email_verified = 1", to: "" },
  { ...session, from: "coalesce(u.banned, 0) = 0 OR", to: "1 OR" },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has it so
  { ...session, from: "u.ban_expires <= ${now}", to: "u.ban_expires < ${now}" },
  { ...key, from: " AND holder.verified_at IS NOT NULL", to: "" },
  { ...key, from: "AND holder.claimed_by IS NULL AND", to: "AND" },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has it so
  { ...key, from: " AND key.purpose = ${mailLinks.manageForm.purpose}", to: "" },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has it so
  { ...key, from: "key.expires_at > ${now}", to: "key.expires_at >= ${now}" },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has it so
  { ...key, from: "AND holder.form_id = ${rentForm.id} ", to: "" },
  { ...batch, from: "changes() > 0", to: "1" },
  { ...batch, from: "if (isRepeatable && ", to: "if (" },
  { ...batch, from: "at += list.length", to: "at += 1" },
  { ...selects, from: "isSingleTable: false", to: "isSingleTable: true" },
  { ...selects, from: "if (twice !== undefined)", to: "if (twice === null)" },
];
