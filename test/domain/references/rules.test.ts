import { describe, expect, it } from "vitest";
import { applicationStates } from "../../../app/db/schema/applications";
import { refereeKinds } from "../../../app/db/schema/review";
import { refereeLaw } from "../../../app/features/applying/references/queries/referee-law.server";
import { questionsTo, textName } from "../../../app/features/applying/references/questions";
import { readReference, typedReference } from "../../../app/features/applying/references/read-answer";
import {
  barTo,
  type ReferenceConsent,
  referenceLimits,
  type Situation,
  stateOfReference,
} from "../../../app/features/applying/references/rules";
import { questionText, referenceWords, statedText } from "../../../app/features/applying/references/words";
import { addressSchema } from "../../../app/features/forms/form-model/schema";
import { pageLocales } from "../../../app/kernel/page-locale";
import { hostileTexts } from "../../support/hostile-texts";
import { noFiles } from "../law/packs";

const person = (consent: ReferenceConsent, email: string | null = "grace@owner.example") => ({ email, consent });
const now: Situation = {
  state: "shortlisted",
  stateBefore: null,
  law: "ok",
  applicantEmail: "ada@tenant.example",
  earlier: [],
};

describe("who may be asked for a reference", () => {
  it.each(applicationStates)("while an application is %s depends on consent and state", (state) => {
    const bars = (["now", "later", "shortlist", "no", "unsaid"] as const).map((consent) =>
      barTo(person(consent), { ...now, state }),
    );
    const undecided = ["submitted", "in_review", "info_requested"].includes(state);
    if (state === "shortlisted") expect(bars).toEqual([null, null, null, "refused-by-applicant", "unsaid"]);
    else if (undecided) expect(bars).toEqual([null, "not-yet", "not-yet", "refused-by-applicant", "unsaid"]);
    else expect(bars).toEqual(["decided", "decided", "decided", "decided", "decided"]);
  });

  it("is unchanged while information is requested from the applicant", () => {
    const waiting = { ...now, state: "info_requested" as const };
    expect(barTo(person("later"), { ...waiting, stateBefore: "shortlisted" })).toBeNull();
    expect(barTo(person("later"), { ...waiting, stateBefore: "in_review" })).toBe("not-yet");
  });

  it("is limited: nobody twice at once, nobody who answered or refused, and not without end", () => {
    for (const [earlier, bar] of [
      ["open", "open"],
      ["answered", "answered"],
      ["declined", "declined"],
      ["expired", null],
      ["cancelled", null],
      ["ended", null],
    ] as const) {
      expect([earlier, barTo(person("now"), { ...now, earlier: [earlier] })]).toEqual([earlier, bar]);
    }
    const often = { ...now, earlier: Array.from({ length: referenceLimits.perPerson }, () => "expired" as const) };
    expect(barTo(person("now"), often)).toBe("asked-enough");
  });

  it("excludes the applicant and referees without an address", () => {
    expect(barTo(person("now", null), now)).toBe("no-address");
    expect(barTo(person("now", "ADA@tenant.example"), now)).toBe("own-address");
  });

  it("excludes what the law of the place forbids, and shows its hint", async () => {
    expect(barTo(person("now"), { ...now, law: "off" })).toBe("place");
    const services = { staticFiles: noFiles, clock: { now: () => new Date("2026-11-22") } };
    const at = (country: string, region?: string) => ({
      address: addressSchema.parse({ line1: "1 High Street", city: "Town", country, ...(region && { region }) }),
    });
    expect((await refereeLaw(services, at("DE"), "landlord")).level).toBe("off");
    expect((await refereeLaw(services, at("FR"), "landlord")).level).toBe("off");
    expect(await refereeLaw(services, at("DE"), "employer")).toMatchObject({
      level: "note",
      why: expect.stringContaining("employer"),
    });
    expect((await refereeLaw(services, at("NZ"), "landlord")).level).toBe("ok");
    expect((await refereeLaw(services, at("US", "OR"), "landlord")).level).toBe("note");
  });
});

describe("the state of a reference request", () => {
  const times = { answeredAt: null, declinedAt: null, cancelledAt: null, expiresAt: 1000 };
  it.each([
    [{ ...times, answeredAt: 5, cancelledAt: 6 }, "shortlisted", 2000, "answered"],
    [{ ...times, declinedAt: 5 }, "declined", 2000, "declined"],
    [{ ...times, cancelledAt: 5 }, "shortlisted", 10, "cancelled"],
    [times, "shortlisted", 999, "open"],
    [times, "shortlisted", 1000, "expired"],
    [times, "declined", 10, "ended"],
    [times, "withdrawn", 10, "ended"],
  ] as const)("%o of an application that is %s, at %i, is %s", (one, state, at, expected) => {
    expect(stateOfReference(one, state, at)).toBe(expected);
  });
});

describe("the questions to a referee", () => {
  const stated = {
    place: "12 Oak Street, Albany",
    from: "2023-03",
    to: "2024-06",
    rent: { amountMinor: 120_000, currency: "USD", period: "month" as const },
    employer: "Analytical Engines",
    jobTitle: "Engineer",
    contract: "Permanent",
    relation: "A friend",
  };

  it.each(refereeKinds)("are eight each: %s", (kind) => {
    for (const facts of [stated, {}]) {
      const questions = questionsTo(kind, facts);
      expect(questions).toHaveLength(8);
      expect(new Set(questions.map(({ key }) => key)).size).toBe(8);
      for (const { replies, hasText } of questions) expect(replies.length > 0 || hasText).toBe(true);
    }
  });

  it.each(pageLocales)("contain in %s nothing forbidden, and quote what the applicant stated", (locale) => {
    const texts = refereeKinds.flatMap((kind) =>
      questionsTo(kind, stated).map(({ key }) => questionText(key, statedText("Ada Lovelace", stated, locale), locale)),
    );
    expect(texts.join("\n")).not.toMatch(
      /famil|health|salud|santé|origin|faith|relig|compla|queja|plainte|child|niñ|enfant|disab/iu,
    );
    for (const text of ["12 Oak Street", "2023", "2024", "Analytical Engines", "Engineer", "Permanent", "A friend"]) {
      expect(texts.join("\n")).toContain(text);
    }
    expect(texts.join("\n")).not.toMatch(/undefined|null/);
  });

  it("ask for what the applicant did not state", () => {
    const [dates] = questionsTo("landlord", {});
    expect(dates).toMatchObject({ key: "dates", replies: [], hasText: true });
    expect(referenceWords.en.questions.dates({ applicant: "Ada" })).toBe("From when to when did Ada rent from you?");
  });
});

describe("a referee's posted answers", () => {
  const questions = questionsTo("landlord", { from: "2023-03" });
  const context = { locale: "en" as const, stated: { applicant: "Ada", from: "March 2023" } };
  const read = (pairs: Record<string, string>) =>
    readReference(questions, typedReference(questions, new URLSearchParams(pairs)), context);

  it("are stored question by question", () => {
    const result = read({ paid: "mostly", "known.text": " I was\r\nthe landlord ", comment: "Fine <b>tenant</b>" });
    if (!("answer" in result)) throw new Error("refused");
    expect(result.answer.answers.find(({ key }) => key === "paid")).toEqual({ key: "paid", reply: "mostly", text: "" });
    expect(result.answer.answers.find(({ key }) => key === "known")?.text).toBe("I was\nthe landlord");
    expect(result.answer.answers).toHaveLength(8);
    expect(result.answer.comment).toBe("Fine <b>tenant</b>");
  });

  it("are refused when nothing is answered, a text is too long or has invisible characters", () => {
    const faults = (pairs: Record<string, string>) => {
      const result = read(pairs);
      return "faults" in result ? result.faults.map(([path]) => path) : [];
    };
    expect(faults({})).toEqual(["dates"]);
    expect(faults({ paid: "splendid", again: "yes; DROP TABLE" })).toEqual(["dates"]);
    expect(faults({ "known.text": "x".repeat(201) })).toEqual([textName("known")]);
    expect(faults({ comment: "x".repeat(601) })).toEqual(["comment"]);
    expect(faults({ comment: "a\u0000b" })).toEqual(["comment"]);
    for (const hostile of hostileTexts) {
      const result = read({ comment: hostile.slice(0, 600) });
      if ("answer" in result) expect(result.answer.comment).toBe(hostile.slice(0, 600).replace(/\r\n?/g, "\n").trim());
    }
  });
});
