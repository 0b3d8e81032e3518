/** Sources of the blog's facts, all read. A post names one as `[^NMHC]`; the build lists them with the day of checking. */
export type Source = { title: string; publisher: string; url: string };

export const sources = {
  ADVERTS: {
    title: "Guidance regarding advertisements under section 804(c) of the Fair Housing Act, 42 USC 3604(c)",
    publisher: "US Department of Housing and Urban Development, 1995",
    url: "http://fairhousing.com/legal-research/hud-resources/advertisements-under-804c-fair-housing-act-jan-9-1995",
  },
  ADSPEECH: {
    title: "What is covered by the Fair Housing Act: advertising and statements",
    publisher: "West Virginia Fair Housing Action Network",
    url: "http://wvfairhousing.org/advertising.html",
  },
  CAFEE: {
    title: "Revised maximum tenant screening fee",
    publisher: "California Apartment Association, 2024",
    url: "https://caanet.org/2024-update-revised-maximum-tenant-screening-fee/",
  },
  CAORDER: {
    title: "Assembly Bill 2493, tenancy: application screening fee, Civil Code 1950.6",
    publisher: "California, in force since January 1, 2025",
    url: "https://legiscan.com/CA/text/AB2493/2023",
  },
  CAWAYS: {
    title: "New California housing law AB 2493: changes in tenant screening",
    publisher: "Long Beach Property Management",
    url: "https://longbeachpropertymgmt.com/blog/california-ab-2493-new-tenant-screening-law",
  },
  CNIL: {
    title: "Location d’un logement et données personnelles: the CNIL’s list of documents",
    publisher: "Haute-Garonne Ingénierie, October 2025",
    url: "https://www.atd31.fr/fr/publications/info-lettre/il-2025/info-lettre-381/location-d-un-logement-et-donnees-personnelles-la-cnil-presente-la-liste-des-justificatifs-qui-peuvent-etre-demandes.html",
  },
  DISPOSAL: {
    title: "Disposal of consumer report information and records, 16 CFR part 682",
    publisher: "US Federal Trade Commission",
    url: "https://www.ftc.gov/enforcement/rules/rulemaking-regulatory-reform-proceedings/disposal-consumer-report-information",
  },
  DSK: {
    title: "Mieterselbstauskunft: questionnaire of the supervisory authorities in three stages",
    publisher: "lewento",
    url: "https://lewento.de/mediathek/beitraege/mieterselbstauskunft-fragebogen-der-aufsichtsbehorde",
  },
  EIDAS: {
    title:
      "Electronic signature regulation now effective: Regulation (EU) No 910/2014 and its three kinds of signature",
    publisher: "Technology Law Dispatch, Reed Smith, July 2016",
    url: "https://www.technologylawdispatch.com/2016/07/social-mobile-analytics-cloud-smac/electronic-signature-regulation-now-effective/",
  },
  ENGBID: {
    title: "Rental bidding: a guide for landlords",
    publisher: "UK Government",
    url: "https://www.gov.uk/guidance/renting-out-your-property-guidance-for-landlords-and-letting-agents/rental-bidding-a-guide-for-landlords",
  },
  ENGFAIR: {
    title: "Rental discrimination: a guide for landlords",
    publisher: "UK Government",
    url: "https://www.gov.uk/guidance/renting-out-your-property-guidance-for-landlords-and-letting-agents/rental-discrimination-a-guide-for-landlords",
  },
  ENGFEES: {
    title: "Prohibited and permitted payments under the Tenant Fees Act 2019",
    publisher: "National Trading Standards letting agency team",
    url: "https://services.bristol.gov.uk/ntselat/letting-agency/prohibited-and-permitted-payments",
  },
  ESIGN: {
    title: "The e-commerce revolution: E-Sign and UETA, on 15 USC 7001",
    publisher: "Virginia State Bar",
    url: "http://www.vsb.org/sections/rp/articles/ESign.siegfried.html",
  },
  EVICTION: {
    title: "Why landlords check an applicant’s eviction history",
    publisher: "TransUnion SmartMove, which sells such checks",
    url: "https://www.mysmartmove.com/SmartMove/blog/landlords-check-applicant-eviction-history.page",
  },
  FTC: {
    title: "Tenant background check reports? Put it in writing",
    publisher: "US Federal Trade Commission, July 2023",
    url: "https://www.ftc.gov/business-guidance/blog/2023/07/tenant-background-check-reports-put-it-writing",
  },
  FTCTEXT: {
    title: "Using consumer reports: what landlords need to know, the full text",
    publisher: "Florida Landlord, quoting the US Federal Trade Commission",
    url: "http://flalandlord.com/using-consumer-reports-what-landlords-need-to-know",
  },
  NMHC: {
    title: "Pulse survey: the operational impact of rental application fraud and bad debt",
    publisher: "National Multifamily Housing Council, November 2023 to January 2024",
    url: "https://nmhc.org/research-insight/research-report/nmhc-pulse-survey-analyzing-the-operational-impact-of-rental-application-fraud-and-bad-debt",
  },
  NYCADS: {
    title: "Real estate advertisements, with examples of what is likely and unlikely to discriminate",
    publisher: "City of New York",
    url: "https://nyc.gov/site/fairhousing/rights-responsibilities/real-estate-advertisements.page",
  },
  NYCCHANCE: {
    title: "Compliance reminder: NYC Fair Chance for Housing Act, Local Law 24",
    publisher: "Kucker Marino Winiarsky & Bittens",
    url: "https://kuckermarino.com/compliance-reminder-nyc-fair-chance-housing-act/",
  },
  NYCOURT: {
    title: "Real Property Law section 227-f, denial on the basis of involvement in prior disputes prohibited",
    publisher: "New York State Senate",
    url: "https://nysenate.gov/legislation/laws/RPP/227-F",
  },
  NYFEE: {
    title: "Real Property Law section 238-a, limitation on fees",
    publisher: "New York State Senate",
    url: "https://www.nysenate.gov/legislation/laws/RPP/238-A",
  },
  ONFORM: {
    title: "Ontario rental application: what landlords can and cannot ask",
    publisher: "ScreenTenants.ca, May 2026",
    url: "https://screentenants.ca/guides/rental-application-form-ontario/",
  },
  ONINCOME: {
    title: "Minimum income criteria, human rights and rental housing in Ontario",
    publisher: "Ontario Human Rights Commission",
    url: "http://www.ohrc.on.ca/en/human-rights-and-rental-housing-ontario-background-paper/minimum-income-criteria",
  },
  QLDAPPLY: {
    title: "Application process, rental law changes",
    publisher: "Residential Tenancies Authority, Queensland",
    url: "https://www.rta.qld.gov.au/forms-resources/rental-law-changes/application-process",
  },
  QLDKEEP: {
    title: "Residential Tenancies Amendment Act 2024, section 80 (new sections 457C to 457E)",
    publisher: "Queensland, on AustLII",
    url: "https://classic.austlii.edu.au/au/legis/qld/num_act/rtaraaolaa2024689/s80.html",
  },
  REPLIES: {
    title: "What are renters looking for today, on a Zillow report",
    publisher: "Rental Housing Journal, at the Apartment Owners Association",
    url: "https://aoausa.com/what-are-renters-looking-for-today-know-your-customers-by-rental-housing-journal-editors/",
  },
  SAFERENT: {
    title: "Louis and others v. SafeRent Solutions",
    publisher: "Cohen Milstein, counsel for the plaintiffs",
    url: "https://cohenmilstein.com/case-study/louis-et-al-v-saferent-solutions-et-al",
  },
  SCAMS: {
    title: "Preventing rental scams",
    publisher: "North Carolina Real Estate Commission",
    url: "https://bulletins.ncrec.gov/preventing-rental-scams/",
  },
  SEATTLECRIME: {
    title: "The Seattle ordinance on criminal history, SMC 14.09.025, and the cases about it",
    publisher: "Pacific Legal Foundation, counsel for the landlords",
    url: "https://pacificlegal.org/case/seattle-criminal-history",
  },
  SEATTLEFIRST: {
    title: "Seattle First in Time law",
    publisher: "Access Evictions",
    url: "https://accessevictions.com/seattle-first-in-time-law/",
  },
  SEATTLERATIO: {
    title: "City aims to curb housing discrimination: how a subsidy counts",
    publisher: "SCC Insight, 2016",
    url: "https://sccinsight.com/2016/05/25/city-aims-curb-housing-discrimination/",
  },
  TWOYEARS: {
    title: "How long should a landlord save rental documents?",
    publisher: "Tristan R. Pettit, attorney",
    url: "https://pettit-law.com/blog/landlord-tenant/category/Statute+of+Limitations",
  },
  TWOAPPLY: {
    title: "Rental platform 2Apply pinged for excessive data collection",
    publisher: "Information Age, Australian Computer Society, 2026",
    url: "https://ia.acs.org.au/article/2026/rental-platform-2apply-pinged-for--excessive--data-collection.html",
  },
  TXCRITERIA: {
    title: "Texas rental application laws, Property Code 92.3515",
    publisher: "Caretaker",
    url: "https://caretaker.com/learn/tenant-screening/texas-rental-application-laws",
  },
  VICFEES: {
    title: "Victoria’s rental application rules for 2026: the standard form, Residential Tenancies Act 1997 s. 51A",
    publisher: "RenterSay",
    url: "https://www.rentersay.com.au/blog/victoria-rental-application-rules-2026-standard-form",
  },
  VICRENT: {
    title: "New rent rules: fixed price advertising and ban on rental bidding",
    publisher: "Consumer Affairs Victoria",
    url: "https://www.consumer.vic.gov.au/newrentrules",
  },
  VTFEE: {
    title: "9 VSA 4456a, residential rental application fees; prohibited",
    publisher: "Vermont",
    url: "https://self-law.org/code/vt/title-9/chapter-137/4456a",
  },
  WARATIO: {
    title: "Source of income discrimination, RCW 59.18.255",
    publisher: "Washington Law Help",
    url: "https://www.washingtonlawhelp.org/en/source-income-discrimination",
  },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof sources;
