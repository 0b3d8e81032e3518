import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { FieldScene } from "../../../app/features/applying/answering/ui/field-scene";
import { FieldView } from "../../../app/features/applying/answering/ui/field-view";
import { wordsFor } from "../../../app/features/applying/answering/words";
import type { AnswerError, RawAnswers } from "../../../app/features/forms/form-model/answers";
import { catalogue, fieldFromCatalogue } from "../../../app/features/forms/form-model/catalogue";
import { compile, partsOf } from "../../../app/features/forms/form-model/compile";
import { currencyOf } from "../../../app/features/forms/form-model/currency";
import { errorText } from "../../../app/features/forms/form-model/error-text";
import { evaluate } from "../../../app/features/forms/form-model/evaluate";
import { dateOrder } from "../../../app/features/forms/form-model/example-values";
import { phoneReading } from "../../../app/features/forms/form-model/read-phone.server";
import type { Field, FieldKind, FormDefinition } from "../../../app/features/forms/form-model/schema";
import { messagesFor } from "../../../app/features/forms/form-model/texts";
import { definitionOf, fieldOf, id } from "../model/support";

type Reader = { locale: string; country: string; today: string };

const readers: Reader[] = [
  { locale: "en", country: "US", today: "2026-11-23" },
  { locale: "es", country: "ES", today: "2028-02-29" },
  { locale: "fr", country: "CA", today: "2026-12-31" },
  { locale: "en", country: "HU", today: "2027-01-31" },
];

function formOf(field: Field, country: string): FormDefinition {
  const definition = definitionOf([{ id: id("sec"), fields: [{ ...field, required: true }] }]);
  return { ...definition, property: { ...definition.property, address: { ...definition.property.address, country } } };
}

/** What is wrong with these answers to one question, with the words beside it, as the draft's page says them. */
function check(field: Field, raw: RawAnswers, { locale, country, today }: Reader) {
  const definition = formOf(field, country);
  const phone = phoneReading(country);
  const context = { today, locale, ...phone, currency: currencyOf(definition) };
  const { errors } = evaluate(compile(definition), raw, { mode: "submit" }, context);
  const say = (error: AnswerError): string =>
    errorText(error, { label: "", kind: field.kind }, messagesFor(locale, phone.phoneExample));
  return { definition, said: errors.map((error): [string, string] => [error.path, say(error)]) };
}

function render(field: Field, said: [string, string][], { locale, country, today }: Reader): string {
  const definition = formOf(field, country);
  const [section] = definition.sections;
  const [shown] = section?.fields ?? [];
  if (!section || !shown) throw new Error("No question");
  const scene: FieldScene = {
    ...{ definition, locale, today, raw: {}, documents: [], words: wordsFor(locale) },
    errors: new Map(said),
    visible: new Set([field.id]),
    onlyIf: () => "",
  };
  return renderToStaticMarkup(<FieldView scene={scene} spot={{ field: shown, section, path: field.id }} />);
}

/** Every part holds that text; parts that are chosen hold what they come with. */
function filled(field: Field, text: string): RawAnswers {
  const preset: Record<string, string> = { ".period": "month", ".basis": "gross", ".country": "US" };
  return Object.fromEntries(partsOf(field).map((part) => [field.id + part, [preset[part] ?? text]]));
}

const questions = catalogue
  .filter(({ kind }) => kind !== "statement")
  .map(({ key }) => [key, fieldFromCatalogue(key, { nodeId: () => id("asked") }, "en").field] as const);

describe("an example shown at a question", () => {
  // Red when `exampleDate` leaves out the bounds of the question.
  it.each(questions.filter(([, { kind }]) => kind === "date" || kind === "dateRange"))(
    "is a valid date in the reader's order: %s",
    (_key, field) => {
      for (const reader of readers) {
        const html = render(field, [], reader);
        const example = /class="hint"[^>]*>[\s\S]*?(\d[\d ]+\d)<\/p>/.exec(html)?.[1]?.split(" ") ?? [];
        const order = dateOrder(reader.country).filter((part) => partsOf(field).some((name) => name.endsWith(part)));
        expect(example).toHaveLength(order.length);
        const raw = Object.fromEntries(
          partsOf(field).map((name) => [
            field.id + name,
            [example[order.findIndex((part) => name.endsWith(part))] ?? ""],
          ]),
        );
        expect([reader, example, check(field, raw, reader).said]).toEqual([reader, example, []]);
      }
    },
  );

  // Red when a question about the past, which may reach a year ahead, is answered by a date to come.
  it("is in the past for the start date of a tenancy or job", () => {
    const [, field] = questions.find(([key]) => key === "employer.start") ?? [];
    const [reader] = readers as [Reader];
    const html = field ? render(field, [], reader) : "";
    const example = /class="hint"[^>]*>[\s\S]*?(\d[\d ]+\d)<\/p>/.exec(html)?.[1] ?? "";
    expect(Number(example.split(" ").at(-1))).toBeLessThan(Number(reader.today.slice(0, 4)));
  });

  // Red when a number's message says "like 12" whatever the question takes.
  it.each(questions)("in an error message is a valid answer: %s", (_key, field) => {
    for (const reader of readers) {
      for (const typed of [{}, filled(field, "x-y"), filled(field, "7 7")]) {
        for (const [path, message] of check(field, typed, reader).said) {
          const example = /(?:, like|, como|, comme) (.+)$/.exec(message)?.[1];
          // Of a date's boxes each hangs on the others.
          if (!example || /\.(day|month|year)$/.test(path)) continue;
          const raw = { ...filled(field, example), [path]: [example] };
          expect([message, check(field, raw, reader).said]).toEqual([message, []]);
        }
      }
    }
  });

  it("occurs at many questions, so that these tests check something", () => {
    const [reader] = readers as [Reader];
    const heads = questions.flatMap(([, field]) => check(field, filled(field, "x-y"), reader).said);
    expect(heads.filter(([, message]) => message.includes(", like ")).length).toBeGreaterThan(20);
  });
});

const options = ["a", "b"].map((name) => ({ id: id(name), label: { en: name } }));
const kinds: Field[] = [
  fieldOf("text", "text"),
  fieldOf("longText", "long"),
  fieldOf("email", "mail"),
  fieldOf("phone", "phone"),
  fieldOf("number", "number"),
  fieldOf("money", "money", { withPeriod: true, withBasis: true }),
  fieldOf("date", "date"),
  fieldOf("dateRange", "range"),
  fieldOf("severalDays", "days"),
  fieldOf("choice", "choice", { options, other: true }),
  fieldOf("multiChoice", "multi", { options, other: true }),
  fieldOf("dropdown", "drop", { options }),
  fieldOf("yesNo", "yesno"),
  fieldOf("name", "name"),
  fieldOf("address", "address"),
  fieldOf("file", "file"),
  fieldOf("signature", "sign"),
];

describe("an error message of a question", () => {
  const [reader] = readers as [Reader];

  // Red when a control, or the group it stands for, leaves out `aria-describedby`.
  it.each(kinds.map((field) => [field.kind, field] as const))(
    "is linked to its input by aria-describedby: %s",
    (_kind, field) => {
      const label = { en: "Zebra question" };
      const seen = [{}, filled(field, "other"), filled(field, "7 7")].flatMap((raw) => {
        const { said } = check({ ...field, label }, raw, reader);
        const html = render({ ...field, label }, said, reader);
        for (const [name, message] of said) {
          expect(message).not.toContain(label.en);
          expect(describedBy(html, name)).toContain(message);
        }
        expect(html.split(label.en)).toHaveLength(2);
        return said;
      });
      expect(seen.length).toBeGreaterThan(0);
    },
  );

  it("is shown once where two inputs share it, and both refer to it", () => {
    const field = fieldOf("dateRange", "range");
    const { said } = check(field, filled(field, ""), reader);
    const html = render(field, [...said, [`${field.id}.to.day`, said[0]?.[1] ?? ""]], reader);
    const words = said[0]?.[1] ?? "";
    expect(html.split(words)).toHaveLength(2);
    expect(describedBy(html, `${field.id}.from.day`)).toContain(words);
    expect(describedBy(html, `${field.id}.to.day`)).toContain(words);
  });
});

/** The words that describe a control; those of its group where the group is what is wrong. */
function describedBy(html: string, name: string): string {
  const tags = [...html.matchAll(/<(?:input|select|textarea|fieldset)\b[^>]*>/g)].map(([tag]) => tag);
  const escaped = name.replaceAll(".", "\\.");
  const isVisible = (tag: string) => !/type="(hidden|radio|checkbox)"/.test(tag);
  const own = tags.find((tag) => isVisible(tag) && new RegExp(` name="${escaped}"`).test(tag));
  const tag = own ?? tags.find((candidate) => new RegExp(`^<fieldset[^>]* id="${escaped}"`).test(candidate)) ?? "";
  const ids = / aria-describedby="([^"]+)"/.exec(tag)?.[1]?.split(" ") ?? [];
  return ids.map((at) => html.split(` id="${at}">`)[1]?.split("</p>")[0] ?? `nothing has the id ${at}`).join(" ");
}

describe("a landlord's own question", () => {
  const asked = (label: string, help: string) =>
    render({ ...fieldOf("text", "own"), label: { en: label }, help: { en: help } } as Field, [], readers[0] as Reader);

  // Red when FieldView leaves out dirOf: the mark of an Arabic question stood at its wrong end.
  it("is marked right-to-left where its letters are, and other questions get no extra markup", () => {
    const html = asked("هل تدخن؟", "اكتب جملة.");
    expect(html).toContain('<span dir="auto">هل تدخن؟</span>');
    expect(html).toContain('<span dir="auto">اكتب جملة.</span>');
    expect(asked("Do you smoke?", "A sentence.")).not.toContain('<span dir="auto"');
  });

  it("in English on an Arabic page keeps its direction, and an address or number is typed from the left", () => {
    const [reader] = readers;
    const arabic = { ...(reader as Reader), locale: "ar" };
    const own = { ...fieldOf("text", "own"), label: { en: "Do you smoke?" } } as Field;
    expect(render(own, [], arabic)).toContain('<span dir="auto" lang="en">Do you smoke?</span>');
    const typed = (kind: FieldKind) => render({ ...fieldOf(kind, "own") } as Field, [], arabic);
    for (const kind of ["email", "phone", "number", "date", "money"] as const)
      expect([kind, /<input[^>]* dir="ltr"/.test(typed(kind))]).toEqual([kind, true]);
    expect(typed("text")).toMatch(/<input[^>]* dir="auto"/);
  });
});
