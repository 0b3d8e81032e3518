/** What a law says of the order of arrival, beside the landlord's choice of it. */
export default {
  seattle:
    "Seattle: the home is offered to the first applicant who meets your published criteria (SMC 14.08.050). Give 72 hours to complete what is missing, and 48 hours to accept.",
  portland: "Portland: applications are processed in order of arrival, 72 hours after the listing (PCC 30.01.086).",
  california:
    "California: one of the two ways in which a screening fee may be taken is to read in order of arrival and approve the first who meets the criteria (Civil Code 1950.6).",
} as const;
