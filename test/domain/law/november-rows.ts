import type { AuditRow } from "./audit-rows";

/**
 * What changed in the law and what spot checks found, read on 27 November 2026 from archived pages and written from
 * them: a row a point, with the day on which it is so. What a page only lets guess is a note here.
 */
const day = "2026-11-28";
const brussels = "alouermais.brussels (art. 200ter, exhaustive list); jubel.be";
const off = (place: string, about: string, source: string, subplace?: string): AuditRow => ({
  ...{ place, about, day, level: "off", source },
  ...(subplace && { subplace }),
});

export const novemberRows: AuditRow[] = [
  // What comes, by day.
  {
    ...{ place: "US-IL", about: "creditReport", day, source: "P.A. 103-0840: it numbers the reusable report 705/25" },
    says: [/705\/25/],
    saysNot: [/705\/30/],
  },
  { place: "US-IL", about: "fees", day, says: [/day was not seen/, /705\/25/], source: "P.A. 104-0479, P.A. 103-0840" },
  {
    ...{
      place: "UK-SCT",
      about: "pets",
      day,
      level: "note",
      source: "S.S.I. 2026/115; 2016 Act s. 64E on 1 April 2026",
    },
    says: [/1 April 2026/, /6 October 2026/, /not seen/],
    saysNot: [/so far/],
  },
  {
    ...{
      place: "AE",
      about: "notice",
      day,
      source: "WAM and Gulf News, 11 March 2026; the month of its start is a guess",
    },
    says: [/Law 4 of 2026/, /permit/, /Dh500,000/],
  },
  {
    ...{ place: "UK-ENG", about: "notice", day, source: "Renters Act Ready, 30 June 2026; Padlord, 1 July 2026" },
    says: [/no day was fixed on 30 June 2026/],
    saysNot: [/had not opened/],
  },
  {
    place: "AU",
    about: "notice",
    day: "2026-12-09",
    saysNot: [/privacy policy/],
    source: "Privacy Act APP 1.7 to 1.9",
  },
  {
    ...{ place: "AU", about: "notice", day: "2026-12-10", source: "Areebi; Lander & Rogers; Nifty Computing" },
    says: [/privacy policy/, /program/],
  },
  {
    ...{ place: "HK", about: "notice", day, source: "Bureau for Housing, registration" },
    says: [/28 February 2027/],
    saysNot: [/is an offence to let/],
  },
  {
    ...{ place: "HK", about: "notice", day: "2027-03-01", source: "Bureau for Housing; Macao News, 3 March 2026" },
    says: [/is an offence to let/],
    saysNot: [/28 February 2027/],
  },
  // What was in force and missing or stale.
  off("AU-VIC", "own", "s. 30AC"),
  off("AU-SA", "own", "Cubbi; s. 47B"),
  off("AU-SA", "income", "SA.GOV.AU, Choosing a tenant: papers alone"),
  ...["employer", "employmentStatus", "occupation", "employerContact", "vehicles"].map((about) =>
    off("AU-SA", about, "InspectRealEstate: taken out on 1 July 2024"),
  ),
  { place: "AU-QLD", about: "petDetails.kind", day, level: "ok", source: "Regulation 2025 s. 4: number and type" },
  { place: "AU-QLD", about: "petDetails.count", day, level: "ok", source: "Regulation 2025 s. 4: number and type" },
  off("AU-QLD", "petDetails.breed", "Regulation 2025 s. 4: number and type"),
  off("AU-QLD", "petDetails", "Regulation 2025 s. 4: number and type"),
  ...["cars", "caravans", "boats", "trailers", "heavy", "other"].map(
    (kind): AuditRow => ({
      ...{ place: "AU-QLD", about: `vehicles.${kind}`, day, level: "ok", source: "Regulation 2025 s. 4: each kind" },
    }),
  ),
  off("AU-QLD", "vehicles.plate", "Regulation 2025 s. 4: the number alone"),
  {
    ...{ place: "AU-QLD", about: "notice", day, source: "RTA, application process; Form R22" },
    says: [/27 March 2026/, /body corporate/, /item 15/, /at most two/],
  },
  ...["employer", "employerContact", "reasonForLeaving", "previousAddresses", "debts"].map((about) =>
    off("EU-BE", about, brussels, "Brussels"),
  ),
  ...["references", "message", "rentalLedger", "currentRent", "proofOfIncome", "proofOfAddress"].map((about) =>
    off("EU-BE", about, brussels, "Brussels"),
  ),
  {
    ...{ place: "EU-BE", subplace: "Flanders", about: "income", day, level: "note" },
    says: [/amount/, /not who pays it/],
    source: "woninghuur.vlaanderen, Informatie kandidaat-huurder",
  },
  off("EU-BE", "criminalRecord", "woninghuur.vlaanderen: never the judicial past", "Flanders"),
  off("EU-BE", "disability", "woninghuur.vlaanderen: never health", "Flanders"),
  {
    ...{ place: "UK-WLS", about: "minorsCount", day, level: "reason", source: "gov.wales, guidance for landlords" },
    says: [/[Ss]ince 1 June 2026/, /s\. 54A/],
    saysNot: [/From 1 June/],
  },
  {
    ...{ place: "UK-SCT", about: "minorsCount", day, level: "reason", source: "2016 asp 19 s. 6A(1), (2)" },
    says: [/insurance/, /level 3/],
  },
  { place: "UK-SCT", about: "housingVoucher", day, says: [/level 3/], source: "2016 asp 19 s. 6B; SAL, £1,000" },
  { place: "UK-SCT", about: "notice", day, says: [/1 April 2026/, /rent information/], source: "S.S.I. 2026/115" },
  ...["references", "landlordReference", "creditReport"].map(
    (about): AuditRow => ({ place: "NZ", about, day, says: [/3A/, /1 May 2026/], source: "HGM Legal; IAPP" }),
  ),
  { place: "NZ", about: "notice", day, says: [/collected from others/, /1 May 2026/], source: "HGM Legal; IAPP" },
  ...["employer", "income"].map(
    (about): AuditRow => ({
      ...{ place: "CA-QC", about, day, level: "reason", source: "SOQUIJ, 2018 QCCQ 5695, heading and paras. 1 to 3" },
      says: [/20 July 2018/, /not read/],
      saysNot: [/then appealed/],
    }),
  ),
  {
    ...{ place: "AU-TAS", about: "pets", day, level: "note", source: "Premier of Tasmania, 5 February 2026" },
    says: [/20 March 2026/, /14 days/],
  },
  {
    ...{ place: "US-MN", about: "evicted", day, level: "note", source: "Laws 2024 ch. 118; its wording was not seen" },
    says: [/was not seen/],
  },
  { place: "US-MD", about: "mustOffer", day, says: [/reusable/, /30 days/], source: "Real Prop. 8-218" },
  {
    ...{ place: "EU-DE", about: "notice", day, source: "Haufe; Otto Schmidt; BWR on BGH I ZR 129/25" },
    says: [/29 January 2026/, /€3,000/, /name or origin/],
  },
  // Spot checks that came out right.
  off("AU-SA", "housingVoucher", "regulation 6A(1)(c), (e)"),
  off("US-VT", "nationalIdNumber", "9 V.S.A. 4456a(b)(2)"),
];
