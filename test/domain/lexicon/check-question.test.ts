import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkQuestion, type QuestionInput } from "../../../app/features/forms/law/lexicon/check-question";

function verdictOf(input: Omit<QuestionInput, "kind">, locale = "en") {
  return checkQuestion({ kind: "text", ...input }, locale);
}

describe("the lexicon reads every text that an applicant sees", () => {
  test("and refuses an innocent label with forbidden options", () => {
    const options = ["Christian", "Muslim", "Other"];
    expect(verdictOf({ label: "Tick one", options })).toEqual({
      verdict: "refuse",
      category: "religion",
      part: "option 1",
    });
  });

  test("and refuses options that are forbidden only together", () => {
    const found = verdictOf({ label: "Status", options: ["Single", "Married"] });
    expect(found).toMatchObject({ verdict: "refuse", category: "marital" });
    expect(verdictOf({ label: "Bed", options: ["Single", "Double"] }).verdict).toBe("pass");
  });

  test("and refuses help, placeholder and other texts", () => {
    expect(verdictOf({ label: "About you", help: "Tell us your religion" })).toMatchObject({ part: "help" });
    expect(verdictOf({ label: "Number", placeholder: "SSN" })).toMatchObject({ part: "placeholder" });
    expect(verdictOf({ label: "A", extra: ["Send your IBAN"] })).toMatchObject({ verdict: "refuse", part: "extra" });
  });

  test("and refuses a short label under its section's title", () => {
    expect(verdictOf({ label: "Number", sectionTitle: "Passport" }).verdict).toBe("refuse");
    expect(verdictOf({ label: "Sex", sectionTitle: "Your pets" }).verdict).toBe("pass");
  });

  test("and reads every language filled in, whatever languages the form declares", () => {
    expect(verdictOf({ label: { en: "How long will you stay?", fr: "Êtes-vous mariée ?" } }).verdict).toBe("refuse");
    expect(verdictOf({ label: "¿Cuál es su religión?" }, "en").verdict).toBe("refuse");
  });

  test("and is not misled by a harmless first half", () => {
    expect(verdictOf({ label: "Do you need a parking permit, and what is your debit card number?" }).verdict).toBe(
      "refuse",
    );
    expect(verdictOf({ label: "What is your sex and your dog's breed?" }).verdict).toBe("refuse");
    expect(verdictOf({ label: "Sex and breed of your dog" }).verdict).toBe("pass");
  });
});

const arbitraryQuestion = fc.constantFrom(
  "What is your religion?",
  "Número de la Seguridad Social",
  "Êtes-vous enceinte ?",
  "Sind Sie verheiratet?",
  "Qual é a sua nacionalidade?",
  "Do you need a parking card?",
  "Alter der Heizung",
  "Wie groß sind Sie?",
);

describe("the lexicon recognises disguised words", () => {
  test("with invisible characters", () => {
    const invisible = fc.constantFrom("\u200b", "\u200d", "\u00ad", "\ufeff", "\u2060");
    fc.assert(
      fc.property(arbitraryQuestion, fc.array(fc.tuple(fc.nat(40), invisible), { maxLength: 8 }), (text, marks) => {
        const letters = [...text];
        for (const [at, mark] of marks) letters.splice(at % (letters.length + 1), 0, mark);
        expect(verdictOf({ label: letters.join("") })).toEqual(verdictOf({ label: text }));
      }),
    );
  });

  test("in capitals, in any text", () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryQuestion, fc.string()), (text) => {
        expect(verdictOf({ label: text.toUpperCase() })).toEqual(
          verdictOf({ label: text.toUpperCase().toLowerCase() }),
        );
      }),
    );
    for (const text of fc.sample(arbitraryQuestion, 40)) {
      expect(verdictOf({ label: text.toUpperCase() })).toEqual(verdictOf({ label: text }));
    }
  });

  test.each([
    "R e l i g i o n",
    "r.e.l.i.g.i.o.n",
    "reIigion",
    "rel1gi0n",
    "rеligiоn",
    "RELIGIÓN",
    "religiooon",
    "relgion",
    "ｒｅｌｉｇｉｏｎ",
    "reli gion",
  ])("and reads %s as religion", (label) =>
    expect(verdictOf({ label })).toMatchObject({ verdict: "refuse", category: "religion" }),
  );

  test("and throws for no random text", () => {
    // Lone surrogates too. Cheap to make: fast-check's own "binary" unit took seconds on a busy machine.
    const anyText = fc.array(fc.nat(0xffff), { maxLength: 30 }).map((units) => String.fromCharCode(...units));
    fc.assert(
      fc.property(anyText, fc.string(), fc.array(fc.string()), (label, help, options) => {
        expect(["refuse", "warn", "pass"]).toContain(verdictOf({ label, help, options }).verdict);
      }),
    );
  });
});
