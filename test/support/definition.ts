import type { FormDefinition } from "../../app/features/forms/form-model/schema";
import { createIdMaker } from "../../app/kernel/ids";

const ids = createIdMaker();

export function text(value: string): Record<string, string> {
  return { en: value };
}

/** A small valid definition: one section with a name and an e-mail from the catalogue, and `custom` own questions. */
export function aDefinition(
  options: { title?: string; custom?: number; withFile?: boolean; withPhone?: boolean } = {},
): FormDefinition {
  const custom = Array.from({ length: options.custom ?? 0 }, (_, index) => ({
    id: ids.nodeId(),
    label: text(`Own question ${index + 1}`),
    required: false,
    stage: "apply" as const,
    kind: "text" as const,
  }));
  return {
    v: 1,
    defaultLocale: "en",
    title: text(options.title ?? "Flat 2, 14 Maple Street"),
    landlord: { name: "Dana Hartley-Quist" },
    property: { address: { line1: "14 Maple Street", city: "Portland", region: "OR", country: "US" } },
    sections: [
      {
        id: ids.nodeId(),
        title: text("About you"),
        stage: "apply",
        fields: [
          {
            id: ids.nodeId(),
            label: text("Your name"),
            required: true,
            stage: "apply",
            kind: "name",
            catalogueKey: "legalName",
          },
          {
            id: ids.nodeId(),
            label: text("Email"),
            required: true,
            stage: "apply",
            kind: "email",
            catalogueKey: "email",
          },
          ...(options.withPhone
            ? [
                {
                  id: ids.nodeId(),
                  label: text("Phone"),
                  required: false,
                  stage: "apply" as const,
                  kind: "phone" as const,
                  catalogueKey: "phone",
                },
              ]
            : []),
          ...(options.withFile
            ? [
                {
                  id: ids.nodeId(),
                  label: text("Proof of income"),
                  required: false,
                  stage: "apply" as const,
                  kind: "file" as const,
                  catalogueKey: "proofOfIncome",
                },
              ]
            : []),
          ...custom,
        ],
      },
    ],
    consents: [],
  };
}
