import type {
  ConsentAspect,
  FormAspect,
  QuestionAspect,
  SectionAspect,
} from "../../../features/forms/form-model/compare";
import type { Property } from "../../../features/forms/form-model/schema";

export const formChangeWords: Record<FormAspect, string> = {
  title: "The title changed.",
  intro: "The introduction changed.",
  landlord: "The landlord’s details changed.",
  reply: "The promised days to answer changed.",
  settings: "The language of the form changed.",
};

export const aspectChangeWords: Record<QuestionAspect | SectionAspect | ConsentAspect, string> = {
  kind: "the kind of answer",
  label: "the question",
  help: "the help",
  text: "the text",
  required: "whether it must be answered",
  stage: "when it is asked",
  condition: "when it is shown",
  options: "the options",
  settings: "limits or settings",
  title: "the title",
  repeat: "how often it repeats",
};

export const propertyChangeWords: Record<keyof Property, string> = {
  address: "address",
  rent: "rent",
  deposit: "deposit",
  availableFrom: "available from",
  termMonths: "term",
  bedrooms: "bedrooms",
  maxOccupants: "maximum occupants",
  pets: "pets",
  smoking: "smoking",
  parking: "parking",
  photos: "photos",
  criteria: "criteria",
  incomeMultiple: "required income",
  moveInWithinDays: "latest move-in",
  historyYears: "years of addresses",
  incomeMultipleReason: "reason for the required income",
  chosenSubplace: "place whose law applies",
};
