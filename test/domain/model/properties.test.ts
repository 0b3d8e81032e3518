import fc from "fast-check";
import { expect, it } from "vitest";
import { checkDefinition } from "../../../app/features/forms/form-model/check-definition";
import { compile, isKnownName } from "../../../app/features/forms/form-model/compile";
import { describeAnswers } from "../../../app/features/forms/form-model/describe";
import { evaluate } from "../../../app/features/forms/form-model/evaluate";
import { definitionSchema } from "../../../app/features/forms/form-model/schema";
import { toRaw } from "../../../app/features/forms/form-model/to-raw";
import { asked, askedWell, definitions } from "./arbitraries";
import { CONTEXT } from "./support";

const runs = { numRuns: 200 };

it("the random definitions are valid, and their conditions refer to earlier questions only", () => {
  fc.assert(
    fc.property(definitions, (definition) => {
      expect(definitionSchema.parse(definition)).toEqual(definition);
      const codes = checkDefinition(definition).map((problem) => problem.code);
      expect(codes.filter((code) => code.startsWith("condition"))).toEqual([]);
    }),
    runs,
  );
});

it("the evaluator never throws, and is deterministic", () => {
  fc.assert(
    fc.property(asked, ({ definition, raw, locale, mode }) => {
      const before = JSON.stringify(raw);
      const first = evaluate(compile(definition), raw, mode, { ...CONTEXT, locale });
      expect(evaluate(compile(definition), raw, mode, { ...CONTEXT, locale })).toEqual(first);
      expect(JSON.stringify(raw)).toBe(before);
    }),
    runs,
  );
});

it("every error is at a control of the form, at a section's count, or names an unknown question", () => {
  fc.assert(
    fc.property(asked, ({ definition, raw, mode }) => {
      const plan = compile(definition);
      for (const { path, code } of evaluate(plan, raw, mode, CONTEXT).errors) {
        const known = isKnownName(plan, path) || definition.sections.some(({ id, repeat }) => repeat && id === path);
        expect(known).toBe(code !== "unknown-field");
      }
    }),
    runs,
  );
});

it("evaluated answers filled in again give the same answers", () => {
  fc.assert(
    fc.property(asked, ({ definition, raw, locale, mode }) => {
      const plan = compile(definition);
      const context = { ...CONTEXT, locale };
      const { cleaned } = evaluate(plan, raw, mode, context);
      const again = evaluate(plan, toRaw(definition, cleaned, locale), mode, context);
      expect(again.cleaned).toEqual(cleaned);
      expect(again.errors.filter((error) => error.code !== "required" && error.code !== "too-few")).toEqual([]);
    }),
    runs,
  );
});

it("evaluated answers contain nothing hidden", () => {
  fc.assert(
    fc.property(asked, ({ definition, raw, mode }) => {
      const { cleaned, visibleFields, visibleSections } = evaluate(compile(definition), raw, mode, CONTEXT);
      for (const section of definition.sections) {
        const keys = section.repeat ? [section.id] : section.fields.map((field) => field.id);
        for (const key of keys.filter((one) => cleaned[one] !== undefined)) {
          expect(visibleSections).toContain(section.id);
          expect(section.repeat ? visibleSections : visibleFields).toContain(key);
        }
      }
    }),
    runs,
  );
});

it("an application without errors has every required answer", () => {
  let clean = 0;
  fc.assert(
    fc.property(askedWell, ({ definition, raw }) => {
      const plan = compile(definition);
      const result = evaluate(plan, raw, { mode: "submit" }, CONTEXT);
      if (result.errors.length > 0) return;
      clean += 1;
      for (const path of result.requiredFields.filter((one) => !one.includes("."))) {
        expect(result.cleaned[path]).toBeDefined();
      }
      const again = toRaw(definition, result.cleaned, "en", result.acceptedConsents);
      expect(evaluate(plan, again, { mode: "submit" }, CONTEXT).errors).toEqual([]);
    }),
    // One in five is sent without an error.
    runs,
  );
  expect(clean).toBeGreaterThan(20);
});

it("later answers never change which earlier questions are asked", () => {
  fc.assert(
    fc.property(asked, ({ definition, raw }) => {
      const last = definition.sections.at(-1);
      const ids = [last?.id, ...(last?.fields ?? []).map((field) => field.id)];
      const without = Object.fromEntries(Object.entries(raw).filter(([name]) => !ids.includes(name.split(".")[0])));
      const before = (answers: typeof raw) =>
        evaluate(compile(definition), answers, { mode: "draft" }, CONTEXT).visibleFields.filter(
          (path) => !ids.includes(path.split(".")[0]),
        );
      expect(before(without)).toEqual(before(raw));
    }),
    runs,
  );
});

it("every answer is displayed once, in the order of the questions", () => {
  fc.assert(
    fc.property(asked, ({ definition, raw, locale }) => {
      const { cleaned } = evaluate(compile(definition), raw, { mode: "draft" }, CONTEXT);
      const rows = describeAnswers(definition, cleaned, locale).flatMap((group) => group.rows);
      const answered = rows.filter((row) => row.state === "answered");
      const count = Object.values(cleaned).reduce<number>((sum, answer) => {
        const isList = Array.isArray(answer) && typeof answer[0] === "object";
        return sum + (isList ? answer.reduce<number>((all, item) => all + Object.keys(item as object).length, 0) : 1);
      }, 0);
      expect(answered).toHaveLength(count);
      expect(new Set(rows.map((row) => row.path)).size).toBe(rows.length);
      for (const row of answered) expect(row.lines.length + row.documentIds.length).toBeGreaterThan(0);
    }),
    runs,
  );
});
