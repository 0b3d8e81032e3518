import { data, redirect } from "react-router";
import { z } from "zod";
import { languageContext, optionalUserContext, servicesContext } from "~/context";
import { billingTerms } from "~/features/money/billing/rules";
import { actOnWithdrawal } from "~/features/money/withdrawals/commands/act-on-withdrawal.server";
import { declareWithdrawal } from "~/features/money/withdrawals/commands/declare-withdrawal.server";
import {
  type Acted,
  acts,
  type Declaration,
  type DeclarationField,
  type DeclarationValues,
  declarationFields,
  declarationSchema,
  declarations,
  emptyDeclaration,
} from "~/features/money/withdrawals/schema";
import { CancelForm, ConfirmWithdrawal, WithdrawForm } from "~/features/money/withdrawals/ui/withdraw-forms";
import { withdrawWords } from "~/features/money/withdrawals/withdraw-words";
import { cancelWords } from "~/features/money/withdrawals/words";
import { marketingMeta } from "~/features/site/marketing/meta";
import { addressAnswerName, type DoubtedAddress, settleAddress } from "~/kernel/doubted-address";
import { momentText } from "~/kernel/moments";
import { directionOf } from "~/kernel/text-direction";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { clientAddress } from "~/platform/client-address";
import { signContactPage } from "~/platform/support-messages.server";
import { isPending } from "~/routes/shared/site-map";
import { Notice } from "~/ui/notice";
import { languageOf } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import { usePageLanguage, usePageLocale, useWords } from "~/ui/use-words";
import type { Route } from "./+types/withdraw";

export const handle = { hydrate: false };

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = withdrawWords[languageOf(matches)].page;
  return marketingMeta(matches, { title, description, path: "/withdraw" });
}

/** Somebody signed in need not type who they are. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const sentAt = Number(url.searchParams.get("at"));
  const sent = z.enum(declarations).safeParse(url.searchParams.get("sent"));
  return {
    values: emptyDeclaration(context.get(optionalUserContext)),
    rendered: await signContactPage(services),
    supportEmail: services.config.supportEmail,
    sent:
      sent.success && sentAt > 0 && sentAt < 8.64e15
        ? {
            declaration: sent.data,
            at: sentAt,
            did: z.enum(acts).nullable().catch(null).parse(url.searchParams.get("did")),
          }
        : null,
  };
}

type Shown = {
  step: "form" | "confirm";
  declaration: Declaration;
  values: DeclarationValues;
  errors: Partial<Record<DeclarationField, string>>;
  doubt: DoubtedAddress | null;
  formError?: string;
  rendered?: string;
};

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const language = context.get(languageContext);
  const words = withdrawWords[language].page;
  const posted = await readSmallForm(request);
  const values = emptyDeclaration(null);
  for (const name of declarationFields) values[name] = posted.get(name) ?? values[name];
  const declaration = z.enum(declarations).safeParse(posted.get("declaration"));
  if (!declaration.success) throw data(words.cannotDo, { status: 400 });
  const { email, doubt } = settleAddress(values.email, posted.get(addressAnswerName) ?? "");
  values.email = email;
  const shown = { step: "form", declaration: declaration.data, values, errors: {}, doubt } as const;
  if (posted.has("change")) return data<Shown>(shown);
  const read = declarationSchema(language).safeParse({ ...values, declaration: declaration.data });
  if (!read.success) return data<Shown>({ ...shown, errors: firstErrors(read.error.issues) }, { status: 400 });
  const rendered = posted.get("rendered") ?? "";
  if (doubt && !doubt.isRight) return data<Shown>({ ...shown, rendered }, { status: 400 });
  if (posted.get("intent") !== "confirm") return data<Shown>({ ...shown, step: "confirm", rendered });
  const visitor = { kind: "visitor", address: clientAddress(request) } as const;
  const user = context.get(optionalUserContext);
  const done = await declareWithdrawal(services, read.data, {
    ...{ visitor, userId: user?.userId ?? null, rendered, language },
  });
  if (done.ok) {
    const did = await actOnWithdrawal(services, user, read.data);
    const told = { sent: declaration.data, at: `${done.value.at}`, ...(did && { did }) };
    throw redirect(`/withdraw?${new URLSearchParams(told)}`, 303);
  }
  if (done.code === "stale") return data<Shown>({ ...shown, formError: words.stale }, { status: 400 });
  const { tooMany } = declaration.data === "cancel" ? cancelWords.de : words;
  const formError = tooMany({ email: services.config.supportEmail });
  return data<Shown>({ ...shown, formError, rendered }, { status: 429 });
}

function firstErrors(issues: readonly { path: PropertyKey[]; message: string }[]): Shown["errors"] {
  const errors: Shown["errors"] = {};
  for (const { path, message } of issues) errors[path[0] as DeclarationField] ??= message;
  return errors;
}

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  const { values, rendered, sent, supportEmail } = loaderData;
  const posted = actionData as Shown | undefined;
  const { page, confirm } = useWords(withdrawWords);
  const { heading, text } = cancelWords.de;
  if (posted?.step === "confirm")
    return (
      <PageShell width="narrow" title={confirm.title} lead={confirm.lead}>
        <ConfirmWithdrawal values={posted.values} doubt={posted.doubt} rendered={posted.rendered ?? rendered} />
      </PageShell>
    );
  const formOf = (declaration: Declaration) =>
    posted?.declaration === declaration
      ? { ...posted, rendered: posted.rendered || rendered }
      : { values, errors: {}, doubt: null, rendered };
  return (
    <PageShell width="default" isLarge title={page.title} lead={page.lead}>
      {sent && !posted ? <Sent {...sent} /> : null}
      <section aria-labelledby="withdraw">
        <h2 id="withdraw" className="text-xl font-semibold">
          {page.heading}
        </h2>
        <p className="mt-2 mb-6 max-w-2xl text-ink-muted">
          {page.text(billingTerms)}
          {isPending("/app/settings/billing") ? null : ` ${page.quicker}`}
        </p>
        <WithdrawForm {...formOf("withdraw")} />
      </section>
      <section aria-labelledby="kuendigen" lang="de" className="mt-16 border-t border-line pt-10">
        <h2 id="kuendigen" className="text-xl font-semibold">
          {heading}
        </h2>
        <p className="mt-2 mb-6 max-w-2xl text-ink-muted">{text({ email: supportEmail })}</p>
        <CancelForm {...formOf("cancel")} />
      </section>
    </PageShell>
  );
}

function Sent({ declaration, at, did }: { declaration: Declaration; at: number; did: Acted | null }) {
  const locale = usePageLocale();
  const language = usePageLanguage();
  const { page } = useWords(withdrawWords);
  const isGerman = declaration === "cancel";
  const { sent, proEnded } = cancelWords.de;
  const { title, text } = isGerman ? sent : page.sent;
  const moment = isGerman ? momentText(at, "de-DE", "Europe/Berlin") : momentText(at, locale, "UTC");
  const act = did && (isGerman ? did === "pro-ended" && proEnded : page.did[did]);
  const lang = isGerman ? "de" : language;
  return (
    <div className="mb-10" lang={lang} dir={directionOf(lang)}>
      <Notice tone="accent" title={title}>
        <p suppressHydrationWarning>{text({ moment })}</p>
        {act ? <p className="mt-2">{act}</p> : null}
      </Notice>
    </div>
  );
}
