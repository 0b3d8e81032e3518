import { z } from "zod";
import { cannotBeShown, controls, messageEmail, messageLine, nameLength } from "../../../kernel/message-fields";
import type { PageLocale } from "../../../kernel/page-locale";
import { multiLine } from "../../../kernel/typed-text";
import { contactWords } from "./words";

export const contactLengths = { name: nameLength, company: 100, subject: 120, message: 4000 } as const;

/** What /contact takes; line ends become \n. Name and company may stay empty. */
export function contactSchema(language: PageLocale) {
  const { faults } = contactWords[language];
  return z.object({
    name: messageLine(contactLengths.name).default(""),
    email: messageEmail,
    company: messageLine(contactLengths.company).default(""),
    subject: messageLine(contactLengths.subject).min(1, faults.subject),
    message: multiLine()
      .trim()
      .refine((text) => !controls.test(text), cannotBeShown)
      .min(1, faults.message)
      .refine((text) => text.length <= contactLengths.message, faults.tooLong({ max: contactLengths.message })),
  });
}

export const contactFields = ["name", "email", "company", "subject", "message"] as const;
export type ContactField = (typeof contactFields)[number];

/** The fields as they stand in the form, right or wrong. */
export type ContactValues = Record<ContactField, string>;

const lengths: Record<ContactField, number> = { ...contactLengths, email: 254 };

/** What the address fills in beforehand. All of it is optional: a value that the form could not take is left out. */
export function prefillOf(search: URLSearchParams): ContactValues {
  const value = (field: ContactField) => {
    const text = search.get(field) ?? "";
    const isOneLine = field === "message" || !/[\r\n\t]/.test(text);
    return text.length <= lengths[field] && isOneLine && !controls.test(text) ? text : "";
  };
  return {
    name: value("name"),
    email: value("email"),
    company: value("company"),
    subject: value("subject"),
    message: value("message"),
  };
}
