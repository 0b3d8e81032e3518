import { data, redirect, useLocation } from "react-router";
import { languageContext, optionalUserContext, servicesContext } from "~/context";
import { sendContactMessage } from "~/features/people/contact/commands/send-contact-message.server";
import { CONTACT_FORM_BYTES_MAX } from "~/features/people/contact/limits";
import {
  type ContactField,
  type ContactValues,
  contactFields,
  contactSchema,
  prefillOf,
} from "~/features/people/contact/schema";
import { ContactForm } from "~/features/people/contact/ui/contact-form";
import { HelpTopics } from "~/features/people/contact/ui/help-topics";
import { contactWords } from "~/features/people/contact/words";
import { faqTopicsIn } from "~/features/site/marketing/faq";
import { marketingMeta } from "~/features/site/marketing/meta";
import { addressAnswerName, type DoubtedAddress, settleAddress } from "~/kernel/doubted-address";
import { readFields } from "~/platform/body/posted-fields.server";
import { clientAddress } from "~/platform/client-address";
import { signContactPage } from "~/platform/support-messages.server";
import { leadingLinkClass } from "~/ui/link-style";
import { Notice } from "~/ui/notice";
import { languageOf } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import { usePageLanguage, useWords } from "~/ui/use-words";
import type { Route } from "./+types/contact";

export const handle = { hydrate: false };

/** How long to wait, after too many messages. */
export function headers({ actionHeaders }: Route.HeadersArgs): Record<string, string> {
  const seconds = actionHeaders.get("Retry-After");
  return seconds ? { "Retry-After": seconds } : {};
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = contactWords[languageOf(matches)];
  return marketingMeta(matches, { title, description, path: "/contact" });
}

/** Optional search fields fill the form in beforehand; somebody signed in need not type who they are. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const prefill = prefillOf(searchParams);
  const user = context.get(optionalUserContext);
  return {
    values: { ...prefill, name: prefill.name || (user?.name ?? ""), email: prefill.email || (user?.email ?? "") },
    rendered: await signContactPage(context.get(servicesContext)),
    isSent: searchParams.get("sent") === "1",
  };
}

type Refusal = {
  values: ContactValues;
  errors: Partial<Record<ContactField, string>>;
  doubt: DoubtedAddress | null;
  formError?: string;
  /** The signed time that was posted: correcting a word is no new page. Left out where it is not good any more. */
  rendered?: string;
};

export async function action({ request, context, url }: Route.ActionArgs) {
  const language = context.get(languageContext);
  const { faults } = contactWords[language];
  const form = await readFields(request, CONTACT_FORM_BYTES_MAX);
  if (!form) throw data(faults.tooMuch, { status: 413 });
  const text = (name: string) => (typeof form.get(name) === "string" ? String(form.get(name)) : "");
  const typed = Object.fromEntries(contactFields.map((name) => [name, text(name)])) as ContactValues;
  const { email, doubt } = settleAddress(typed.email, text(addressAnswerName));
  const values = { ...typed, email };
  const rendered = text("rendered");
  const shown = { values, doubt, errors: {} };
  const message = contactSchema(language).safeParse(values);
  if (!message.success)
    return data<Refusal>({ ...shown, errors: firstErrors(message.error.issues), rendered }, { status: 400 });
  if (doubt && !doubt.isRight) return data<Refusal>({ ...shown, rendered }, { status: 400 });
  const visitor = { kind: "visitor", address: clientAddress(request) } as const;
  const sent = await sendContactMessage(context.get(servicesContext), visitor, {
    message: { ...message.data, language },
    rendered,
    isHoneypotFilled: text("leave_empty") !== "",
  });
  if (sent.ok) throw redirect(`${url.pathname}?sent=1`, 303);
  if (sent.code === "stale") {
    return data<Refusal>({ ...shown, formError: faults.stale }, { status: 400 });
  }
  if (sent.code === "blocked") {
    const { supportEmail } = context.get(servicesContext).config;
    const formError = faults.blocked({ email: supportEmail });
    return data<Refusal>({ ...shown, formError, rendered }, { status: 403 });
  }
  const seconds = sent.detail?.retryAfterSeconds ?? 3600;
  const formError = faults.tooMany({ minutes: Math.ceil(seconds / 60) });
  return data<Refusal>({ ...shown, formError, rendered }, { status: 429, headers: { "Retry-After": String(seconds) } });
}

function firstErrors(issues: readonly { path: PropertyKey[]; message: string }[]): Refusal["errors"] {
  const errors: Refusal["errors"] = {};
  for (const { path, message } of issues) errors[path[0] as ContactField] ??= message;
  return errors;
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { values, rendered, isSent } = loaderData;
  const words = useWords(contactWords);
  const refused = actionData as Refusal | undefined;
  return (
    <PageShell isLarge width="wide" title={words.title} lead={words.lead}>
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[3fr_2fr] lg:gap-20">
        {isSent && !refused ? (
          <Sent />
        ) : (
          <ContactForm
            values={refused?.values ?? values}
            errors={refused?.errors ?? {}}
            doubt={refused?.doubt ?? null}
            formError={refused?.formError}
            rendered={refused?.rendered || rendered}
          />
        )}
        <HelpTopics topics={faqTopicsIn(usePageLanguage())} />
      </div>
    </PageShell>
  );
}

function Sent() {
  const words = useWords(contactWords).sent;
  return (
    <div>
      <Notice tone="accent" title={words.title}>
        <p>{words.text}</p>
      </Notice>
      <p className="mt-5">
        <a href={useLocation().pathname} className={leadingLinkClass}>
          {words.another}
        </a>
      </p>
    </div>
  );
}
