import { describe, expect, it } from "vitest";
import type { InboxAddress } from "../../../app/features/deciding/inbox/rules/list-address";
import { formsAtMost, type ListedForm, sayTotal, sumOf } from "../../../app/features/deciding/inbox/rules/list-totals";
import { readInboxAddress } from "../../../app/features/deciding/inbox/rules/read-list-address";
import { listWords } from "../../../app/features/deciding/inbox/words/list-words";
import type { ApplicationId, RentFormId } from "../../../app/kernel/ids";

const ids = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"] as RentFormId[];
const forms: ListedForm[] = ids.map((id, index) => ({
  id,
  title: "Flat",
  unread: index + 1,
  received: 100 * index + 30,
}));
const asked = (query: string, more: Partial<InboxAddress> = {}) => ({
  ...readInboxAddress(new URLSearchParams(query)),
  ...more,
});
const after = "00000000-0000-4000-8000-000000000003" as ApplicationId;

describe("the total of the applicant list", () => {
  it.each([
    ["a whole inbox", "", 7, false, "All 7 applications"],
    ["one alone", "", 1, false, "1 application"],
    ["what a filter finds", "state=approved", 7, false, "7 applications match"],
    ["the one that a search finds", "q=ann", 1, false, "1 application matches"],
    ["a page of many", "", 25, true, "25 applications on this page, 160 received"],
    ["a page of one form", `form=${ids[1]}`, 25, true, "25 applications on this page, 130 received"],
    ["a page of a filter that nobody counts", "state=approved", 25, true, "25 applications on this page"],
    ["a page of a form and a filter", `form=${ids[1]}&flag=incomeBelow`, 2, true, "2 applications on this page"],
    ["a page of the archive", "show=archived", 25, true, "25 applications on this page"],
  ])("is printed for %s", (_what, query, count, goesOn, words) => {
    expect(sayTotal(listWords.en, { address: asked(query), forms, count, goesOn })).toBe(words);
  });

  // Red without `address.after` in sayTotal: the last page is not all there is.
  it("is not the number of rows on the last page", () => {
    expect(sayTotal(listWords.en, { address: asked("", { after }), forms, count: 5, goesOn: false })).toBe(
      "5 applications on this page, 160 received",
    );
  });

  it("is unknown when an account may have more forms than are listed", () => {
    const many = Array.from({ length: formsAtMost }, (_, index) => ({ ...forms[0], id: `${index}` }) as ListedForm);
    expect(sumOf(many, "received")).toBeNull();
    expect(sayTotal(listWords.en, { address: asked(""), forms: many, count: 25, goesOn: true })).toBe(
      "25 applications on this page",
    );
    expect(sumOf(forms, "unread")).toBe(3);
  });
});
