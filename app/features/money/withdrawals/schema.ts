import { z } from "zod";
import { messageEmail, messageLine, nameLength } from "../../../kernel/message-fields";
import type { PageLocale } from "../../../kernel/page-locale";
import { multiLine, singleLine } from "../../../kernel/typed-text";
import { withdrawWords } from "./withdraw-words";

/** "withdraw": as if it had never been bought; "cancel": from the next day on which that is possible. */
export const declarations = ["withdraw", "cancel"] as const;
export type Declaration = (typeof declarations)[number];

export const contracts = ["credits", "pro", "other"] as const;
export type Contract = (typeof contracts)[number];

/** What was done at once for whoever was signed in. */
export const acts = ["credits-paid-back", "pro-paid-back", "pro-ended"] as const;
export type Acted = (typeof acts)[number];

/** § 312k (2) no. 1: with notice, or at once for a reason that is named. */
const cancelKinds = ["ordinary", "for-cause"] as const;

export function declarationSchema(language: PageLocale) {
  const { faults } = withdrawWords[language];
  return z.object({
    declaration: z.enum(declarations),
    name: messageLine(nameLength).min(1, faults.name),
    email: messageEmail,
    contract: z.enum(contracts, faults.contract),
    details: multiLine().trim().max(1000, faults.details).default(""),
    cancelKind: z.enum(cancelKinds).default("ordinary"),
    until: singleLine().trim().max(60, faults.until).default(""),
  });
}
export type Declared = z.output<ReturnType<typeof declarationSchema>>;

export const declarationFields = ["name", "email", "contract", "details", "cancelKind", "until"] as const;
export type DeclarationField = (typeof declarationFields)[number];
/** As they stand in the form, right or wrong. */
export type DeclarationValues = Record<DeclarationField, string>;

export function emptyDeclaration(known: { name: string; email: string } | null): DeclarationValues {
  return {
    name: known?.name ?? "",
    email: known?.email ?? "",
    contract: "",
    details: "",
    cancelKind: "ordinary",
    until: "",
  };
}
