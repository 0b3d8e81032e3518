import { z } from "zod";
import { emailSchema } from "../../kernel/email";
import { multiLine, singleLine } from "../../kernel/typed-text";

export const contactLengths = { name: 100, company: 100, subject: 120, message: 4000 } as const;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const cannotBeShown = "Take out the characters that cannot be shown";

function line(max: number) {
  return singleLine()
    .trim()
    .refine((text) => !controls.test(text), cannotBeShown)
    .refine((text) => !/[\n\t]/.test(text), "Write this on one line")
    .refine((text) => text.length <= max, `Use at most ${max} characters`);
}

/** What /contact takes; line ends become \n. Name and company may stay empty. */
export const contactSchema = z.object({
  name: line(contactLengths.name).default(""),
  email: singleLine()
    .refine((text) => text.trim() !== "", { error: "Enter your email address, so that we can answer", abort: true })
    .pipe(z.string().refine((text) => emailSchema.safeParse(text).success, "Enter an address such as name@example.com"))
    .transform((text) => emailSchema.parse(text)),
  company: line(contactLengths.company).default(""),
  subject: line(contactLengths.subject).min(1, "Enter what it is about"),
  message: multiLine()
    .trim()
    .refine((text) => !controls.test(text), cannotBeShown)
    .min(1, "Enter your message")
    .refine((text) => text.length <= contactLengths.message, `Use at most ${contactLengths.message} characters`),
});
export type ContactMessage = z.infer<typeof contactSchema>;

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
