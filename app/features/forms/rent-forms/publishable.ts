import { checkDefinition, type Problem } from "../form-model/check-definition";
import { postcodeProblems } from "../form-model/home-postcode";
import { type LandlordFault, landlordFaults } from "../form-model/landlord";
import { readDefinition } from "../form-model/read-definition";
import type { FormDefinition } from "../form-model/schema";
import type { LawProblem } from "../law/law-problems";
import type { LexiconProblem } from "../law/lexicon/check-definition-texts";
import { countCustomQuestions, type Entitlements } from "./entitlements";

/**
 * "problems": errors of checkDefinition in the form's order. "law": not to be asked at the home's place, or without
 * its reason. "lexicon": the same of the landlord's own texts.
 */
export type Refusal =
  | { code: "problems"; problems: Problem[] }
  /** Applicants would not read who lets the home. */
  | { code: "landlord"; faults: LandlordFault[] }
  | { code: "law"; place: string | null; problems: LawProblem[] }
  /** The home is viewed after applying, and the law has these questions, in the form's own words, only after a viewing. */
  | { code: "before-viewing"; questions: string[] }
  | { code: "lexicon"; problems: LexiconProblem[] }
  | { code: "too-many-custom-questions"; limit: number; count: number }
  /** One form of the free plan runs at a time; that one does. */
  | { code: "other-form-open"; title: string }
  /** The address is that of a home, or would be a home, outside of those that the colleague works with. */
  | { code: "other-home" }
  | { code: "no-credit" }
  | { code: "no-welcome" }
  /** A payment of the account is disputed. */
  | { code: "credits-held" };

/** Why this definition may not be published under these entitlements; empty when it may. */
export function refusals(definition: FormDefinition, entitlements: Entitlements): Refusal[] {
  const found: Refusal[] = [];
  const errors = checkDefinition(definition).filter((problem) => problem.severity === "error");
  const problems = [...postcodeProblems(definition), ...errors];
  if (problems.length > 0) found.push({ code: "problems", problems });
  const faults = landlordFaults(definition.landlord);
  if (faults.length > 0) found.push({ code: "landlord", faults });
  const count = countCustomQuestions(definition);
  if (entitlements.customQuestions !== null && count > entitlements.customQuestions) {
    found.push({ code: "too-many-custom-questions", limit: entitlements.customQuestions, count });
  }
  return found;
}

/** A working copy may be unfinished, but not larger than the database should keep. */
export function isTooLarge(definition: FormDefinition): boolean {
  return checkDefinition(definition).some(({ code }) => code === "too-large" || code === "too-many-fields");
}

/** A definition out of the database, brought to the newest shape. Throws when it is none: that is a bug, never a user's doing. */
export function storedDefinition(json: string): FormDefinition {
  const read = readDefinition(json);
  if (!read.ok) throw new Error("A stored definition cannot be read");
  return read.value;
}

/** The title in the form's own language; a form without one is called by its address. */
export function titleOf(definition: FormDefinition): string {
  return definition.title[definition.defaultLocale]?.trim() || definition.property.address.line1;
}
