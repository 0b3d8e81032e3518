import { describe, expect, it } from "vitest";
import { isTyping } from "../../../app/ui/list-keys";

const at = (tagName: string, type = "", isContentEditable = false) =>
  isTyping({ tagName, type, isContentEditable } as unknown as EventTarget);

// Red when a list, the undo of a decision or the admin's queue takes a focused box for a text being written.
describe("a single key", () => {
  it.each(["checkbox", "radio", "button", "submit", "reset", "file", "range", "color", "image"])(
    "is one for the page while an input of type %s has the focus",
    (type) => expect(at("INPUT", type)).toBe(false),
  );

  it.each(["A", "BUTTON", "BODY", "SUMMARY"])("is one for the page while %s has the focus", (tag) =>
    expect(at(tag)).toBe(false),
  );

  it.each(["text", "search", "email", "tel", "url", "number", "password", "date", "month", "time"])(
    "is typed while an input of type %s has the focus",
    (type) => expect(at("INPUT", type)).toBe(true),
  );

  it("is typed in a text area, in a list of options and in an editable part", () => {
    expect([at("TEXTAREA"), at("SELECT"), at("DIV", "", true)]).toEqual([true, true, true]);
  });
});
