/** Two letters side by side. What is filled in stands as "{}". */
const letters = /\p{L}{2}/u;
/** Two words, or a word and what is filled in. */
const several = /\p{L}[’',.:;!?…”)]*\s+[“(]?(?:\p{L}|\{\}|\d)|\{\}[’',.:;!?…”)]*\s+[“(]?\p{L}/u;
const capitalised = /^[“(¿¡]?\p{Lu}\p{Ll}+/u;
const oneLetter = /^[“(¿¡]?(?:I|A|\{\}) \p{L}/u;
const ended = /^\p{Ll}+ (?:\p{Ll}+ )+\p{Ll}+[.!?]$/u;
/** Addresses, types of files, SQL, headers, code, classes, fonts, reason phrases of HTTP. */
const machine = [
  /^(?:https?:|mailto:|data:|[/#.]|[\w.+-]+\/[\w.+-]+(?:;|$))/,
  /\b(?:SELECT|INSERT|UPDATE|DELETE|EXISTS|ORDER BY|ON CONFLICT|AND \{\}|Bearer|Basic) /,
  /max-age=|;\s*\w+=|url\(|var\(|calc\(|charset=|[<>]=|\(\)|=>/,
  /^\{\} [a-z]+-[a-z-]+$/,
  /, (?:sans-)?serif$/,
  /^(?:Not Found|Method Not Allowed|Accept-Language, Cookie)$/,
];

function isForMachines(line: string): boolean {
  return machine.some((pattern) => pattern.test(line));
}

/** Where nothing but words can stand: anything with letters. */
export function isText(text: string): boolean {
  return letters.test(text);
}

/** Where people read: two words, or one that begins with a capital. */
export function isLabel(text: string): boolean {
  const line = text.trim();
  return letters.test(line) && !isForMachines(line) && (several.test(line) || capitalised.test(line));
}

/** Wherever it stands: several words that begin with a capital or a number, or end as a sentence does. */
export function isSentence(text: string): boolean {
  const line = text.trim();
  if (!several.test(line) || isForMachines(line)) return false;
  return capitalised.test(line) || oneLetter.test(line) || ended.test(line);
}
