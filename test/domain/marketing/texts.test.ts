import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogue, neverOffered } from "../../../app/features/forms/form-model/catalogue";
import { plans, seatTerms } from "../../../app/features/money/billing/rules";
import { faqEntriesIn, faqTopicsIn } from "../../../app/features/site/marketing/faq";
import {
  planColumnsIn,
  planRows,
  pricingEdgesIn,
  pricingQuestionsIn,
} from "../../../app/features/site/marketing/pricing";
import pricing from "../../../app/words/en/site/pricing";

const [faqTopics, faqEntries] = [faqTopicsIn("en"), faqEntriesIn("en")];
const planColumns = planColumnsIn("en");
const [pricingEdges, pricingQuestions] = [pricingEdgesIn("en"), pricingQuestionsIn("en")];

describe("the FAQ", () => {
  it("has sixteen questions, each once and with an anchor of its own", () => {
    expect(faqEntries).toHaveLength(16);
    expect(new Set(faqEntries.map((entry) => entry.question)).size).toBe(16);
    expect(new Set([...faqEntries, ...faqTopics].map((part) => part.id)).size).toBe(16 + faqTopics.length);
    for (const { question, answer } of faqEntries) {
      expect(question).toMatch(/\?$/);
      expect(answer.length).toBeGreaterThan(40);
    }
  });
});

describe("the FAQ's statements about ready questions", () => {
  // Red when idNumberLast4 takes a whole number, or a question after bank details joins the catalogue.
  it("are true: at most four characters of a document number, and no bank details", () => {
    const answer = faqEntries.find(({ id }) => id === "may-not-ask")?.answer;
    expect(answer).toContain("never Social Security numbers, full ID numbers, bank logins, card numbers");
    const never: string[] = neverOffered.map(({ key }) => key);
    expect(never).toEqual(expect.arrayContaining(["nationalIdNumber", "bankDetails"]));
    expect(catalogue.filter(({ key }) => never.includes(key))).toEqual([]);
    const asked = catalogue.filter(({ label }) =>
      /number.*(?:identity|document)|characters of that document/i.test(label[0]),
    );
    expect(asked.map(({ key, settings }) => [key, settings])).toEqual([["idNumberLast4", { maxLength: 4 }]]);
  });
});

describe("the price table", () => {
  // Red when a spreadsheet is said to be in every plan while no page of a private link makes one.
  it("lists for every plan only features that a guest's form has, too", () => {
    const routes = readFileSync("app/routes.ts", "utf8");
    const [ofEvery = "", ofAccounts = ""] = pricing.inEveryPlan.split(". ");
    expect(/"[^"]*manage[^"]*(csv|export)/.test(routes)).toBe(ofEvery.includes("CSV"));
    expect(ofAccounts).toMatch(/^With an account, free or paid, .*CSV/);
  });

  it("has a value for each plan in each row, from the plan's own limits", () => {
    expect(planColumns.map((column) => column.id)).toEqual(Object.keys(plans));
    for (const column of planColumns) expect(Object.keys(column.rows)).toEqual(planRows);
    const row = (name: (typeof planRows)[number]) => planColumns.map((column) => column.rows[name]);
    expect(row("ownQuestions")).toEqual(Object.values(plans).map((plan) => `${plan.customQuestions}`));
    expect(row("applications")[0]).toBe(`${plans.guest.applications} per form`);
    expect(row("openFor")[1]).toBe(`${plans.free.openDays} days`);
    expect(row("people")[3]).toContain(`${seatTerms.included},`);
  });

  // Red when a plan leads everybody to signing up: who is signed in came to the dashboard, and nowhere to buying.
  it("links a signed-in landlord to a new form, to credits and to Pro", () => {
    expect(planColumns.map(({ memberAction }) => memberAction.to)).toEqual([
      "/app/forms/new",
      "/app/forms/new",
      "/app/settings/billing?billingOption=credits",
      "/app/settings/billing?billingOption=subscription",
    ]);
    expect(planColumns.map(({ action }) => action.to)).toEqual(["/start", "/sign-up", "/sign-up", "/sign-up"]);
  });

  it("answers six questions, and covers the limits", () => {
    expect(pricingQuestions).toHaveLength(6);
    expect(pricingEdges.map((edge) => edge.question)).toEqual(
      expect.arrayContaining(["My form reaches its limit", "I cancel Pro", "I want my money back"]),
    );
  });
});

// Red until several people may share an account: nothing of it exists.
it("no text on the site says that access can be shared", () => {
  expect(faqEntries.filter(({ answer }) => /shares? access/.test(answer))).toEqual([]);
});

describe("every text of the site", () => {
  const texts = [...faqEntries, ...pricingEdges, ...pricingQuestions].flatMap(({ question, answer }) => [
    question,
    answer,
  ]);

  it.each(texts)("%s has no shouting, placeholder or unfinished sentence", (text) => {
    expect(text).not.toMatch(/!|undefined|NaN|null|\p{Extended_Pictographic}/u);
  });
});
