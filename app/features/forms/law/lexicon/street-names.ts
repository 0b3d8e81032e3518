import { isLight, type Segment } from "./tokens";

/**
 * Names of streets and places: "Race Street", "rue de la Foi", "Kirchgasse", "Temple Hill". Their words ask for nothing. A
 * kind that is a common word elsewhere ("place", "way") is one only where an address says so: after a number or "in".
 */
const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Kinds that stand behind the name, in English and German. */
const behind = words(
  "street road avenue lane boulevard highway parkway terrace crescent alley rd st ave blvd ln hwy strasse gasse allee",
);
const behindMaybe = words(
  "square place drive way park hill hills row close trail heights gardens village city county point head island islands beach creek valley springs bay mews walk green bridge gate platz weg ring ufer damm viertel",
);
/** Common in questions ("divorce court", "circle one"): only behind a number. */
const behindNumber = words("court circle dr ct cir pl sq");
/** Kinds that stand before the name, in Spanish, French, Portuguese and German. */
const before = words(
  "calle avenida avda plaza callejon barrio rue avenue boulevard bd impasse quai rua praca travessa alameda bairro strasse gasse",
);
const beforeMaybe = words("place cours passage route chemin allee camino paseo carretera largo estrada platz weg cite");
const joining = words("de del la las los el l d du des le les da do das dos der zum zur");
/** German streets in one word, and those that need an address around them. */
const inOne = /.(?:strasse|str|gasse|allee)$/;
const inOneMaybe = /.{3}(?:platz|weg|ring|ufer|damm|viertel|burg|ville|town|stadt|dorf|bury|shire)$/;

const placing = words(
  "know visit see reach to from via on in at near off along opposite behind beside en na no em nas nos sur am im an auf bei beim zur zum vom",
);
const articles = words("the la le las el der die dem den a");
const homes = words(
  "apartment apartments apt flat flats house home room rooms studio loft unit condo duplex townhouse piso casa apartamento departamento estudio habitacion appartement maison chambre wohnung zimmer haus quarto moradia",
);
const asking = words(
  "which what whose que cual cuales quel quelle quels quelles qual quais welche welcher welches welchem",
);
/** Words of a name, at most. */
const nameWords = 3;

type Reader = Segment & { persons: ReadonlySet<number> };

/** The places of all words that are the name of a street or place. `persons`: where words for a person stand. */
export function streetNames(segment: Segment, persons: ReadonlySet<number>): Set<number> {
  const reader = { ...segment, persons };
  const finders = [nameBefore, nameBehind, nameInOne, nameOfTown];
  return new Set(segment.tokens.flatMap((_, index) => finders.flatMap((find) => find(reader, index))));
}

const wordAt = ({ tokens }: Reader, index: number): string => tokens[index]?.forms[0] ?? "";
const isNumber = (reader: Reader, index: number): boolean =>
  reader.tokens[index]?.forms.some((form) => /^\d+[a-z]?$/.test(form)) ?? false;
const isSameChunk = ({ tokens }: Reader, one: number, other: number): boolean =>
  tokens[one]?.chunk === tokens[other]?.chunk;

function isNameWord(reader: Reader, index: number): boolean {
  const word = wordAt(reader, index);
  if (word === "" || isNumber(reader, index) || reader.persons.has(index)) return false;
  return (
    !isLight(word, reader.languages) &&
    !placing.has(word) &&
    !articles.has(word) &&
    !homes.has(word) &&
    !asking.has(word)
  );
}

/** A home, or "in" and its like, perhaps with an article, right before `index`. */
function isPlaced(reader: Reader, index: number): boolean {
  const word = wordAt(reader, index - 1);
  if (homes.has(word) || placing.has(word)) return true;
  return articles.has(word) && placing.has(wordAt(reader, index - 2));
}

/** "The Race Street entrance", "the corner of Race Street and Vine Street". */
function isListed(reader: Reader, start: number): boolean {
  const word = wordAt(reader, start - 1);
  return articles.has(word) || word === "of" || (word === "and" && behind.has(wordAt(reader, start - 2)));
}

function isNobodyAsked(reader: Reader, index: number): boolean {
  return ![...reader.persons].some((person) => isSameChunk(reader, person, index));
}

/** "Race Street": the words before its kind. */
function nameBefore(reader: Reader, kind: number): number[] {
  const word = wordAt(reader, kind);
  const isSure = behind.has(word);
  if (!isSure && !behindMaybe.has(word) && !behindNumber.has(word)) return [];
  let start = kind;
  while (kind - start < nameWords && isSameChunk(reader, start - 1, kind) && isNameWord(reader, start - 1)) start -= 1;
  if (start === kind) return [];
  const hasNumber = isNumber(reader, start - 1);
  const isNamed = isSure
    ? hasNumber || start === 0 || isPlaced(reader, start) || isNumber(reader, kind + 1) || isListed(reader, start)
    : hasNumber || (behindMaybe.has(word) && isPlaced(reader, start) && isNobodyAsked(reader, kind));
  return isNamed ? range(start, kind) : [];
}

/** "rue de la Foi": the words behind its kind. */
function nameBehind(reader: Reader, kind: number): number[] {
  const word = wordAt(reader, kind);
  const isSure = before.has(word);
  if ((!isSure && !beforeMaybe.has(word)) || asking.has(wordAt(reader, kind - 1))) return [];
  let start = kind + 1;
  while (joining.has(wordAt(reader, start)) && isSameChunk(reader, start, kind)) start += 1;
  let end = start;
  while (end - start < nameWords && isSameChunk(reader, end, kind) && isNameWord(reader, end)) end += 1;
  if (end === start || isAsked(reader, end)) return [];
  const hasNumber = isNumber(reader, end) || isNumber(reader, kind - 1);
  const isAlone = kind === 0 && !isSameChunk(reader, end, kind) && isNobodyAsked(reader, kind);
  return isSure || hasNumber || isAlone || isPlaced(reader, kind) ? range(kind, end - 1) : [];
}

/** "... the church street that you attend": somebody is spoken to right behind. */
function isAsked(reader: Reader, end: number): boolean {
  return [end, end + 1, end + 2].some((index) => reader.persons.has(index) && isSameChunk(reader, index, end - 1));
}

/** "Judengasse", "am Glaubensplatz", "in Christiansburg". */
function nameInOne(reader: Reader, index: number): number[] {
  const word = wordAt(reader, index);
  if (inOne.test(word)) return [index];
  if (!inOneMaybe.test(word) || !isNobodyAsked(reader, index)) return [];
  return isPlaced(reader, index) || isNumber(reader, index + 1) ? [index] : [];
}

/** "Flat in Temple": after a home and "in", to the end. */
function nameOfTown(reader: Reader, home: number): number[] {
  if (!homes.has(wordAt(reader, home)) || !placing.has(wordAt(reader, home + 1))) return [];
  const start = articles.has(wordAt(reader, home + 2)) ? home + 3 : home + 2;
  let end = start;
  while (end - start < nameWords && isSameChunk(reader, end, home) && isNameWord(reader, end)) end += 1;
  const isEnd = !isSameChunk(reader, end, home);
  return end > start && isEnd && isNobodyAsked(reader, home) ? range(start, end - 1) : [];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}
