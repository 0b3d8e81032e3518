import type { RuleLevel } from "../../../app/features/forms/law/pack-schema";
import type { AuditRow } from "./audit-rows";

/**
 * Entries that nobody had read up before 28 November 2026, written from the page that each now names. `also` is what
 * else was read on the point.
 */
const read = (
  place: string,
  about: string,
  page: string,
  says: RegExp[],
  { level, also }: { level?: RuleLevel; also?: string } = {},
): AuditRow => ({
  ...{ place, about, day: "2026-11-28", page, says, source: also ? `${page}; ${also}` : page },
  ...(level && { level }),
});

export const readUpRows: AuditRow[] = [
  read(
    "US-NY",
    "fees",
    "https://ipropertymanagement.com/templates/new-york-rental-application-form",
    [/\$20/, /30 days/, /copy of the reports and the bill/],
    { also: "nysenate.gov, RPP 238-A; onekeymls.com on the FARE Act" },
  ),
  read(
    "US-NY",
    "deposit",
    "https://www.nysenate.gov/legislation/laws/GOB/7-108",
    [/^.*One month's rent, advance rent included/, /14 days/, /7-107/],
    { also: "New York Appellate Digest, 12 June 2024; lexace.ai, GOB 7-107" },
  ),
  read(
    "US-NY",
    "decline",
    "https://nysenate.gov/legislation/laws/RPP/227-F",
    [/380-i/, /past or pending case/, /\$500 to \$1,000/],
    { also: "nysenate.gov, GBS 380-I" },
  ),
  read(
    "US-NY",
    "retention",
    "https://www.bsk.com/news-events-videos/new-york-extends-statute-of-limitations-for-filing-claims-of-unlawful-discrimination-with-the-division-of-human-rights",
    [/three years to complain, since 15 February 2024/],
    { also: "onekeymls.com on the FARE Act" },
  ),
  read(
    "US-NY",
    "debts",
    "https://law.uslawyerdatabase.com/380-b-permissible-dissemination-of-reports",
    [/says so on the form first/, /380-b/],
    { level: "note" },
  ),
  read(
    "US-NY",
    "adultsCount",
    "https://codes.findlaw.com/ny/real-property-law/rpp-sect-235-f.html",
    [/lease with one tenant/, /dependent children/],
    { level: "note" },
  ),
  read("US-NY", "notice", "https://hauseit.com/nys-fair-housing-anti-discrimination-disclosure-form", [
    /fair-housing notice to landlord and applicant at the first substantive contact/,
  ]),
  read("US-CA", "petDetails", "http://law.onecle.com/california/civil/1942.7.html", [/put off, refused or made/], {
    level: "note",
  }),
  read(
    "US-CA",
    "deposit",
    "https://recovery-realty.com/security-deposit-maximums-for-ca-residential-landlords/",
    [/every other deposit included/, /always one month for a service member/],
    { also: "lexace.ai, Civ. Code 1950.5; stormoenlaw.com" },
  ),
  read(
    "US-CA",
    "decline",
    "https://ca.codecond.com/codes/civ/division-3-obligations/part-4-obligations-arising-from-particular-transactions/title-1-6-c-17-fair-debt-settlement-practices/chapter-3-enforcement-of-the-fair-debt-settlement-practices-act",
    [/name, address and telephone number/, /60 days/],
    { also: "lawserver.com, Civ. Code 1785.20 with 1785.3 (hiring of a dwelling)" },
  ),
  read(
    "US-CA",
    "retention",
    "https://self-law.org/code/ca/government-code/12989-1",
    [/two years to sue/, /does not count/],
    { also: "law.justia.com, Gov. Code 12980" },
  ),
  read(
    "US-TX",
    "emergencyContact",
    "https://lawserver.com/law/state/texas/tx-codes/texas_property_code_92-014",
    [/A tenant must name someone/, /asks in writing/],
    { level: "note" },
  ),
  read(
    "US-TX",
    "fees",
    "https://texaslawhelp.org/article/application-fees-and-deposits",
    [/No cap/, /\$100, three times/],
    { also: "texaslawhelp.org, Application Fees; heartland-realtors.com, Tenant's Rights Handbook; esign.com" },
  ),
  read("US-TX", "deposit", "http://lonestarlandlaw.com/security.html", [/30 days/, /92\.107/], {
    also: "ipropertymanagement.com, Texas; casetext.com, 92.351",
  }),
  read("US-TX", "decline", "https://texas.public.law/statutes/tex._prop._code_section_92.352", [
    /seventh day/,
    /refuse them all/,
  ]),
  read(
    "US-FL",
    "fees",
    "https://www.floridarealtors.org/news-media/news-articles/2023/08/state-law-preempts-many-local-rental-rules",
    [/since 1 July 2023/, /screening, applications and their fees/],
    { also: "legiplex.com, CS/HB 1417 enrolled; qira.com" },
  ),
  read(
    "US-FL",
    "deposit",
    "https://tenant-rights.com/florida/florida-security-deposit-limits-return-rules-explained",
    [/15 days/, /claim on it is written within 30 days/],
    { also: "joinpassive.com; qira.com" },
  ),
  read(
    "US-FL",
    "decline",
    "https://www.shumaker.com/latest-thinking/blogs/2017/02/limitations-on-community-association-approval-or-denial-of-service-member-rental-applications",
    [/83\.683/, /must be let to them/],
    { also: "flalandlord.com; kelleygrantlaw.com" },
  ),
  read(
    "CA-ON",
    "fees",
    "https://riverview.legal/encyclopedia/index.php/Illegal_Additional_Charges_(Tenant_Notice)",
    [/refundable or not/, /s\. 134/],
    { also: "rentzen.ca; toronto.ctvnews.ca" },
  ),
  read("CA-ON", "deposit", "http://www.ontariotenants.ca/law/act07.phtml", [/whichever is less/, /516\/06/], {
    also: "residential-tenancies-ontario.blogspot.com (O. Reg. 516/06 s. 17)",
  }),
  read(
    "CA-ON",
    "retention",
    "https://hrlsc.on.ca/how-to-guides/limitation-periods",
    [/One year to apply to the human rights tribunal/],
    { also: "employment-lawyers.ca" },
  ),
  read("CA-BC", "fees", "https://www.rentingitright.ca/content/3-rental-applications/13-your-rights", [
    /None for accepting or processing/,
  ]),
  read(
    "CA-BC",
    "deposit",
    "http://tenants.bc.ca/Security-and-Pet-Damage-Deposits/",
    [/half a month's rent/, /whatever their number/],
    { also: "Residential Tenancy Policy Guideline 31 (guide animals)" },
  ),
  read("CA-QC", "fees", "https://lambertavocats.ca/demande-depot/", [/any sum other than rent/, /1904/]),
  read("CA-QC", "deposit", "https://lambertavocats.ca/demande-depot/", [/first month's rent/, /gives freely/], {
    also: "juriseo.ca; blogueducrl.com on 2023 QCCQ 6792",
  }),
];
