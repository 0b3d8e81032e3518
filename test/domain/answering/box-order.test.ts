import { expect, it } from "vitest";
import { inBoxOrder } from "~/features/applying/answering/box-order";
import { languageWithin } from "~/kernel/language-name";

// Red when the summary leads a Vietnamese reader to the second box first.
it("what is wrong with a name is said in the order of its boxes: the family name first in Vietnamese", () => {
  const errors = ["intro", "name.first", "name.last", "pets.first", "email"].map((path) => ({ path }));
  const order = (locale: string) => inBoxOrder(errors, locale).map(({ path }) => path);
  expect(order("vi")).toEqual(["intro", "name.last", "name.first", "pets.first", "email"]);
  expect(order("pl")).toEqual(errors.map(({ path }) => path));
});

it("a language is called within a sentence as its reader writes it there", () => {
  expect(languageWithin("en-GB", "vi")).toBe("tiếng Anh");
  expect(languageWithin("en", "de")).toBe("Englisch");
});
