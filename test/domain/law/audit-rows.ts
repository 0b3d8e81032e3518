import type { RuleLevel } from "../../../app/features/forms/law/pack-schema";

/**
 * The audit of 22 November 2026 as a table, written from the sources and never from the packs: what the law says of one
 * point, on which day, and where that was read. `about` is a question, a part of the pack or "notice".
 */
export type AuditRow = {
  place: string;
  subplace?: string;
  about: string;
  day: string;
  level?: RuleLevel;
  /** Words that stand in the law, the reason or the text, and words that may not. */
  says?: RegExp[];
  saysNot?: RegExp[];
  source: string;
  /** The address that the entry itself names as read. */
  page?: string;
};

const day = "2026-11-22";
const later = "2026-11-23";
const qld = "s. 57B(4) and Regulation 2025 s. 4: ZoeLaw; RTA, application process";
const nope = (place: string, about: string, source: string): AuditRow => ({ place, about, day, level: "off", source });

export const auditRows: AuditRow[] = [
  {
    ...{ place: "US", about: "decline", day, source: "15 U.S.C. 1681m(a)(2)" },
    says: [/score[^.]*in writing or on screen/, /key factors/, /who made it/, /may be spoken/],
    saysNot: [/word of mouth/],
  },
  { place: "US", about: "evicted", day, says: [/limitation period/, /longer/], source: "15 U.S.C. 1681c(a)(2)" },
  {
    place: "US-CA",
    about: "fees",
    day,
    says: [/\$65\.86 in 2026/],
    saysNot: [/\$62/],
    source: "Recovery Realty, 2026",
  },
  {
    ...{ place: "US-CO", about: "creditReport", day, source: "HB25-1236, signed act" },
    says: [/1 January 2026/, /need not come straight from the agency/, /subsidy/, /30 days/],
  },
  { place: "US-CO", about: "fees", day, says: [/HB25-1236/, /30 days/], source: "HB25-1236, signed act" },
  { place: "US-CO", about: "notice", day, says: [/subsidy[^.]*no credit history/], source: "HB25-1236, signed act" },
  { place: "US-IL", about: "protected", day, says: [/reproductive health decisions/], source: "P.A. 103-0785" },
  {
    ...{ place: "US-MA", about: "notice", day, source: "Mass.gov, Eviction Sealing; M.G.L. c. 239 s. 16(j)" },
    says: [
      /An applicant for housing or credit with a sealed record on file with the court pursuant to section 16 of chapter 239 of the General Laws may answer 'no record' to an inquiry relative to that sealed court record\./,
    ],
    saysNot: [/must stand on the live form/],
  },
  {
    ...{ place: "US-NJ", about: "fees", day, source: "lawgapc, 30 January 2026 (A4899)" },
    says: [/\$500 the first time, \$750 the second and \$1,000/, /out of it/],
    saysNot: [/run from \$500/],
  },
  {
    ...{
      place: "US-NY",
      about: "criminalRecord",
      day,
      level: "reason",
      source: "Clean Slate pages; Exec. Law 296(16)",
    },
    says: [/296\(16\)/, /160\.57/, /three years/, /eight years/],
    saysNot: [/296\(15\)/],
  },
  { place: "US-NY", about: "protected", day, says: [/height, weight/], source: "Local Law 61 of 2023" },
  {
    place: "US-OR",
    about: "fees",
    day,
    says: [/holding deposit only after approval/i, /five business days/],
    source: "HB 3521",
  },
  {
    place: "US-OR",
    about: "deposit",
    day,
    says: [/half a month's rent/, /instalments/],
    saysNot: [/check/],
    source: "PCC 30.01.087",
  },
  {
    place: "US-OR",
    subplace: "Portland",
    about: "incomeMultiple",
    day,
    level: "reason",
    says: [/unlawful/],
    source: "PCC 30.01.086",
  },
  ...[
    "rentOffered",
    "minorsCount",
    "minorsNames",
    "message",
    "viewing",
    "guarantor",
    "savings",
    "pets",
    "petDetails",
  ].map((about): AuditRow => ({ place: "UK-ENG", about, day, says: [/since 1 May 2026/], source: "Wigan Council" })),
  {
    place: "UK-ENG",
    about: "rightToRent",
    day,
    level: "note",
    says: [/begin on or after that day/, /repeat checks/],
    source: "GOV.UK change notes",
  },
  {
    place: "CA-AB",
    about: "deposit",
    day,
    says: [/one month/, /s\. 43/],
    saysNot: [/to be checked/],
    source: "RTA (Alta.) s. 43",
  },
  { place: "AU", about: "notice", day, says: [/A\$3 million/, /outside it/], source: "Privacy Act 1988 ss. 6C, 6D" },
  { place: "AU-NSW", about: "notice", day, saysNot: [/check whether/], source: "Tenants' Union of NSW" },
  {
    place: "AU-NSW",
    about: "deposit",
    day,
    says: [/four weeks/],
    saysNot: [/to be checked/],
    source: "RTA 2010 s. 159",
  },
  ...["message", "guarantor", "reasonForLeaving", "military", "petPapers", "rightToRent"].map((about) =>
    nope("AU-QLD", about, qld),
  ),
  { place: "AU-QLD", about: "mustOffer", day, says: [/restricted/], source: "s. 57B(5)-(7)" },
  {
    place: "AU-QLD",
    about: "notice",
    day,
    says: [/restricted way/, /[Ss]ubsidised and state lessors/],
    source: "s. 57B(5)-(7)",
  },
  {
    ...{ place: "AU-WA", about: "deposit", day, source: "WA Consumer Protection; Landager (May 2026)" },
    says: [/A\$1,200/, /A\$350/, /28 March 2026/, /assistance animals/],
    saysNot: [/to be checked/],
  },
  {
    place: "EU-FR",
    about: "landlordReference",
    day,
    level: "off",
    says: [/no call/, /last three receipts are missing/],
    source: "Légavox",
  },
  {
    place: "EU-NL",
    about: "decline",
    day,
    says: [/2\(2\)\(a\) with art\. 3\(1\)/, /1 January 2024/],
    source: "ROZ, 6 July 2023",
  },
  {
    place: "CH",
    about: "rightToRent",
    day,
    level: "reason",
    says: [/residence permit/, /end date/, /only at the contract/],
    source: "HEV Winterthur",
  },
  {
    place: "CH",
    about: "citizenship",
    day,
    level: "off",
    says: [/Swiss, or which permit until when/],
    source: "HEV Winterthur",
  },
  { place: "CH", about: "dateOfBirth", day, level: "ok", source: "HEV Winterthur; ImmoScout24; Fairwalter" },
  { place: "CH", about: "bankruptcy", day, says: [/last two years/, /last five/], source: "Fairwalter" },
  ...["landlordReference", "references"].map(
    (about): AuditRow => ({ place: "CH", about, day, level: "note", says: [/voluntary/], source: "ImmoScout24" }),
  ),
  // Part 2: lowered or reworded until checked.
  {
    place: "US",
    about: "minorsNames",
    day,
    level: "reason",
    says: [/Risk under 42 U\.S\.C\. 3604\(c\)/],
    source: "no ban in terms",
  },
  { place: "US", about: "nationalIdNumber", day, level: "off", says: [/own policy/], source: "no federal law bars it" },
  { place: "US-MA", about: "retention", day, says: [/^24 /], source: "c. 151B s. 9" },
  {
    place: "EU-ES",
    about: "idNumberLast4",
    day,
    level: "note",
    says: [/chosen person/],
    source: "lawful for the contract",
  },
  ...[
    "criminalRecord",
    "smoking",
    "message",
    "savings",
    "guarantor",
    "creditReport",
    "reasonForLeaving",
    "occupation",
  ].map(
    (about): AuditRow => ({
      place: "AU-VIC",
      about,
      day,
      level: "off",
      says: [/Form 3A/],
      source: "s. 30AC: Homebeam; Jellis Craig",
    }),
  ),
  ...["creditReport", "consentCreditCheck", "proofOfAddress"].map(
    (about): AuditRow => ({
      place: "AU-QLD",
      about,
      day,
      level: "off",
      says: [/closed list/],
      source: qld,
    }),
  ),
  ...["pets", "petDetails", "petPapers", "message", "reasonForLeaving", "savings"].map((about) =>
    nope("AU-SA", about, "Snug; Cubbi"),
  ),
  {
    place: "CA",
    about: "nationalIdNumber",
    day,
    says: [/does not reach private landlords in Alberta, British Columbia and Quebec/],
    source: "reach of the federal law",
  },
  { place: "US-IL", about: "fees", day, says: [/day was not seen/], source: "day not seen" },
  // Part 3.
  {
    place: "US-NJ",
    about: "creditBand",
    day,
    says: [/13:16/, /15 December 2025/, /milder/],
    source: "New Jersey Attorney General",
  },
  { place: "CH", about: "reasonForLeaving", day, level: "off", source: "Tages-Anzeiger" },
  { place: "CH", about: "evicted", day, level: "ok", source: "Fairwalter; ImmoScout24" },
  ...["employer", "vehicles"].map(
    (about): AuditRow => ({ place: "CH", about, day, level: "ok", source: "Fairwalter" }),
  ),
  { place: "EU-ES", about: "photoId", day, level: "note", says: [/address/], source: "Maldita; COPE" },
  ...["evicted", "brokenLease", "bondClaims"].map(
    (about): AuditRow => ({ place: "NZ", about, day, level: "note", says: [/principle 1/], source: "own" }),
  ),
  ...["US-CA", "US-CO", "AU-VIC", "AU-SA"].map((place) =>
    nope(place, "minorsNames", "as minorsCount, whose inquiry is unlawful"),
  ),
  // Part 4: new places.
  {
    place: "US-DC",
    about: "criminalRecord",
    day,
    level: "off",
    says: [/conditional offer/],
    source: "DC Office of Human Rights",
  },
  {
    place: "US-DC",
    about: "evicted",
    day,
    level: "reason",
    says: [/three years/, /did not win/],
    source: "CIC on D.C. Law 24-115",
  },
  { place: "US-DC", about: "fees", day, says: [/\$52 in 2024/], source: "iPropertyManagement" },
  {
    place: "US-PA",
    about: "fees",
    day,
    says: [/lower of \$50 and the real cost/, /twelve months/, /2 December 2025/],
    source: "HAPCO; GPAR",
  },
  {
    place: "US-PA",
    subplace: "Philadelphia",
    about: "consentCreditCheck",
    day,
    level: "note",
    says: [/hard pull/],
    source: "Property Managers Philadelphia",
  },
  { place: "US-VA", about: "fees", day, says: [/\$50, plus the real cost/], source: "LegalTemplates" },
  { place: "US-MN", about: "decline", day, says: [/within 14 days/], source: "HousingLink" },
  { place: "US-MD", about: "fees", day, says: [/above \$25/, /8-213/], source: "Real Property 8-213" },
  {
    place: "US-MI",
    about: "housingVoucher",
    day,
    level: "reason",
    says: [/five units/, /2 April 2025/],
    source: "Michigan Legal Help",
  },
  { place: "US-CT", about: "fees", day, says: [/\$50/, /invoice/, /1 October 2023/], source: "47a-4d: FindLaw" },
  { place: "US-RI", about: "fees", day, says: [/1 January 2024/, /90 days/], source: "Mondaq" },
  { place: "US-VT", about: "nationalIdNumber", day, level: "off", says: [/1 July 2025/], source: "9 V.S.A. 4456a" },
  { place: "US-VT", about: "fees", day, says: [/No application fee/], source: "9 V.S.A. 4456a" },
  { place: "US-ME", about: "fees", day, says: [/real cost/, /twelve months/, /copy/], source: "14 M.R.S. 6030-H" },
  { place: "AU-NT", about: "dateOfBirth", day, level: "off", source: "InspectRealEstate" },
  { place: "AU-NT", about: "rentOffered", day, level: "off", says: [/s\. 38A/], source: "s. 38A" },
  // Part 4, item 12: places read on 23 November 2026.
  nope("AU-ACT", "rentOffered", "act.gov.au, before renting"),
  {
    place: "AU-ACT",
    about: "fees",
    day: later,
    says: [/inspect/, /no holding deposit/],
    source: "act.gov.au, before renting",
  },
  {
    place: "AU-TAS",
    about: "fees",
    day: later,
    says: [/no charge for an application/, /waiting list/],
    source: "tenanthelp.com.au",
  },
  { place: "AU-TAS", about: "deposit", day: later, says: [/four weeks/, /MyBond/], source: "reit.com.au" },
  {
    place: "CA-MB",
    about: "fees",
    day: later,
    says: [/before an application/, /14, 57, 137/],
    source: "Residential Tenancies Branch 2.6",
  },
  {
    place: "CA-MB",
    about: "deposit",
    day: later,
    says: [/Half/],
    source: "University of Manitoba, off-campus housing",
  },
  { place: "CA-SK", about: "fees", day: later, says: [/^None/], source: "PLEA, rent students guide 2025" },
  {
    place: "CA-SK",
    about: "creditBand",
    day: later,
    level: "note",
    says: [/not the same as a bad one/],
    source: "Saskatchewan Human Rights Commission",
  },
  { place: "CA-NS", about: "fees", day: later, says: [/may not be charged/], source: "novascotia.ca" },
  { place: "CA-NB", about: "deposit", day: later, says: [/One month/, /15 days/], source: "gnb.ca, landlords" },
  {
    place: "EU-AT",
    about: "creditReport",
    day: later,
    level: "reason",
    says: [/own word/],
    source: "at.tenant-rights.com",
  },
  {
    place: "EU-BE",
    subplace: "Wallonia",
    about: "employer",
    day: later,
    level: "reason",
    says: [/eight facts/],
    source: "avocatdeliege.be",
  },
  {
    place: "EU-BE",
    subplace: "Wallonia",
    about: "rentalLedger",
    day: later,
    level: "note",
    says: [/last three rents/],
    source: "avocatdeliege.be",
  },
  {
    place: "EU-BE",
    subplace: "Brussels",
    about: "photoId",
    day: later,
    level: "off",
    says: [/contract/],
    source: "jubel.be, 18 August 2023",
  },
  {
    place: "EU-DK",
    about: "deposit",
    day: later,
    says: [/Three months' rent as deposit and three months in advance/],
    source: "aeldresagen.dk",
  },
  {
    place: "EU-IT",
    about: "proofOfIncome",
    day: later,
    level: "note",
    says: [/may say no/],
    source: "laleggepertutti.it",
  },
  { place: "EU-IT", about: "deposit", day: later, says: [/392\/1978/], source: "law 392/1978 art. 11" },
  {
    place: "EU-PT",
    about: "deposit",
    day: later,
    says: [/Two months/, /1076/],
    source: "Civil Code art. 1076: pa-solicitadores.pt",
  },
  {
    place: "US-WA",
    subplace: "Tacoma",
    about: "criminalRecord",
    day: later,
    level: "reason",
    says: [/three years/, /seven years/],
    source: "walandlord.org",
  },
  {
    place: "US-WA",
    subplace: "Tacoma",
    about: "nationalIdNumber",
    day: later,
    says: [/requested but not required/],
    source: "RHAWA",
  },
  {
    ...{ place: "US-IL", subplace: "Chicago", about: "criminalRecord", day: later, level: "off" },
    ...{ says: [/three years back/], source: "Illinois Legal Aid: Just Housing Amendment, the whole of Cook County" },
  },
  {
    ...{ place: "US-IL", subplace: "Chicago", about: "minorsCount", day: later, level: "reason" },
    ...{ says: [/[Pp]arental status/, /5-8-020/], source: "Municipal Code of Chicago 5-8-020: amlegal" },
  },
  {
    ...{ place: "US-IL", about: "deposit", day: later, source: "domu.com: receipt, own account, interest, 30 days" },
    says: [/receipt/, /federally insured/, /interest each year/, /30 days/],
  },
  {
    ...{ place: "US-CO", subplace: "Denver", about: "housingVoucher", day: later, level: "reason" },
    ...{ says: [/1 January 2019/, /single home/], source: "rockymountainrealestatelaw.com, January 2019" },
  },
  {
    ...{ place: "US-CO", subplace: "Denver", about: "otherIncome", day: later, level: "note" },
    ...{ says: [/student loans/, /can be checked/], source: "rockymountainrealestatelaw.com, January 2019" },
  },
  {
    ...{
      place: "US-CO",
      subplace: "Denver",
      about: "notice",
      day: later,
      source: "denvergov.org, owners and managers",
    },
    says: [/30 days or more/, /with the lease and with any demand for rent/],
  },
  {
    ...{ place: "US-CA", subplace: "Los Angeles", about: "housingVoucher", day: later, level: "reason" },
    ...{
      says: [/rapid rehousing/, /help with a deposit/],
      source: "Los Angeles Municipal Code, source of income: amlegal",
    },
  },
  {
    ...{ place: "US-CA", subplace: "Los Angeles", about: "citizenship", day: later, level: "off" },
    ...{ says: [/prospective tenant/], source: "kendalllaw.net on the ordinance of 23 June 2021" },
  },
  {
    ...{ place: "US-CA", subplace: "Los Angeles", about: "notice", day: later, source: "uphelp.org: a motion, no law" },
    says: [/April 2024/, /no such ordinance was seen/],
  },
  {
    ...{
      place: "EU-PL",
      about: "deposit",
      day: later,
      source: "Act of 21 June 2001 art. 6: forsal.pl, 19 August 2025",
    },
    says: [/^Twelve months' rent at most/, /raised with the rent/],
  },
  {
    ...{ place: "EU-PL", about: "notice", day: later, source: "jaskowiak-nadra.pl; renteasy.ai" },
    says: [/lets several homes/, /No consent is needed for what the contract needs/],
  },
  {
    ...{ place: "EU-SE", about: "creditReport", day: later, level: "note", source: "imy.se, 21 February 2023" },
    says: [/legitimate need/],
  },
  {
    ...{ place: "EU-SE", about: "consentCreditCheck", day: later, level: "note", source: "intrum.se" },
    says: [/copy at once and free of charge/],
  },
  {
    ...{
      place: "EU-SE",
      about: "incomeMultiple",
      day: later,
      level: "note",
      source: "Sveriges Allmännytta on DO 2021:3",
    },
    says: [/three times is common, four and five/],
  },
  {
    ...{ place: "EU-SE", about: "fees", day: later, source: "aklagare.se, offences against the Land Code" },
    says: [/^None/, /3,000 kr/],
  },
  {
    place: "IN",
    about: "deposit",
    day: later,
    says: [/^Two months' rent where/],
    source: "prsindia.org, Model Tenancy Act",
  },
  {
    ...{ place: "IN", about: "rightToRent", day: later, level: "note", source: "Business Standard, 15 August 2024" },
    says: [/Form C/, /24 hours/],
  },
  {
    place: "IN",
    about: "nationalIdNumber",
    day: later,
    level: "off",
    says: [/8A\(4\)/],
    source: "Aadhaar Act s. 8A(4)",
  },
  {
    ...{ place: "SG", about: "rightToRent", day: later, level: "note", source: "ica.gov.sg, three checks" },
    says: [/original pass/, /passport/, /office that gave it/],
  },
  {
    place: "SG",
    about: "photoId",
    day: later,
    level: "note",
    says: [/7 August 2020/],
    source: "cea.gov.sg, October 2020",
  },
  { place: "SG", about: "deposit", day: later, says: [/^No law/, /two for two years/], source: "99.co" },
  {
    ...{ place: "HK", about: "photoId", day: later, level: "reason", source: "pcpd.org.hk, compliance guide, step 1" },
    says: [/unless a law says so/],
  },
  { place: "HK", about: "race", day: later, level: "off", says: [/Cap\. 602/], source: "eoc.org.hk, E-news 256" },
  { place: "HK", about: "minorsCount", day: later, level: "reason", says: [/Cap\. 527/], source: "eoc.org.hk" },
  {
    ...{ place: "HK", about: "protected", day: later, source: "eoc.org.hk" },
    says: [/^sex; marital status; pregnancy; disability; family status; race$/],
  },
  {
    place: "AE",
    about: "citizenship",
    day: later,
    level: "reason",
    says: [/2 of 2015/],
    source: "lovin.co, 7 August 2024",
  },
  {
    place: "AE",
    about: "deposit",
    day: later,
    says: [/art\. 20/, /goes back/],
    source: "akhbrna.co on Law 26 of 2007",
  },
  { place: "AE", about: "notice", day: later, says: [/Only Dubai's was looked at/, /Ejari/], source: "myproperle.com" },
  // The words of Seattle, Texas and Victoria.
  {
    ...{ place: "US-WA", subplace: "Seattle", about: "notice", day: later, source: "CIC on SMC 14.09" },
    says: [
      /The landlord is prohibited from requiring disclosure, asking about, rejecting an applicant, or taking an adverse action based on any arrest record, conviction record, or criminal history, except for registry information as described in subsections 14\.09\.025\.A\.3, 14\.09\.025\.A\.4, and 14\.09\.025\.A\.5, and subject to the exclusions and legal requirements in Section 14\.09\.115\./,
    ],
    saysNot: [/take them from the city/],
  },
  {
    ...{ place: "US-TX", about: "notice", day: later, source: "Tex. Prop. Code 92.3515(d): iPropertyManagement" },
    says: [
      /Signing this acknowledgment indicates that you have had the opportunity to review the landlord's tenant selection criteria\. The tenant selection criteria may include factors such as criminal history, credit history, current income, and rental history\. If you do not meet the selection criteria, or if you provide inaccurate or incomplete information, your application may be rejected and your application fee will not be refunded\./,
    ],
    saysNot: [/take them from section/],
  },
  {
    ...{
      place: "AU-VIC",
      about: "notice",
      day: later,
      source: "Consumer Affairs Victoria; its document was not read whole",
    },
    says: [/could not read all of its words/, /Rentform does not print it/, /rental-applicants\.docx/],
  },
  {
    place: "EU-DE",
    about: "rent",
    day,
    says: [/ten per cent/, /2029/],
    source: "ars-arcus.de: Bundestag, 26 June 2025",
  },
  { place: "EU-FR", about: "rent", day, says: [/reference rent/], source: "bailfacile.fr, loyer plafonné" },
  {
    place: "EU-IE",
    about: "rent",
    day,
    says: [/1 March 2026/, /three comparable/],
    source: "tenantsync.ie, after the RTB",
  },
  { place: "CA-QC", about: "rent", day, says: [/lowest rent/, /section G/], source: "TAL, notice to a new lessee" },
  // Days that come by themselves.
  {
    place: "US-CO",
    about: "notice",
    day: "2026-12-31",
    saysNot: [/SB 26-189|scored by a machine/],
    source: "SB 26-189",
  },
  { place: "US-CO", about: "notice", day: "2027-01-01", says: [/scored by a machine/], source: "SB 26-189" },
  { place: "US-CA", about: "notice", day: "2026-12-31", saysNot: [/machine decide/], source: "CCPA rules" },
  { place: "US-CA", about: "notice", day: "2027-01-01", says: [/machine decide/], source: "CCPA rules" },
  {
    place: "US-NY",
    about: "notice",
    day: "2027-11-16",
    says: [/being sealed until 16 November 2027/],
    source: "CPL 160.57",
  },
  { place: "US-NY", about: "notice", day: "2027-11-17", saysNot: [/being sealed until/], source: "CPL 160.57" },
];
