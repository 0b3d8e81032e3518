import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { canonicalJson } from "~/kernel/canonical-json";
import { catalogue, neverOffered, ruleKeyOf } from "../../../app/features/forms/form-model/catalogue";
import { readyConsents } from "../../../app/features/forms/form-model/consents";
import { packFileSchema } from "../../../app/features/forms/law/pack-schema";
import { countEntries } from "../../../app/features/forms/law/packs.server";
import { placeNameOf } from "../../../app/features/forms/law/place-names";
import { chainOf, packPlaces } from "../../../app/features/forms/law/place-of";
import { namedQuestions } from "../../../app/features/forms/law/question-names";
import { subplacesIn } from "../../../app/features/forms/law/subplaces";
import { noFiles, packFiles } from "./packs";

const files = Object.entries(packFiles).map(([path, pack]) => ({ name: path.replace(/^.*\/|\.json$/g, ""), pack }));

/** Questions packs speak of that no form of ours has: consents asked elsewhere, and "occupation", which employment covers. */
const notInCatalogue = ["consentCreditCheck", "occupation"];

it("each place that an address can have has a law pack, and no other", () => {
  expect(files.map(({ name }) => name).sort()).toEqual([...packPlaces].sort());
});

it.each(files)("$name has the schema of a pack and is named after its place", ({ name, pack }) => {
  expect(packFileSchema.parse(pack)).toEqual(pack);
  expect(pack.place).toBe(name);
  expect(chainOf(name)).toEqual(pack.inherits === null ? [name] : [pack.inherits, name]);
});

it.each(files)("$name has a version derived from its content", ({ pack: { version, ...content } }) => {
  const hash = createHash("sha256").update(canonicalJson(content)).digest("hex").slice(0, 8);
  // A changed file is a new version: run `npm run law:stamp`.
  expect(version).toBe(`${content.checkedOn}.${hash}`);
});

it.each(files)("$name has one rule for each question and subplace, and unread rules are never strict", ({ pack }) => {
  const keys = pack.rules.map(({ question, subplace }) => `${question}@${subplace ?? ""}`);
  expect(new Set(keys).size).toBe(keys.length);
  const unread = pack.rules.filter(({ confidence, source }) => confidence === "read" && source === null);
  expect(unread).toEqual([]);
});

it.each(files)("$name has only known questions", ({ pack }) => {
  const known = new Set([
    ...catalogue.map(({ key }) => ruleKeyOf(key)),
    ...neverOffered.map(({ key }) => key),
    ...Object.keys(readyConsents),
    ...notInCatalogue,
  ]);
  expect(pack.rules.map(({ question }) => question).filter((question) => !known.has(question))).toEqual([]);
});

it.each(files)("$name and all its questions have display names", ({ name, pack }) => {
  expect(placeNameOf(name, "en")).toBe(pack.name);
  const rules = pack.rules.filter(({ question }) => !namedQuestions.includes(question));
  expect(rules.map(({ question }) => question)).toEqual([]);
});

it.each(files)("$name has only cities and counties that an address can have", ({ name, pack }) => {
  const named = new Set([...pack.rules, ...pack.notices].flatMap(({ subplace }) => subplace ?? []));
  expect([...named].sort()).toEqual(subplacesIn(name).sort());
});

// Red when an entry is marked as read without saying where, or when the page's figures leave a kind of entry out.
it("the page of all places states how many entries were read in the law, and how many not", async () => {
  const all = files.flatMap(({ pack: { rules, notices, fees, deposit, rent, decline, retention } }) => [
    ...[...rules, ...notices],
    ...[fees, deposit, decline, retention, ...(rent ? [rent] : [])],
  ]);
  const unread = all.filter(({ confidence }) => confidence === "known");
  expect(await countEntries(noFiles)).toEqual({ entries: all.length, unread: unread.length });
  expect(unread.length).toBeGreaterThan(0);
});
