import { describe, expect, it } from "vitest";
import { adultsQuestion } from "../../../app/features/applying/answering/adults-question";
import { adultsDiffer } from "../../../app/features/forms/form-model/adults-named";
import { countedHousehold, named } from "../../support/household-form";

const form = countedHousehold();
const person = (first: string) => ({ [named.adultName]: { first, last: "Bell" } });
const answers = (said: number, ...others: string[]) => ({
  [named.name]: { first: "Ada", last: "Bell" },
  [named.count]: said,
  [named.adults]: others.map(person),
});

describe("a number of adults beside those named", () => {
  it.each([
    [1, [], null],
    [3, ["Bo", "Cy"], null],
    [2, [], { said: 2, named: 0 }],
    [2, ["Bo", "Cy"], { said: 2, named: 2 }],
    // The lead counts in the number, not among the others.
    [2, ["Ada", "Bo"], null],
    [3, ["Ada", "Bo"], { said: 3, named: 1 }],
  ] as const)("of %i and %j differs by %j", (said, others, expected) => {
    expect(adultsDiffer(form, answers(said, ...others))).toEqual(expected);
  });

  it("differs by nothing without an answer, or without a question for the names", () => {
    const { [named.count]: _, ...unanswered } = answers(2);
    expect(adultsDiffer(form, unanswered)).toBeNull();
    const nameless = { ...form, sections: form.sections.filter(({ id }) => id !== named.adults) };
    expect(adultsDiffer(nameless, answers(2))).toBeNull();
  });
});

describe("the question about it", () => {
  const at = (step: number) => `?step=${step}`;
  const place = {
    section: named.adults as string,
    sections: form.sections,
    at,
    done: [] as string[],
    locale: "en" as const,
  };

  it("is asked at the names, with the way to the number, once for the same numbers", () => {
    const asked = adultsQuestion(form, answers(3, "Bo"), place);
    expect(asked?.notice.link?.[0]).toBe("?step=2");
    const settled = asked ? [asked.mark] : [];
    expect(adultsQuestion(form, answers(3, "Bo"), { ...place, settled })).toBeNull();
    expect(adultsQuestion(form, answers(4, "Bo"), { ...place, settled })).not.toBeNull();
  });

  it("is asked at the number once the names were given, and not before", () => {
    const here = { ...place, section: named.move };
    expect(adultsQuestion(form, answers(3, "Bo"), here)).toBeNull();
    expect(adultsQuestion(form, answers(3, "Bo"), { ...here, done: [named.adults] })?.notice.link?.[0]).toBe("?step=4");
  });
});
