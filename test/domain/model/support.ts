import { postcodeInstead } from "../../../app/features/forms/form-model/address-shape";
import type { EvaluateContext } from "../../../app/features/forms/form-model/evaluate";
import { phoneReading } from "../../../app/features/forms/form-model/read-phone.server";
import type { Field, FieldKind, FieldOf, FormDefinition, Section } from "../../../app/features/forms/form-model/schema";
import { readMoney } from "../../../app/kernel/typed-money";

export const CONTEXT: EvaluateContext = {
  today: "2026-11-21",
  locale: "en",
  postcodeInstead,
  readMoney,
  ...phoneReading("GB"),
};

/** A readable node id: the name, filled up with zeros. */
export function id(name: string): string {
  return name.toLowerCase().padEnd(10, "0").slice(0, 10);
}

type Extra<K extends FieldKind> = Partial<Omit<FieldOf<K>, "kind" | "id">>;

export function fieldOf<K extends FieldKind>(kind: K, name: string, extra?: Extra<K>): FieldOf<K> {
  const base = { id: id(name), label: { en: name }, required: false, stage: "apply", kind };
  const own: Partial<Record<FieldKind, object>> = {
    choice: { options: [] },
    multiChoice: { options: [] },
    dropdown: { options: [] },
    statement: { text: { en: name } },
  };
  return { ...base, ...own[kind], ...extra } as unknown as FieldOf<K>;
}

export function definitionOf(sections: (Partial<Section> & { id: string; fields: Field[] })[]): FormDefinition {
  return {
    v: 1,
    defaultLocale: "en",
    title: { en: "Flat" },
    property: {
      address: { line1: "1 High Street", city: "Leeds", country: "GB" },
      rent: { amountMinor: 120_000, currency: "GBP", period: "month" },
    },
    sections: sections.map((section) => ({ title: { en: "Section" }, stage: "apply", ...section })),
    consents: [],
  };
}
