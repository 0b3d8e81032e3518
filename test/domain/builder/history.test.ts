import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type History,
  historySteps,
  record,
  redo,
  startHistory,
  undo,
} from "../../../app/features/forms/builder/history";
import type { FormDefinition } from "../../../app/features/forms/form-model/schema";
import { definitionOf } from "../model/support";

function titled(text: string): FormDefinition {
  return { ...definitionOf([]), title: { en: text } };
}

type Step = { do: "edit"; text: string; key: string | null } | { do: "undo" } | { do: "redo" };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("edit" as const), text: fc.string(), key: fc.constant(null) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("edit" as const), text: fc.string(), key: fc.constantFrom("a", "b") }),
  },
  { weight: 3, arbitrary: fc.constant({ do: "undo" as const }) },
  { weight: 2, arbitrary: fc.constant({ do: "redo" as const }) },
);

function take(history: History, next: Step): History {
  if (next.do === "undo") return undo(history);
  if (next.do === "redo") return redo(history);
  return record(history, titled(next.text), next.key);
}

/** What an editor's history should be, told another way: a list of states and a finger in it. */
type Told = { states: FormDefinition[]; at: number; key: string | null };

function tell({ states, at, key }: Told, next: Step, present: FormDefinition): Told {
  if (next.do === "undo") return at > 0 ? { states, at: at - 1, key: null } : { states, at, key };
  if (next.do === "redo") return at < states.length - 1 ? { states, at: at + 1, key: null } : { states, at, key };
  const kept = states.slice(0, at + 1);
  if (next.key !== null && next.key === key) return { states: [...kept.slice(0, -1), present], at, key };
  const all = [...kept, present].slice(-(historySteps + 1));
  return { states: all, at: all.length - 1, key: next.key };
}

describe("a random sequence of edits, undos and redos", () => {
  it("behaves like a list of states with a pointer", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
        let history = startHistory(titled(""));
        let told: Told = { states: [history.present], at: 0, key: null };
        for (const next of steps) {
          history = take(history, next);
          told = tell(told, next, history.present);
          expect(history.present).toBe(told.states[told.at]);
          expect(history.past).toEqual(told.states.slice(0, told.at));
          expect(history.future).toEqual(told.states.slice(told.at + 1));
        }
      }),
      { numRuns: 300 },
    );
  });

  it("fully undone and redone ends in the same state", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const history = steps.reduce(take, startHistory(titled("")));
        let back = history;
        while (back.past.length > 0) back = undo(back);
        const count = history.past.length;
        let again = back;
        for (let index = 0; index < count; index += 1) again = redo(again);
        expect(again.present).toBe(history.present);
        expect(again.future).toEqual(history.future);
      }),
    );
  });
});

describe("undoing typed text", () => {
  const typed = (history: History, text: string, key: string) =>
    [...text].reduce((so, _, index) => record(so, titled(text.slice(0, index + 1)), key), history);

  it("undoes one text in one step, and two texts in two", () => {
    const first = typed(startHistory(titled("")), "Flat", "title");
    const second = typed(first, "House", "intro");
    expect(undo(second).present.title).toEqual({ en: "Flat" });
    expect(undo(undo(second)).present.title).toEqual({ en: "" });
  });

  it("starts a new step for typing after an undo", () => {
    const undone = undo(typed(startHistory(titled("")), "Flat", "title"));
    const again = typed(undone, "Barn", "title");
    expect(undo(again).present.title).toEqual({ en: "" });
    expect(undo(again).future).toHaveLength(1);
  });
});

it("the history keeps a hundred steps", () => {
  let history = startHistory(titled("0"));
  for (let index = 1; index <= 150; index += 1) history = record(history, titled(String(index)));
  expect(history.past).toHaveLength(historySteps);
  for (let index = 0; index < 200; index += 1) history = undo(history);
  expect(history.present.title).toEqual({ en: "50" });
});
