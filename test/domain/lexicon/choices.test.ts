import { expect, it } from "vitest";
import { checkQuestion } from "../../../app/features/forms/law/lexicon/check-question";
import { type Choice, choices } from "./corpus/choices";

/** The same question with each option alone, all of them, and in another order: what a landlord reads at each stroke. */
function judged({ locale, label, options }: Choice) {
  const orders = [options, [...options].reverse(), ...options.map((option) => [option])];
  return orders
    .map((shown) => ({ label, shown, ...checkQuestion({ kind: "choice", label, options: shown }, locale) }))
    .filter(({ verdict }) => verdict !== "pass");
}

it.each(["en", "es", "fr", "de"])("fifty everyday choices in %s pass with their options", (locale) => {
  const asked = choices.filter((choice) => choice.locale === locale);
  expect(asked.length).toBeGreaterThanOrEqual(50);
  expect(asked.flatMap(judged)).toEqual([]);
});

it.each([
  ["en", "Preferred tenants", ["Under 30", "Over 30"]],
  ["en", "No", ["Groups", "Kids"]],
  ["en", "We take", ["Couples", "Families without kids"]],
  ["es", "Preferimos", ["Sin hijos", "Con hijos"]],
  ["fr", "Nous préférons", ["Sans enfants", "Avec enfants"]],
  ["de", "Wunschmieter", ["Ohne Kind", "Mit Kind"]],
  ["de", "Bevorzugt", ["Unter 30 Jahre", "Über 30 Jahre"]],
  ["es", "Estado", ["Soltero", "Casado"]],
  ["fr", "Vous êtes", ["Un homme", "Une femme"]],
])("a choice in %s whose options sort people is refused: %s %j", (locale, label, options) => {
  expect(checkQuestion({ kind: "choice", label, options }, locale)).toMatchObject({ verdict: "refuse" });
});
