import type { AuditRow } from "./audit-rows";

/** Portable screening reports, written from the pages read on 28 November 2026. */
const row = (place: string, page: string, says: RegExp[], source = page): AuditRow => ({
  ...{ place, about: "portableReport", day: "2026-11-28", level: "note", page, says, source },
});

export const portableRows: AuditRow[] = [
  row("US-CO", "http://leg.colorado.gov/bills/hb23-1099", [/must be accepted/, /30 days/, /one fee at a time/]),
  row(
    "US-NY",
    "https://www.rentwithclara.com/post/new-york-portable-tenant-screening-report",
    [/30 days/, /waived/, /238-a\(1\)\(b\)/],
    "Clara; LeaseRunner: no landlord of New York must accept one, and none may charge beside it",
  ),
  row(
    "US-RI",
    "https://www.rentwithclara.com/post/rhode-island-portable-tenant-screening-report",
    [/90 days before applying/, /34-18-59/],
    "2023 H 6087 as amended, (b)(1); Clara",
  ),
  row("US-IL", "https://ilga.gov/legislation/publicacts/fulltext.asp?Name=103-0840&print=true", [
    /30 days/,
    /everything you usually look at/,
    /705\/25/,
  ]),
  row(
    "US-WA",
    "https://washingtonlandlordtenant.info/washington-landlord-tenant-law/new-residential-tenant-screening-rules/",
    [/your choice/, /not charge/],
  ),
  row(
    "US-CA",
    "https://astanehelaw.com/2022/12/23/california-applicants-may-lower-application-screening-fees-through-reusable-tenant-screening-reports",
    [/your choice/, /1950\.1/],
    "Astanehe Law on Civ. Code 1950.1(c) to (h); AB 2785, which would have made it a duty, was put aside",
  ),
  row("US-MD", "https://lexace.ai/us/statute/maryland/RP-8-218", [/your choice/, /must tell applicants which/]),
];

/** How old a report may be, and what is owed to whoever brings one. */
export const portableReports = {
  "US-CA": { withinDays: 30, duty: "choice" },
  "US-CO": { withinDays: 30, duty: "mustAccept" },
  "US-IL": { withinDays: 30, duty: "noFee" },
  "US-MD": { withinDays: 30, duty: "choice" },
  "US-NY": { withinDays: 30, duty: "noFee" },
  "US-RI": { withinDays: 90, duty: "noFee" },
  "US-WA": { withinDays: 30, duty: "choice" },
};
