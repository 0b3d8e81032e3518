import { data, redirect } from "react-router";
import { z } from "zod";
import { optionalUserContext, servicesContext } from "~/context";
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
import { marketingMeta } from "~/features/site/marketing/meta";
import { addressAnswerName, type DoubtedAddress, settleAddress } from "~/kernel/doubted-address";
import { momentText } from "~/kernel/moments";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { clientAddress } from "~/platform/client-address";
import { signContactPage } from "~/platform/support-messages.server";
import { isPending } from "~/routes/shared/site-map";
import { Notice } from "~/ui/notice";
import { PageShell } from "~/ui/page-shell";
import type { Route } from "./+types/withdraw";

export const handle = { hydrate: false };

export function meta({ matches }: Route.MetaArgs) {
  return marketingMeta(matches, {
    title: "Withdraw or cancel",
    description: "Withdraw from a purchase, or cancel a contract, in two steps and without signing in.",
    path: "/withdraw",
  });
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

const tooMany: Record<Declaration, (support: string) => string> = {
  withdraw: (support) => `This was sent often within the hour. Write to ${support} instead: that counts as well.`,
  cancel: (support) => `Das wurde in der letzten Stunde oft gesendet. Schreiben Sie an ${support}: das gilt ebenso.`,
};
const stale = "This page had been open for over a day. Nothing is lost: look through it and send it again.";

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const posted = await readSmallForm(request);
  const values = emptyDeclaration(null);
  for (const name of declarationFields) values[name] = posted.get(name) ?? values[name];
  const declaration = z.enum(declarations).safeParse(posted.get("declaration"));
  if (!declaration.success)
    throw data("This page can’t do that. Reload it and try again. Open it again.", { status: 400 });
  const { email, doubt } = settleAddress(values.email, posted.get(addressAnswerName) ?? "");
  values.email = email;
  const shown = { step: "form", declaration: declaration.data, values, errors: {}, doubt } as const;
  if (posted.has("change")) return data<Shown>(shown);
  const read = declarationSchema.safeParse({ ...values, declaration: declaration.data });
  if (!read.success) return data<Shown>({ ...shown, errors: firstErrors(read.error.issues) }, { status: 400 });
  const rendered = posted.get("rendered") ?? "";
  if (doubt && !doubt.isRight) return data<Shown>({ ...shown, rendered }, { status: 400 });
  if (posted.get("intent") !== "confirm") return data<Shown>({ ...shown, step: "confirm", rendered });
  const visitor = { kind: "visitor", address: clientAddress(request) } as const;
  const user = context.get(optionalUserContext);
  const done = await declareWithdrawal(services, read.data, { visitor, userId: user?.userId ?? null, rendered });
  if (done.ok) {
    const did = await actOnWithdrawal(services, user, read.data);
    const told = { sent: declaration.data, at: `${done.value.at}`, ...(did && { did }) };
    throw redirect(`/withdraw?${new URLSearchParams(told)}`, 303);
  }
  if (done.code === "stale") return data<Shown>({ ...shown, formError: stale }, { status: 400 });
  const formError = tooMany[declaration.data](services.config.supportEmail);
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
  if (posted?.step === "confirm")
    return (
      <PageShell width="narrow" title="Confirm your withdrawal" lead="Nothing is sent before you press the button.">
        <ConfirmWithdrawal values={posted.values} doubt={posted.doubt} rendered={posted.rendered ?? rendered} />
      </PageShell>
    );
  const formOf = (declaration: Declaration) =>
    posted?.declaration === declaration
      ? { ...posted, rendered: posted.rendered || rendered }
      : { values, errors: {}, doubt: null, rendered };
  return (
    <PageShell
      width="default"
      isLarge
      title="Withdraw or cancel"
      lead="Two steps, without signing in, and a receipt by email at once."
    >
      {sent && !posted ? <Sent {...sent} /> : null}
      <section aria-labelledby="withdraw">
        <h2 id="withdraw" className="text-xl font-semibold">
          Withdraw from a contract
        </h2>
        <p className="mt-2 mb-6 max-w-2xl text-ink-muted">
          Consumers in the European Union may take back what they bought within {billingTerms.withdrawDays} days,
          without a reason. We pay back unused credits for {billingTerms.refundDays} days wherever you live.
          {isPending("/app/settings/billing") ? null : " With an account it is quicker under Settings, Billing."}
        </p>
        <WithdrawForm {...formOf("withdraw")} />
      </section>
      <section aria-labelledby="kuendigen" lang="de" className="mt-16 border-t border-line pt-10">
        <h2 id="kuendigen" className="text-xl font-semibold">
          Verträge hier kündigen
        </h2>
        <p className="mt-2 mb-6 max-w-2xl text-ink-muted">
          Sie können laufende Verträge hier kündigen, ohne sich anzumelden. Die Bestätigung mit Datum und Uhrzeit kommt
          sofort per E-Mail. Fragen: {supportEmail}
        </p>
        <CancelForm {...formOf("cancel")} />
      </section>
    </PageShell>
  );
}

const actedWords: Record<Acted, Record<Declaration, string>> = {
  "credits-paid-back": { withdraw: "Your unused credits are paid back. The money takes 5 to 10 days.", cancel: "" },
  "pro-paid-back": { withdraw: "Pro has ended, and what this period cost is paid back.", cancel: "" },
  "pro-ended": {
    withdraw: "Pro is cancelled: it lasts to the end of what is paid, and nothing more is charged.",
    cancel: "Pro ist gekündigt: Es läuft bis zum Ende des bezahlten Zeitraums, und nichts wird mehr abgebucht.",
  },
};

function Sent({ declaration, at, did }: { declaration: Declaration; at: number; did: Acted | null }) {
  const isGerman = declaration === "cancel";
  const time = isGerman ? momentText(at, "de-DE", "Europe/Berlin") : momentText(at, "en-US", "UTC");
  return (
    <div className="mb-10" lang={isGerman ? "de" : "en"} dir="ltr">
      <Notice tone="accent" title={isGerman ? "Ihre Kündigung ist eingegangen" : "We received your withdrawal"}>
        <p suppressHydrationWarning>
          {isGerman
            ? `Eingegangen am ${time}. Die Bestätigung ist per E-Mail unterwegs.`
            : `Received on ${time}. The receipt is on its way to you by email.`}
        </p>
        {did ? <p className="mt-2">{actedWords[did][declaration]}</p> : null}
      </Notice>
    </div>
  );
}
