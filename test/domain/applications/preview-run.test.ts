import { describe, expect, it } from "vitest";
import {
  goTo,
  goToSection,
  keepTyped,
  type PreviewRun,
  post,
  startRun,
  viewOf,
} from "../../../app/features/applying/apply/preview/preview-run";
import { definitionOf, fieldOf, id } from "../model/support";

const yesNo = fieldOf("yesNo", "haspets", { required: true });
const kind = fieldOf("text", "petkind", {
  required: true,
  showWhen: { all: [{ field: id("haspets"), op: "is", value: "yes" }] },
});
const definition = {
  ...definitionOf([
    { id: id("animals"), fields: [yesNo, kind, fieldOf("file", "papers")] },
    {
      id: id("jobs"),
      repeat: { min: 0, max: 2, itemLabel: { en: "Job" } },
      fields: [fieldOf("text", "employer", { required: true })],
    },
  ]),
  consents: [{ id: id("true"), text: { en: "All of it is true" }, required: true }],
};
const scene = { definition, urlId: "preview", locale: "en" as const, now: new Date("2026-11-21T10:00:00Z") };
const say = (run: PreviewRun, fields: Record<string, string>) =>
  post(scene, run, { fields: new URLSearchParams(fields), files: [] });

describe("the builder's preview of a form", () => {
  it("starts at the start page and continues as it does for tenants", () => {
    const first = startRun();
    expect(viewOf(scene, first)).toMatchObject({ kind: "start" });
    expect(viewOf(scene, say(first, {}))).toMatchObject({ kind: "step", step: 1, steps: 3, errors: [] });
  });

  it("shows the errors that the server would, and keeps what was typed", () => {
    const wrong = say(goTo(scene, startRun(), 1), { [id("haspets")]: "yes" });
    expect(viewOf(scene, wrong)).toMatchObject({
      kind: "step",
      step: 1,
      raw: { [id("haspets")]: ["yes"] },
      errors: [[id("petkind"), expect.any(String)]],
      visible: expect.arrayContaining([id("petkind")]),
    });
    const right = say(wrong, { [id("haspets")]: "no" });
    expect(viewOf(scene, right)).toMatchObject({ kind: "step", step: 2 });
  });

  it("adds and removes entries and files, which stay in the browser", () => {
    const second = goTo(scene, startRun(), 2);
    const added = say(second, { "add-item": id("jobs") });
    expect(viewOf(scene, added)).toMatchObject({ raw: { [`${id("jobs")}.0.${id("employer")}`]: [""] } });
    const removed = say(added, { "remove-item": "0" });
    expect(Object.keys(removed.raw)).toEqual([]);
    const chosen = post(scene, goTo(scene, startRun(), 1), {
      fields: new URLSearchParams({ upload: id("papers") }),
      files: [{ id: "one", path: id("papers"), name: "slip.pdf", sizeBytes: 12 }],
    });
    expect(viewOf(scene, chosen)).toMatchObject({ documents: [{ name: "slip.pdf" }], step: 1 });
    expect(say(chosen, { "remove-document": "one" }).documents).toEqual([]);
  });

  it("ends without sending, once everything is answered and ticked", () => {
    const last = goTo(scene, say(goTo(scene, startRun(), 1), { [id("haspets")]: "no" }), 3);
    const unticked = say(last, {});
    expect(viewOf(scene, unticked)).toMatchObject({
      kind: "check",
      errors: [[`consent.${id("true")}`, expect.any(String)]],
    });
    expect(viewOf(scene, say(unticked, { [`consent.${id("true")}`]: "yes" }))).toBe("sent");
  });

  it("keeps answers when the form changes, and drops those of removed questions", () => {
    const run = say(goTo(scene, startRun(), 1), { [id("haspets")]: "no" });
    const changed = {
      ...scene,
      definition: definitionOf([{ id: id("animals"), fields: [yesNo, fieldOf("text", "newone", { required: true })] }]),
    };
    expect(viewOf(changed, goTo(changed, run, 1))).toMatchObject({ kind: "step", raw: { [id("haspets")]: ["no"] } });
    expect(viewOf(changed, run)).toMatchObject({ kind: "check", steps: 2 });
  });

  it("keeps unsaved input of the controls without validating or sending it", () => {
    const typed = { fields: new URLSearchParams({ [id("haspets")]: "yes" }), files: [] };
    const first = goTo(scene, startRun(), 1);
    const kept = keepTyped(scene, first, typed);
    expect(kept).toMatchObject({ step: 1, raw: { [id("haspets")]: ["yes"] }, errors: [], done: [] });
    expect(goToSection(scene, kept, id("jobs")).raw).toEqual(kept.raw);
    expect(keepTyped(scene, startRun(), typed)).toEqual(startRun());
    // Red where the check page is posted: it would be sent by a change of the form.
    const last = goTo(scene, say(first, { [id("haspets")]: "no" }), 3);
    const ticked = keepTyped(scene, last, {
      fields: new URLSearchParams({ [`consent.${id("true")}`]: "yes" }),
      files: [],
    });
    expect(viewOf(scene, ticked)).toMatchObject({ kind: "check", errors: [] });
    expect(ticked.raw).toMatchObject({ [`consent.${id("true")}`]: ["yes"] });
  });

  it("follows the section being edited, and stays when not asked to", () => {
    expect(goToSection(scene, startRun(), id("jobs")).step).toBe(2);
    const here = goTo(scene, startRun(), 2);
    expect(goToSection(scene, here, "gone")).toBe(here);
  });
});
