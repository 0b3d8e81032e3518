import { describe, expect, it } from "vitest";
import { asShown } from "../../../app/features/forms/form-model/as-shown";
import { compile } from "../../../app/features/forms/form-model/compile";
import { evaluate } from "../../../app/features/forms/form-model/evaluate";
import { definitionSchema, type Field, type LawReason } from "../../../app/features/forms/form-model/schema";
import { CONTEXT, definitionOf, fieldOf, id } from "./support";

const born = (lawReason?: LawReason, extra: Partial<Field> = {}) =>
  fieldOf("text", "born", {
    label: { en: "Where were you born?" },
    required: true,
    ...(lawReason && { lawReason }),
    ...(extra as object),
  });
const formOf = (field: Field) => definitionOf([{ id: id("one"), fields: [field] }]);
const shown = (field: Field) => asShown(formOf(field)).sections[0]?.fields[0];

describe("a landlord's own doubtful question, as sent to applicants", () => {
  it("is optional", () => {
    const definition = formOf(born({ code: "needed-now" }));
    const { errors, requiredFields } = evaluate(compile(asShown(definition)), {}, { mode: "submit" }, CONTEXT);
    expect([errors, requiredFields]).toEqual([[], []]);
    expect(evaluate(compile(definition), {}, { mode: "submit" }, CONTEXT).errors).toHaveLength(1);
  });

  it.each(["required-here", "needed-now", "other"] as const)("states its purpose in three languages: %s", (code) => {
    const help = shown(born({ code, text: "Between us" }, { help: { en: "Town is enough." } }))?.help ?? {};
    expect(help.en).toMatch(/^Town is enough\.\nAsked .* You may leave it empty\.$/);
    expect(help.es).toMatch(/\nSe pregunta .* Puede dejarlo en blanco\.$/);
    expect(help.fr).toMatch(/\nDemandé .* Vous pouvez laisser vide\.$/);
  });

  it("does not contain the landlord's reason", () => {
    expect(JSON.stringify(shown(born({ code: "other", text: "Between us" })))).not.toMatch(/lawReason|Between us/);
  });

  it("is unchanged by a second conversion, and stays valid however long its hint is", () => {
    const once = asShown(formOf(born({ code: "other" }, { help: { en: "x".repeat(1000) } })));
    expect(asShown(once)).toEqual(once);
    expect(definitionSchema.safeParse(once).success).toBe(true);
  });
});

describe("other questions, as sent to applicants", () => {
  it.each([
    ["without a reason", born()],
    ["of the landlord's list", born(undefined, { listColumn: true })],
    [
      "from the catalogue, where the law wants the reason",
      born({ code: "needed-now" }, { catalogueKey: "dateOfBirth" }),
    ],
  ])("are unchanged except for the landlord's private parts: %s", (_name, field) => {
    const { lawReason: _reason, listColumn: _column, ...rest } = field;
    expect(shown(field)).toEqual(rest);
  });
});
