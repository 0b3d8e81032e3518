import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { handOverPanel } from "../../../app/features/deciding/application/ui/hand-over-panel";
import { readHandOver } from "../../../app/features/forms/law/hand-over.server";
import { readPlacePage } from "../../../app/features/forms/law/place-page.server";
import { PlaceRules } from "../../../app/features/forms/law/ui/place-rules";
import { noFiles, today } from "./packs";

function markup(element: React.ReactNode): string {
  return renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>).replaceAll("&#x27;", "'");
}

const atHome = { subplace: null, doubtful: [] };

it("an approved application in England lists the written terms and the deposit's 30 days, with law, page and day", async () => {
  const owed = await readHandOver(noFiles, { place: "UK-ENG", ...atHome });
  const shown = markup(handOverPanel({ state: "approved", owed }, "en").content);
  expect(shown).toContain("under the law of England");
  expect(shown).toContain("Housing Act 1988 s. 16D");
  expect(shown).toContain("Within 30 days of the deposit");
  expect(shown).toMatch(/Checked .*2026/);
  expect(shown).toContain('href="/restrictions/uk-eng"');
  expect(shown).not.toContain("<input");
});

it("an application that is not approved has no hand-over panel, nor has a home whose law we don't know", async () => {
  const owed = await readHandOver(noFiles, { place: "UK-ENG", ...atHome });
  expect(handOverPanel({ state: "in_review", owed }, "en").content).toBe(false);
  expect(await readHandOver(noFiles, { place: null, ...atHome })).toBeNull();
});

it("what nobody has read up yet says that it is to be looked up", async () => {
  const owed = await readHandOver(noFiles, { place: "UK-WLS", ...atHome });
  const known = owed?.rows.filter(({ confidence }) => confidence === "known") ?? [];
  expect(known).not.toEqual([]);
  const shown = markup(handOverPanel({ state: "approved", owed }, "en").content);
  expect(shown.match(/Look this up first/g)).toHaveLength(known.length);
});

it("a place's page lists what is handed over there", async () => {
  const page = markup(<PlaceRules page={await readPlacePage(noFiles, "UK-ENG", today, [])} />);
  expect(page).toContain('href="#hand-over"');
  expect(page).toContain("Within 30 days of the deposit");
});
