import { describe, expect, it } from "vitest";
import { neverOffered } from "../../../app/features/forms/form-model/catalogue";
import history from "../../../app/features/forms/law/history.json";
import { markFor, markForOwn } from "../../../app/features/forms/law/mark";
import type { LawPack } from "../../../app/features/forms/law/merge-packs";
import { packChangesSchema } from "../../../app/features/forms/law/pack-changes";
import { reportDays } from "../../../app/features/forms/law/portable-report";
import { type AuditRow, auditRows } from "./audit-rows";
import { novemberRows } from "./november-rows";
import { packFiles, packOf } from "./packs";
import { portableReports, portableRows } from "./portable-rows";
import { readUpRows } from "./read-up-rows";

const markOf = (pack: LawPack, about: string) => (about === "own" ? markForOwn(pack) : markFor(pack, about));

function textOf(pack: LawPack, about: string): string {
  if (about === "notice") return pack.notices.map(({ text, law }) => `${text} ${law}`).join("\n");
  if (about === "rent") return pack.rent?.value.text ?? "";
  if (about === "retention") return `${pack.retention.value.unsuccessfulMonths} months ${pack.retention.value.law}`;
  if (about === "protected" || about === "mustOffer") return pack[about].value.join("; ");
  if (about === "fees" || about === "deposit" || about === "decline") return pack[about].value.text;
  const rule = pack.rules.get(about);
  const mark = markOf(pack, about);
  return [rule?.law ?? mark.law, rule?.why ?? mark.why, rule?.askInstead ?? mark.askInstead].join(" ");
}

/** The addresses that an entry names as read. */
function pagesRead(pack: LawPack, about: string): (string | null)[] {
  const isFact = about === "fees" || about === "deposit" || about === "decline" || about === "retention";
  const entries = isFact ? [pack[about].value] : about === "notice" ? pack.notices : [pack.rules.get(about)];
  return entries.flatMap((entry) => (entry?.confidence === "read" ? [entry.source] : []));
}

// Red when a pack goes back to what the audit found wrong: put "word of mouth" into US.json, or "off" for CH rightToRent.
describe("the audited rows of the law packs", () => {
  it.each(
    [...auditRows, ...novemberRows, ...readUpRows, ...portableRows].map(
      (row) => [`${row.place} ${row.subplace ?? ""} ${row.about} on ${row.day}`, row] as const,
    ),
  )(
    "%s is as the audit found it",
    async (_name, { place, subplace, about, day, level, says = [], saysNot = [], page }: AuditRow) => {
      const pack = await packOf(place, subplace ?? null, [], day);
      const text = textOf(pack, about);
      if (level) expect(markOf(pack, about).level).toBe(level);
      if (page) expect(pagesRead(pack, about)).toContain(page);
      for (const words of says) expect(text).toMatch(words);
      for (const words of saysNot) expect(text).not.toMatch(words);
    },
  );
});

it("each place that speaks of portable reports has the days and the duty that its law has", () => {
  const rules = Object.values(packFiles).flatMap(({ place, rules }) => rules.map((rule) => ({ place, ...rule })));
  const told = rules.filter(({ accepts }) => accepts);
  expect(Object.fromEntries(told.map(({ place, accepts }) => [place, accepts]))).toEqual(portableReports);
  expect(told.filter(({ question }) => question !== "portableReport")).toEqual([]);
  const days = told.map(({ place, accepts }) => [place, accepts?.withinDays]);
  expect(Object.fromEntries(days)).toEqual(reportDays);
});

describe("the change history of the law packs", () => {
  const changes = packChangesSchema.parse(history);

  it("has the day, the reason and the old words of each change", () => {
    expect(changes.length).toBeGreaterThan(100);
    const old = changes.find(({ place, about }) => place === "US-CA" && about === "fees");
    expect(old).toMatchObject({ on: "2026-11-22", was: { text: expect.stringContaining("$62 in 2024") } });
  });

  it("names only existing places and entries", () => {
    const places = new Set(Object.values(packFiles).map(({ place }) => place));
    expect(changes.filter(({ place }) => !places.has(place))).toEqual([]);
  });
});

/** Only the law forbids, and what we offer nowhere: advice and caution warn. */
it.each(Object.values(packFiles).map((pack) => [pack.place, pack] as const))(
  "the pack of %s forbids a question only by a law, or because it is never offered",
  (_place, pack) => {
    const never = new Set<string>(neverOffered.map(({ key }) => key));
    const found = pack.rules.filter(({ level, basis, question }) => level === "off" && basis && !never.has(question));
    expect(found.map(({ question }) => question)).toEqual([]);
  },
);
