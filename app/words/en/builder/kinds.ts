import type { ConditionOp, FieldKind, Stage } from "../../../features/forms/form-model/schema";

/** What a landlord calls each kind of answer, in the order of the palette. */
export const kindNames: Record<FieldKind, string> = {
  text: "Short text",
  longText: "Long text",
  yesNo: "Yes or no",
  choice: "Choose one",
  multiChoice: "Choose several",
  dropdown: "Drop-down list",
  number: "Number",
  money: "Amount of money",
  date: "Date",
  dateRange: "From and until",
  name: "Name",
  email: "Email address",
  phone: "Phone number",
  address: "Address",
  file: "Documents",
  signature: "Signature",
  statement: "Text to read",
};

/** When each kind is the right one. */
export const kindHints: Record<FieldKind, string> = {
  text: "A few words on one line",
  longText: "Several lines",
  yesNo: "Two buttons",
  choice: "One of your answers, all in view",
  multiChoice: "Any number of your answers",
  dropdown: "One of many answers, in a list that opens",
  number: "How many, how big, how long",
  money: "With currency, and the period if you like",
  date: "A day, or a month and year",
  dateRange: "A time with its start and end",
  name: "First and last name of a person",
  email: "Checked for its format",
  phone: "With its country code",
  address: "Street, city, ZIP code, country",
  file: "PDF or pictures, at most 10 MB each",
  signature: "The applicant types the full name",
  statement: "Your own words, without an answer",
};

/** Other words to find a kind by, in English, Spanish and French. */
export const kindWords: Record<FieldKind, string> = {
  text: "line answer texto corto línea texte court ligne",
  longText: "paragraph comment box texto largo párrafo texte long paragraphe",
  yesNo: "boolean sí no oui non",
  choice: "radio single select options elegir una choix unique",
  multiChoice: "checkbox tick multiple select options casillas varias cases plusieurs",
  dropdown: "select menu list desplegable lista liste déroulante",
  number: "digits count amount número cifra nombre chiffre",
  money: "currency price sum dinero importe argent montant",
  date: "day month year calendar fecha día date jour mois",
  dateRange: "period from to range periodo desde hasta période du au",
  name: "person nombre nom personne",
  email: "mail correo courriel",
  phone: "telephone mobile teléfono téléphone",
  address: "street dirección calle adresse rue",
  file: "upload document photo pdf attachment archivo documento fichier pièce jointe",
  signature: "sign firma signer",
  statement: "information notice paragraph heading instructions texto aviso texte information",
};

export const opNames: Record<ConditionOp, string> = {
  is: "is",
  isNot: "is not",
  isAnyOf: "is one of",
  contains: "contains",
  isAnswered: "has an answer",
  isNotAnswered: "has no answer",
  greaterThan: "is more than",
  lessThan: "is less than",
  before: "is before",
  after: "is after",
};

/** When a question is asked, in plain words. */
export const stageNames: Record<Stage, string> = {
  apply: "Asked at once",
  shortlist: "Asked after shortlisting",
  offer: "Asked with an offer",
};
