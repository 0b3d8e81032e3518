import type { SectionPlan } from "../form-model/build-sections";
import * as plans from "../form-model/section-plans";
import { makeTemplate, type Template } from "../form-model/templates";

/** A ready template for each place whose law lists what may be asked: nothing else. A test holds each to its pack. */
const landlord = ["landlordReference", "landlordReference.email", "landlordReference.phone"];

const homeBefore: SectionPlan = { ...plans.currentHome, questions: ["currentAddress", ...landlord] };
const addressOnly: SectionPlan = { ...plans.currentHome, questions: ["currentAddress"] };
const household = (...questions: string[]): SectionPlan => ({ ...plans.household, questions });
const papers = (...questions: string[]): SectionPlan => ({
  ...plans.documents,
  questions: ["photoId", "proofOfIncome", ...questions, "signature"],
});

function listed(name: string, sections: readonly SectionPlan[]): Template {
  const summary = "Only what local law lists. It can be published as it stands.";
  return makeTemplate("listed", { name, summary, minutes: 8 }, sections);
}

const closedTemplates: Readonly<Record<string, Template>> = {
  "AU-QLD": listed("Queensland, the listed questions", [
    { ...plans.aboutYou, questions: ["legalName", "email", "phone", "dateOfBirth"] },
    household("moveIn", "termWanted", "adultsCount", "minorsCount", "pets", "vehicles"),
    homeBefore,
    {
      ...plans.workAndIncome,
      questions: ["employmentStatus", "employer", "employer.jobTitle", "income", "otherIncome"],
    },
    papers("landlordLetter"),
  ]),
  "AU-VIC": listed("Victoria, the listed questions", [
    plans.aboutYou,
    household("moveIn", "adultsCount"),
    homeBefore,
    { ...plans.workAndIncome, questions: ["income"] },
    papers(),
  ]),
  "AU-SA": listed("South Australia, the listed questions", [
    plans.aboutYou,
    household("moveIn", "termWanted", "adultsCount"),
    addressOnly,
    { ...plans.workAndIncome, questions: ["income"] },
    papers("landlordLetter"),
  ]),
  "AU-NT": listed("Northern Territory, the listed questions", [
    plans.aboutYou,
    household("moveIn", "termWanted", "adultsCount", "minorsCount", "pets"),
    homeBefore,
    papers("rentalLedger"),
  ]),
};

/** The template that a place with a closed list has; null for every other place. */
export function closedTemplateOf(place: string | null): Template | null {
  return (place !== null && closedTemplates[place]) || null;
}
