import type { Mention } from "../stored-mentions";

type Named = { id: string; name: string };

/**
 * Whom a text mentions: "@" and the whole name of somebody, or a first name that nobody else has. A name that several people
 * have is nobody's, unless one of them was chosen (`chosen`: ids).
 */
export function findMentions(text: string, people: readonly Named[], chosen: readonly string[] = []): Mention[] {
  const found = new Map<string, Mention>();
  for (const at of text.matchAll(/(?<![\p{L}\p{N}._%+-])@(?=\p{L})/gu)) {
    const rest = text.slice(at.index + 1);
    const mention = readName(rest, people, chosen);
    if (mention && !found.has(mention.name)) found.set(mention.name, mention);
  }
  return [...found.values()];
}

/** The longest name that `rest` begins with. */
function readName(rest: string, people: readonly Named[], chosen: readonly string[]): Mention | null {
  const wholes = people.map(({ id, name }) => ({ id, name }));
  const firsts = people.map(({ id, name }) => ({ id, name: name.split(/\s+/)[0] ?? name }));
  for (const named of [wholes, firsts]) {
    const fits = named.filter(({ name }) => beginsWithName(rest, name));
    const longest = Math.max(0, ...fits.map(({ name }) => name.length));
    const those = fits.filter(({ name }) => name.length === longest);
    const one = those.length > 1 ? those.filter(({ id }) => chosen.includes(id)) : those;
    if (one.length === 1 && one[0]) return { id: one[0].id, name: rest.slice(0, longest) };
    if (those.length > 0) return null;
  }
  return null;
}

function beginsWithName(rest: string, name: string): boolean {
  const isEqual = rest.slice(0, name.length).toLocaleLowerCase() === name.toLocaleLowerCase();
  return name !== "" && isEqual && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length));
}

/** A part of a note: plain text, or a mention with the name that the person has today. */
export type NotePart = { text: string; isMention: boolean };

/** A note in parts. `names`: of the people mentioned, by id; who has no account any more keeps the name that was written. */
export function partsOfNote(
  text: string,
  mentions: readonly Mention[],
  names: Readonly<Record<string, string>>,
): NotePart[] {
  const parts: NotePart[] = [];
  let from = 0;
  for (const at of text.matchAll(/(?<![\p{L}\p{N}._%+-])@/gu)) {
    if (at.index < from) continue;
    const rest = text.slice(at.index + 1);
    const fits = mentions.filter(({ name }) => beginsWithName(rest, name));
    const mention = fits.sort((one, other) => other.name.length - one.name.length)[0];
    if (!mention) continue;
    if (at.index > from) parts.push({ text: text.slice(from, at.index), isMention: false });
    parts.push({ text: `@${names[mention.id] ?? mention.name}`, isMention: true });
    from = at.index + 1 + mention.name.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMention: false });
  return parts;
}
