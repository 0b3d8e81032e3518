import { expect, test } from "vitest";
import { checkQuestion } from "../../../app/features/forms/law/lexicon/check-question";
import { checkCorpus } from "./check-corpora";
import { de } from "./corpus/de";
import { en } from "./corpus/en";
import { es } from "./corpus/es";
import { fr } from "./corpus/fr";
import { harmless } from "./corpus/harmless";
import { pt } from "./corpus/pt";

checkCorpus("en", en);
checkCorpus("es", es);
checkCorpus("fr", fr);
checkCorpus("de", de);
checkCorpus("pt", pt);

test("the lexicon passes a hundred everyday questions", () => {
  expect(harmless.length).toBeGreaterThanOrEqual(100);
  expect(harmless.filter((label) => checkQuestion({ kind: "text", label }, "en").verdict !== "pass")).toEqual([]);
});
