import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { type LegalChange, legalChanges, noticeDays } from "../../../app/features/site/marketing/legal-changes";
import { ComingChanges } from "../../../app/features/site/marketing/ui/coming-changes";
import { usePrivacyParts } from "../../../app/features/site/marketing/ui/privacy-parts";
import { useTermsParts } from "../../../app/features/site/marketing/ui/terms-parts";

const owner = { host: "", supportEmail: "", operator: { name: null, law: null } };
const Terms = () => useTermsParts(owner).map((part) => <div key={part.id}>{part.content}</div>);
const Privacy = () => usePrivacyParts([], owner, "cloudflare").map((part) => <div key={part.id}>{part.content}</div>);
const change: LegalChange = {
  kind: "terms",
  announcedOn: "2027-01-10",
  appliesOn: "2027-02-09",
  what: "Credits can be given to somebody else.",
};
const daysOf = ({ announcedOn, appliesOn }: LegalChange) =>
  (Date.parse(appliesOn) - Date.parse(announcedOn)) / 86_400_000;
const textOf = (node: React.ReactNode) =>
  renderToStaticMarkup(<MemoryRouter>{node}</MemoryRouter>)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

// Red when a change is entered that applies sooner than the terms say.
it("changed terms, new subprocessors and the end of the service are announced as early as the pages say", () => {
  expect(legalChanges.filter((entry) => daysOf(entry) < noticeDays[entry.kind])).toEqual([]);
  expect(daysOf(change)).toBe(noticeDays.terms);
});

it("an announced change is shown on its page with its day, until it takes effect", () => {
  const shown = (today: string, kinds: readonly LegalChange["kind"][]) =>
    textOf(<ComingChanges kinds={kinds} changes={[change]} today={today} />);
  expect(shown("2027-01-20", ["terms", "end"])).toContain(
    "From February 9, 2027: Credits can be given to somebody else.",
  );
  expect(shown("2027-02-09", ["terms", "end"])).toBe("");
  expect(shown("2027-01-20", ["helper"])).toBe("");
});

it("the legal pages state the notice period, and no other way of announcing", () => {
  const terms = textOf(<Terms />);
  expect(terms).toContain(
    `We announce changes of these terms on this page, ${noticeDays.terms} days before they apply`,
  );
  expect(terms).toContain(`We may end the service with ${noticeDays.end} days’ notice on this page`);
  expect(terms).toContain("A subscription keeps the price it began with");
  const privacy = textOf(<Privacy />);
  expect(privacy).toContain(`New companies are announced here ${noticeDays.helper} days before`);
});
