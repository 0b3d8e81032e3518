import type { Field, FormDefinition, LocalizedText, Section } from "./schema";

/** Ready words that speak to the tenant, and what its landlord reads in their place. Landlords' pages are in English. */
export const applicantWords: Readonly<Record<string, string>> = {
  // Sections
  "About you": "About the applicant",
  "Your move and household": "Move and household",
  "Where you live now": "Current home",
  "What you guarantee": "The guarantee",
  // Person
  "Your full name": "Full name",
  "Other names on your documents or records": "Other names on documents or records",
  "Are you 18 or over?": "18 or over",
  "Kind of ID you can show": "Kind of ID",
  "Language you prefer for messages": "Preferred language for messages",
  "This person’s relationship to you": "Emergency contact’s relationship to the applicant",
  // Household and move
  "How are you applying?": "Applying as",
  "When would you like to move in?": "Would like to move in",
  "When would you like to move out?": "Would like to move out",
  "How many months would you like to stay?": "Months they would like to stay",
  "Rent you offer": "Rent offered",
  "How many adults will live there, including you?": "Adults who will live there",
  "How did you hear about this home?": "Heard about the home from",
  "I have seen the home": "Has seen the home",
  "I would like to see it": "Would like to see it",
  "Days and times that suit you": "Days and times that suit",
  "Do you accept the house rules?": "Accepts the house rules",
  "Do you have, or will you take out, renter’s insurance?": "Has, or will take out, renter’s insurance",
  "Will you run a business from the home or sublet it?": "Will run a business from the home or sublet it",
  "How many vehicles would you park?": "Vehicles to park",
  // Home
  "Your current address": "Current address",
  "When did you move in there?": "Living there since",
  "Do you rent or own it?": "Rents or owns it",
  "I rent": "Rents",
  "I own": "Owns",
  "Rent you pay now": "Current rent",
  "Why are you moving?": "Reason for moving",
  "Have you given notice?": "Has given notice",
  "Your landlord’s or agent’s name": "Current landlord’s or agent’s name",
  "Your landlord’s email": "Current landlord’s email",
  "Your landlord’s phone": "Current landlord’s phone",
  "May we contact your landlord?": "May the current landlord be contacted?",
  "May we contact this landlord?": "May this landlord be contacted?",
  "Only after asking me": "Only after asking the applicant",
  "When you lived there": "Lived there",
  "Rent you paid there": "Rent paid there",
  "Why you left": "Reason for leaving",
  "Has a landlord kept part of your deposit?": "A landlord kept part of a deposit",
  "Have you ever broken a lease, or do you owe rent?": "Has ever broken a lease, or owes rent",
  "Has a court ordered you to leave a home in the last 5 years?": "A court ordered to leave a home in the last 5 years",
  // Work and money
  "Your work": "Work",
  "May we contact your employer?": "May the employer be contacted?",
  "When you worked there": "Worked there",
  "When does your course end?": "Course ends",
  "Your income": "Income",
  "Your other regular income": "Other regular income",
  "Can you meet the income the landlord asks for, from any lawful source?":
    "Meets the income asked for, from any lawful source",
  "Savings you can use": "Savings",
  "How would you describe your credit?": "Credit, in the applicant’s words",
  "I would rather not say": "Would rather not say",
  "Have you been bankrupt in the last 7 years?": "Bankrupt in the last 7 years",
  "How would you secure the rent?": "Rent secured by",
  "With my income": "With income",
  // Guarantor, pets, references, company, papers
  "How the guarantor knows you": "Guarantor’s relationship to the applicant",
  "Does the guarantor agree that we may write to them?": "Guarantor agrees to be written to",
  "Whose rent do you guarantee?": "Guarantees the rent of",
  "Will pets live with you?": "Pets will live there",
  "Will an assistance animal live with you?": "An assistance animal will live there",
  "How do you know this person?": "Relationship to this person",
  "Does this person know that we may write?": "This person knows of being written to",
  "Your position in the company": "Position in the company",
  "Your own credit or screening report": "Applicant’s own credit or screening report",
};

/** A form in its landlord's words about the applicant: ready questions say "Income", not "Your income"; own words stay as written. */
export function inApplicantWords(definition: FormDefinition): FormDefinition {
  return { ...definition, sections: definition.sections.map(tellSection) };
}

function tellSection(section: Section): Section {
  return { ...section, title: tell(section.title), fields: section.fields.map(tellField) };
}

function tellField(field: Field): Field {
  if (field.catalogueKey === undefined) return field;
  const told = { ...field, label: tell(field.label) };
  if (!("options" in told)) return told;
  return { ...told, options: told.options.map((option) => ({ ...option, label: tell(option.label) })) };
}

function tell(text: LocalizedText): LocalizedText {
  const told = Object.entries(text).map(([locale, words]) => [locale, applicantWords[words] ?? words]);
  return Object.fromEntries(told) as LocalizedText;
}
