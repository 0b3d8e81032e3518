import { countLinks } from "../../../kernel/text-signs";
import type { Field, FormDefinition, LocalizedText } from "../form-model/schema";
import { isOwnText, type LexiconFinding } from "../law/lexicon/check-definition-texts";
import { normalise } from "../law/lexicon/normalise";
import type { FormFacts, TextFacts } from "./facts";
import * as phrases from "./phrases";

type OwnText = { text: string; isQuestion: boolean };

/** What the landlord wrote, in every language; ready questions and consents with their own words are not his. */
export function ownTexts({ title, intro, landlord, property, sections, consents }: FormDefinition): OwnText[] {
  const { logo: _, ...named } = landlord ?? {};
  const front = [title, intro, named, property.criteria, ...(property.photos ?? []).map(({ alt }) => alt)];
  const asked = sections.flatMap((section) => {
    const own = section.fields.filter(isOwnText);
    const isOwn = own.length > 0 || section.fields.length === 0;
    return [...(isOwn ? [section.title] : []), section.help, ...own.flatMap(textsOf)];
  });
  const ticked = consents.filter(({ catalogueKey }) => catalogueKey === undefined).map(({ text }) => text);
  return [...written(front, false), ...written([...asked, ...ticked], true)];
}

function textsOf(field: Field): (LocalizedText | undefined)[] {
  const options = "options" in field ? field.options.map(({ label }) => label) : [];
  return [field.label, field.help, ...options, ...(field.kind === "statement" ? [field.text] : [])];
}

function written(texts: readonly (LocalizedText | undefined)[], isQuestion: boolean): OwnText[] {
  const all = texts.flatMap((text) => Object.values(text ?? {}));
  return [...new Set(all)].filter((text) => text.trim() !== "").map((text) => ({ text, isQuestion }));
}

const sentences = (text: string) => text.split(/[!?;\n]+|\.(?=\s|$)/u);
const bareLink =
  /(?<![@\w.-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|xyz|top|site|online|shop|click|live|ru|cn|tk|icu)\b/u;
const mailOrPhone = /[\w.+-]+@[\w-]+\.[a-z]{2,}|\+?\d[\d ()./-]{8,}\d/u;

/** How many texts show each sign of theft, and which papers are wanted at once. `findings`: the lexicon's. Pure. */
export function readTexts(
  definition: FormDefinition,
  findings: readonly LexiconFinding[],
): { texts: TextFacts; papers: FormFacts["papers"]; isAgency: boolean } {
  const where = Object.values(definition.property.address).map((part) => normalise(part));
  const texts = ownTexts(definition).map(({ text, isQuestion }) => ({
    isQuestion,
    raw: text.toLowerCase(),
    plain: withoutAddress(normalise(text), where),
  }));
  const count = (test: (text: (typeof texts)[number]) => boolean) => texts.filter(test).length;
  const says = (...needed: readonly RegExp[]) =>
    count(({ plain }) =>
      sentences(plain).some((one) => needed.every((words) => words.test(one)) && !phrases.excused.test(one)),
    );
  // The name of a site as an answer to choose is no link.
  const hasLink = (raw: string) => countLinks(raw) > 0 || (bareLink.test(raw) && /[\s/]/u.test(raw.trim()));
  return {
    texts: {
      questionLinks: count(({ raw, isQuestion }) => isQuestion && hasLink(raw)),
      questionContacts: count(({ raw, isQuestion }) => isQuestion && mailOrPhone.test(raw)),
      hiddenLinks: count(({ raw }) => phrases.hiddenLinks.test(raw)),
      messengers: count(({ raw }) => phrases.messengers.test(raw)),
      payBeforeViewing: says(phrases.paying, phrases.beforeViewing),
      payToHold: says(phrases.paying, phrases.toHold),
      payUntraceable: says(phrases.untraceable),
      payChannels: says(phrases.channels),
      keysByCourier: says(phrases.keysByCourier),
      ownerAway: says(phrases.away),
      credentials: says(phrases.credentials),
      doubtful: doubtfulOf(definition, findings),
      brands: says(phrases.brands),
      // Nobody is named like a portal or a bank by chance.
      brandClaims: says(phrases.brands, phrases.vouching) + (isBrand(definition.landlord?.name ?? "") ? 1 : 0),
    },
    papers: papersOf(definition),
    isAgency: texts.some(({ plain, isQuestion }) => !isQuestion && phrases.agencies.test(plain)),
  };
}

const isBrand = (name: string) => phrases.brands.test(normalise(name));

const doubtful: readonly LexiconFinding["category"][] = ["identityNumbers", "bank", "cards", "secrets"];

/** Questions to write an answer to; papers count by themselves. */
function doubtfulOf({ sections }: FormDefinition, findings: readonly LexiconFinding[]): number {
  const fields = sections.flatMap((section) => section.fields).filter(({ kind }) => kind !== "file");
  const asked = new Set(fields.map(({ id }) => id));
  return findings.filter(
    ({ place, category }) => "fieldId" in place && asked.has(place.fieldId) && doubtful.includes(category),
  ).length;
}

/** A street may be called after a bank, and a form after its street. */
function withoutAddress(text: string, parts: readonly string[]): string {
  return parts.filter((part) => part.length > 3).reduce((rest, part) => rest.replaceAll(part, " "), text);
}

/** Files that everybody who applies is to send, before anybody is chosen. */
function papersOf({ sections }: FormDefinition): FormFacts["papers"] {
  const files = sections
    .filter(({ stage }) => stage === "apply")
    .flatMap(({ fields }) => fields)
    .filter((field) => field.kind === "file" && field.stage === "apply")
    .map(({ catalogueKey, label, help }) => ({
      catalogueKey,
      words: [label, help].flatMap((text) => Object.values(text ?? {}).map(normalise)),
    }));
  const count = (ready: string, words: RegExp) =>
    files.filter(
      (file) =>
        file.catalogueKey === ready || file.words.some((text) => words.test(text) && !phrases.excused.test(text)),
    ).length;
  return {
    identity: count("photoId", phrases.identityPapers),
    bank: count("bankStatement", phrases.bankPapers),
    selfie: count("", phrases.selfie),
  };
}
