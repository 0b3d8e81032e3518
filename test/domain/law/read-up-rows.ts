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
  read(
    "UK-ENG",
    "fees",
    "https://www.propertyredress.co.uk/resources/understanding-the-tenant-fees-act-2019",
    [/not on the list of permitted payments is banned/, /unless another day is agreed/],
    {
      also: "propertymark.co.uk, guide for tenants; powlescoproperties.co.uk; Renters' Rights Act 2025 ss. 8, 9 (headings)",
    },
  ),
  read("UK-ENG", "deposit", "https://www.tenancydepositscheme.com/depositcap", [/pets or not/, /within 30 days/], {
    also: "powlescoproperties.co.uk (30 days); depositprotection.com (the same with pets)",
  }),
  read(
    "UK-ENG",
    "decline",
    "https://www.gov.uk/guidance/renting-out-your-property-guidance-for-landlords-and-letting-agents/if-someone-reports-you-for-rental-discrimination",
    [/28 days to answer with evidence/, /£7,000/],
    { also: "propertymark.co.uk (holding deposit)" },
  ),
  read(
    "UK-SCT",
    "fees",
    "http://scotland.shelter.org.uk/legal/accessing_accommodation/deposits_and_accommodation_agencies/unlawful_fees",
    [/unlawful premiums/, /£1,000/],
    { also: "citizensadvice.org.uk/scotland; lawscot.org.uk (2016 Act s. 20)" },
  ),
  read(
    "UK-SCT",
    "rentOffered",
    "https://www.tcyoung.co.uk/our-blog/unlawful-letting-agent-charges",
    [/unlawful premium/, /no bidding ban/],
    { level: "note" },
  ),
  read(
    "UK-SCT",
    "notice",
    "https://www.legislation.gov.uk/cy/asp/2011/14/notes/division/3/1/5/data.xht?view=snippet&wrap=true",
    [/“landlord registration pending”/, /92B/],
    { also: "propertymark.co.uk" },
  ),
  read(
    "EU-DE",
    "fees",
    "https://www.haufe.de/recht/deutsches-anwalt-office-premium/wohnungsvermittlung-besichtigungsgebuehr-verboten_idesk_PI17574_HI10490419.html",
    [/got the home for this applicant alone/, /8 S 192\/13/],
    { also: "lxgesetze.de, WoVermRG s. 3; test.de on LG Bonn 8 S 192/13" },
  ),
  read("EU-DE", "deposit", "https://mieterverein-im-internet.de/gesetze/BGB/551.html", [
    /three equal monthly parts/,
    /without the running costs/,
  ]),
  read(
    "EU-FR",
    "fees",
    "https://www.adil27.org/documentation/les-communiques-de-ladil-27/frais-dagence",
    [/€12\.10, €10\.09 or €8\.07/, /€3\.03/],
    { also: "veille.kztelecom.com (arrêté of 13 November 2025); clcv.org; docapass.com (booking cheque)" },
  ),
  read("EU-FR", "decline", "https://edito.seloger.com/node/21557", [/€45,000/, /€3,000/, /225-2/], {
    also: "patrimoine-rhonalpin.org; docapass.com (art. 22-2)",
  }),
  read(
    "AU-NSW",
    "fees",
    "https://zoelaw.ai/legislation/residential-tenancies-act-2010/sections/23",
    [/one week's rent after approval/, /background check/],
    { also: "austlii.edu.au, s. 24" },
  ),
  read(
    "AU-QLD",
    "deposit",
    "https://rta.qld.gov.au/news/2024/09/30/new-queensland-rental-laws-in-effect-from-30-september-2024-and-updated-rta-forms",
    [/since 30 September 2024/, /even if offered/],
    { also: "rta.qld.gov.au, rent payments and holding deposits" },
  ),
  read(
    "AU-QLD",
    "decline",
    "https://zoelaw.ai/legislation/residential-tenancies-and-rooming-accommodation-act-2008/sections/sec.458B",
    [/within 7 days/, /458B/],
  ),
  read("NZ", "deposit", "https://rentmanager.nz/blog/rent-and-bond-in-advance-nz", [/since 1 December 2025/, /18AA/], {
    also: "plainlanguagelaw.ackama.com, ss. 18, 18AA; communitylaw.org.nz, s. 23",
  }),
  read(
    "UK",
    "retention",
    "https://www.citizensadvice.org.uk/cymraeg/Tai/gwahaniaethu-mewn-perthynas-a-thai/gweithredu/cymryd-camau-cyfreithiol-am-wahaniaethun-ymwneud-a-thai/?lang=en-WLS",
    [/six months less a day/],
    { also: "advicenetwork.org.uk; legislation.gov.uk, Equality Act 2010 s. 114" },
  ),
  read(
    "UK-SCT",
    "retention",
    "https://cdn.staging.content.citizensadvice.org.uk/scotland/housing/housing-discrimination/discrimination-in-housing/taking-action/deciding-what-to-do-about-housing-discrimination",
    [/six months less a day in the sheriff court/],
  ),
  read(
    "UK-SCT",
    "deposit",
    "https://www.mygov.scot/tenant-deposits/protection",
    [/30 working days of the start of the tenancy/, /two months/],
    { also: "scotland.shelter.org.uk, unlawful fees (two months)" },
  ),
  read(
    "UK-SCT",
    "adultsCount",
    "https://legislation.gov.uk/asp/2006/1/part/5/crossheading/meaning-of-house-in-multiple-occupation/2019-03-01/data.html",
    [/Three or more people of more than two families/],
    { level: "ok", also: "north-ayrshire.gov.uk" },
  ),
  read("EU-DE", "decline", "https://de.openlegaldata.io/law/agg/21", [/two months, later only/, /s\. 22/], {
    also: "jura.fu-berlin.de on AGG s. 21(5); vhs-ehrenamtsportal.de on s. 22",
  }),
  read(
    "AU-VIC",
    "deposit",
    "https://www.consumer.vic.gov.au/housing/renting/changes-to-renting-laws/resources-for-practitioners/fact-sheet-10-maximum-bond-amount-and-rent-in-advance",
    [/rent in advance of at most one month/, /900 dollars/],
    { also: "The Law Handbook 2024, p. 474 (900 dollars: reg. 9)" },
  ),
];
