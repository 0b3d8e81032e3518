import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import history from "../../../app/features/forms/law/history.json";
import { lawProblems } from "../../../app/features/forms/law/law-problems";
import { markFor } from "../../../app/features/forms/law/mark";
import { packChangesSchema } from "../../../app/features/forms/law/pack-changes";
import { placeOf } from "../../../app/features/forms/law/place-of";
import { readPlacePage } from "../../../app/features/forms/law/place-page.server";
import { LawMark } from "../../../app/features/forms/law/ui/law-mark";
import { LawNote } from "../../../app/features/forms/law/ui/law-note";
import { PlaceChanges } from "../../../app/features/forms/law/ui/place-changes";
import { PlaceRules } from "../../../app/features/forms/law/ui/place-rules";
import { PlaceSummary } from "../../../app/features/forms/law/ui/place-summary";
import { PageVersions } from "../../../app/features/forms/law/ui/place-versions";
import type { Law } from "../../../app/features/forms/law/ui/use-law";
import { PageReaderContext } from "../../../app/ui/use-words";
import { noFiles, packOf, templateOf, today } from "./packs";

function markup(element: React.ReactNode): string {
  return renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>).replaceAll("&#x27;", "'");
}

it("a forbidden question's note names the law, an alternative, the day of the check and the page of all rules", async () => {
  const mark = markFor(await packOf("US-CA"), "minorsCount");
  expect(markup(<LawMark mark={mark} />)).toContain("Not asked here");
  const note = markup(<LawNote field={{ id: "a" }} mark={mark} onSwap={() => {}} onRemove={() => {}} />);
  expect(note).toContain("Cal. Gov. Code 12955(b)");
  expect(note).toContain("Ask how many people in all will live in the home.");
  expect(note).toContain("Ask “How many people will live there in all?” instead");
  expect(note).toMatch(/Checked .*2026/);
  expect(note).toContain('href="/restrictions/us-ca"');
  expect(note).toContain("Take it out");
  expect(note).not.toContain('type="radio"');
});

it("a sensitive question's note asks for a reason, and says when one is given", async () => {
  const mark = markFor(await packOf("US-CA"), "evicted");
  expect(markup(<LawMark mark={mark} />)).toContain("Needs a reason");
  expect(markup(<LawMark mark={mark} reason={{ code: "needed-now" }} />)).toContain("Reason given");
  const note = markup(<LawNote field={{ id: "a", lawReason: { code: "other" } }} mark={mark} onReason={() => {}} />);
  expect(note.match(/type="radio"/g)).toHaveLength(3);
  expect(note).toContain("Your reason");
});

it("a hint is grey, an unread law is marked as unread, and a plain question has no note", async () => {
  const mark = { ...markFor(await packOf("US-CA"), "petDetails"), confidence: "known" as const };
  expect(markup(<LawMark mark={mark} />)).toContain("Hint");
  expect(markup(<LawNote field={{ id: "a" }} mark={mark} />)).toContain("Not yet verified");
  expect(markup(<LawNote field={{ id: "a" }} mark={markFor(null, "pets")} />)).toBe("");
});

it("a never-offered question's note says that it is asked nowhere", async () => {
  const mark = markFor(null, "race");
  expect(markup(<LawMark mark={mark} />)).toContain("Never asked");
  expect(markup(<LawNote field={{ id: "a" }} mark={mark} />)).toContain("No law we know lets a landlord choose by it.");
});

it("a note says where a rule would apply when the city is uncertain", async () => {
  const mark = markFor(await packOf("US-IL", null, ["Cook County"]), "criminalRecord");
  expect(markup(<LawNote field={{ id: "a" }} mark={mark} />)).toContain("If the home is in Cook County:");
});

it("a place's note lists its duties, and offers to remove forbidden questions", async () => {
  const pack = await packOf("EU-FR");
  const definition = templateOf("standard", "FR");
  const problems = lawProblems(definition, pack);
  const home = placeOf({ country: "FR", city: "Lyon" });
  const { notices } = pack;
  const law: Law = { home, status: "ready", pack, notices, markOf: () => markFor(null, "pets"), problems };
  const all = markup(
    <PlaceSummary law={law} definition={definition} part="all" onTakeOut={() => {}} onAddNotice={() => {}} />,
  );
  for (const part of [pack.fees.value.text, pack.deposit.value.text, pack.decline.value.text, pack.stages.value]) {
    expect(all.replaceAll("&amp;", "&")).toContain(part);
  }
  expect(all).toContain("Take them out");
  expect(all).toContain("Add to the form");
  expect(all.match(/legal advice/g)).toHaveLength(1);
});

// Red when a note says "The law forbids" of what only a regulator advises, or of our own caution.
it("a note's words distinguish law, a regulator's guidance and our own caution", async () => {
  const title = async (place: string, question: string) =>
    markup(<LawNote field={{ id: "a" }} mark={markFor(await packOf(place), question)} />);
  expect(await title("US-CA", "minorsCount")).toContain("The law forbids this here");
  expect(await title("EU-SE", "incomeMultiple")).toContain("The regulator advises");
  expect(await title("EU-SE", "incomeMultiple")).not.toContain("The law forbids");
  expect(await title("IN", "message")).toContain("Our own caution");
  expect(await title("US", "nationalIdNumber")).toContain("We leave this out everywhere");
});

// Red when the page keeps the old words back, or names no day.
it("a place's page lists what changed when and why, with the old words", async () => {
  const { changes } = await readPlacePage(noFiles, "US-CA", today, packChangesSchema.parse(history));
  const page = markup(<PlaceChanges page={{ changes }} />);
  expect(page).toContain("Changed November 22, 2026");
  expect(page).toContain("The figure was that of 2024.");
  expect(page).toContain("about $62 in 2024");
  expect(page).toContain("Los Angeles");
});

// Red when a text of the law stands on a German page without its lang, or a place keeps its English name.
it("a place's page in German says once that the law's texts are in English, and marks each of them as English", async () => {
  const page = await readPlacePage(noFiles, "US-CA", today, []);
  const german = { language: "de", locale: "de-DE" } as const;
  const html = markup(
    <PageReaderContext value={german}>
      <PlaceRules page={page} />
      <PageVersions page={page} />
    </PageReaderContext>,
  );
  expect(html.match(/Die Rechtstexte liegen auf Englisch vor/g)).toHaveLength(1);
  expect(html).toContain("Darf nicht gefragt werden");
  expect(html).toContain("Kalifornien, Vereinigte Staaten: geprüft am ");
  expect([...html.matchAll(/href="(\/[^"#]*)"/g)].map(([, to]) => to)).toEqual(["/de/restrictions"]);
  const read = html.replace(/<span lang="en" dir="ltr">.*?<\/span>/g, "");
  const [rule] = page.levels.flatMap(({ rules }) => rules);
  for (const text of [rule?.why, rule?.law, page.fees.value.text, page.notices[0]?.text]) {
    expect(html).toContain(text);
    expect(read).not.toContain(text);
  }
});
