/** What stands behind "@" before the caret, and where its "@" is. */
export type Asked = { query: string; from: number };

const behindAt = /(?:^|[^\p{L}\p{N}._%+-])@([\p{L}\p{M}'’. -]{0,40})$/u;

/** Null where no name is being typed. */
export function askedAt(text: string, caret: number): Asked | null {
  const [, query] = behindAt.exec(text.slice(0, caret)) ?? [];
  return query === undefined ? null : { query, from: caret - query.length - 1 };
}

const suggestedAtMost = 6;

/** People with a word in their name that begins so; none once a whole name stands there. */
export function suggested<Person extends { name: string }>(people: readonly Person[], query: string): Person[] {
  const sought = query.toLocaleLowerCase();
  const isWhole = people.some(({ name }) => sought.startsWith(`${name.toLocaleLowerCase()} `));
  if (isWhole || sought.startsWith(" ")) return [];
  return people.filter(({ name }) => ` ${name.toLocaleLowerCase()}`.includes(` ${sought}`)).slice(0, suggestedAtMost);
}
