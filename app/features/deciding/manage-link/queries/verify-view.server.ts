import type { Services } from "../../../../services";
import { addressLine } from "../../../forms/form-model/address-line";
import { localize } from "../../../forms/form-model/localized";
import type { FormDefinition } from "../../../forms/form-model/schema";
import { entitlementsFor } from "../../../forms/rent-forms/entitlements";
import { stateAt } from "../../../forms/rent-forms/rules";
import type { Verification } from "./find-verification.server";

export type FormFacts = {
  title: string;
  address: string;
  email: string;
  isMailed: boolean;
  sections: { title: string; questions: number }[];
  documents: number;
  openDays: number | null;
  applications: number | null;
};

export type VerifyView =
  | { kind: "ready"; facts: FormFacts; other: { formId: string; title: string; url: string } | null }
  | { kind: "used"; title: string; url: string; isOpen: boolean }
  | { kind: "expired"; title: string }
  | { kind: "unknown" }
  | { kind: "gone" }
  | { kind: "link-sent" }
  | { kind: "too-many"; minutes: number }
  | { kind: "refused" }
  | { kind: "paused"; until: number };

/** A used or old link is gone for good; an unknown one was never there. */
export const verifyStatus: Record<VerifyView["kind"], number> = {
  ready: 200,
  used: 410,
  expired: 410,
  unknown: 404,
  gone: 410,
  "link-sent": 200,
  "too-many": 429,
  refused: 409,
  paused: 503,
};

/** What the page shows of a confirming link. */
export function viewOfVerification({ config, clock }: Services, found: Verification): VerifyView {
  if (found.kind === "unknown" || found.kind === "gone") return { kind: found.kind };
  if (found.kind === "expired") return { kind: "expired", title: found.form.title };
  const urlOf = (urlId: string) => `${config.baseUrl}/apply/${urlId}`;
  if (found.kind === "used") {
    const isOpen = stateAt(found, clock.now().getTime()) === "open";
    return { kind: "used", title: found.form.title, url: urlOf(found.form.urlId), isOpen };
  }
  const { openDays, applications } = entitlementsFor(found.form);
  const facts = {
    ...factsOf(found.definition),
    title: found.form.title,
    email: found.email,
    isMailed: found.isMailed,
    openDays,
    applications,
  };
  const other = found.other && { formId: found.other.formId, title: found.other.title, url: urlOf(found.other.urlId) };
  return { kind: "ready", facts, other };
}

function factsOf(definition: FormDefinition) {
  const { address } = definition.property;
  const fields = definition.sections.flatMap((section) => section.fields);
  return {
    address: addressLine(address),
    sections: definition.sections.map((section) => ({
      title: localize(section.title, definition.defaultLocale, definition.defaultLocale),
      questions: section.fields.filter((field) => field.kind !== "statement").length,
    })),
    documents: fields.filter((field) => field.kind === "file").length,
  };
}
