import { data, redirect, redirectDocument, useNavigation } from "react-router";
import { languageContext, requiredUserContext, servicesContext } from "~/context";
import { sayApplicationCap } from "~/features/money/billing/application-cap";
import { listRefundable } from "~/features/money/billing/commands/refund-credits.server";
import { isLive } from "~/features/money/billing/plan-status";
import { billingPost, billingSearch, postBilling } from "~/features/money/billing/post-billing.server";
import { currencyOf, isCurrency } from "~/features/money/billing/prices";
import { findBilling } from "~/features/money/billing/queries/find-billing.server";
import { getCreditBalance } from "~/features/money/billing/queries/get-credit-balance.server";
import { listInvoices } from "~/features/money/billing/queries/list-invoices.server";
import { plans } from "~/features/money/billing/rules";
import { Arriving } from "~/features/money/billing/ui/arriving";
import { Balance } from "~/features/money/billing/ui/balance";
import { CreditPacks, ProChoice } from "~/features/money/billing/ui/buy-section";
import { History } from "~/features/money/billing/ui/history";
import { PlanAside } from "~/features/money/billing/ui/plan-aside";
import { inEveryLanguage } from "~/kernel/words";
import { readPost } from "~/platform/body/posted-fields.server";
import { clientAddress } from "~/platform/client-address";
import { placeOf } from "~/platform/place";
import { signInAgain } from "~/routes/shared/session/session-ended";
import { refusedWords } from "~/routes/shared/words/refused-words";
import { AppPage } from "~/ui/app-page";
import { Notice } from "~/ui/notice";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { usePageLanguage, useWords } from "~/ui/use-words";
import en from "~/words/en/billing/settings-page";
import type { Route } from "./+types/billing";

const pageWords = inEveryLanguage("billing/settings-page", en);

const here = "/app/settings/billing";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(pageWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const { data: search } = billingSearch.safeParse({
    billingOption: url.searchParams.get("billingOption"),
    currency: url.searchParams.get("currency"),
    session_id: url.searchParams.get("session_id"),
  });
  const sessionId = search?.session_id ?? null;
  const [billing, balance, refundable] = await Promise.all([
    findBilling(services, actor, sessionId),
    getCreditBalance(services, actor),
    listRefundable(services, actor),
  ]);
  if (!billing.isSignedIn) throw await signInAgain(request, context, here);
  const fixed = billing.account?.currency?.toUpperCase();
  const { customerId = null, holdReason = null } = billing.account ?? {};
  return {
    isSelling: services.billing.isSelling,
    option: search?.billingOption ?? "credits",
    sessionId,
    isFixed: isCurrency(fixed),
    currency: isCurrency(fixed) ? fixed : (search?.currency ?? currencyOf(placeOf(request).country)),
    ...billing,
    account: { isHeld: holdReason !== null, hasCustomer: customerId !== null },
    balance,
    isRefundable: refundable.length > 0 || (billing.plan !== null && isLive(billing.plan.status)),
    invoices: await listInvoices(services, customerId),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const parsed = await readPost(request, billingPost);
  if (!parsed.success) throw data(refusedWords[context.get(languageContext)].unknownChoice, { status: 400 });
  const services = context.get(servicesContext);
  const user = context.get(requiredUserContext);
  const language = context.get(languageContext);
  const answer = await postBilling({ services, user, address: clientAddress(request), language, post: parsed.data });
  if ("leaveFor" in answer) throw redirectDocument(answer.leaveFor, 303);
  if ("error" in answer) return data(answer, { status: 409 });
  throw redirect(url.pathname + url.search, 303);
}

export default function BillingSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { isSelling, option, sessionId, currency, isFixed, account, plan, balance, history, returned } = loaderData;
  const words = useWords(pageWords);
  const pending = usePending();
  const isPro = plan !== null && isLive(plan.status);
  const buying = { currency, isFixed, pending };
  return (
    <AppPage title={words.title} isTitleHidden body="wide">
      {actionData && "error" in actionData ? (
        <div role="alert" className="mb-8">
          <Notice tone="red">{actionData.error}</Notice>
        </div>
      ) : null}
      {returned && sessionId ? <Arriving returned={returned} sessionId={sessionId} /> : null}
      {account.isHeld ? (
        <div className="mb-8">
          <Notice tone="amber" title={words.held.title}>
            {words.held.text}
          </Notice>
        </div>
      ) : null}
      {plan?.status === "past_due" ? <PastDue /> : null}
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-12">
        <div className="min-w-0">
          <Balance balance={balance} />
          {!isSelling ? <NotSelling /> : null}
          {isSelling && option === "subscription" && !isPro ? <ProChoice {...buying} /> : null}
          {isSelling && (option === "credits" || isPro) ? <CreditPacks {...buying} hasPro={isPro} /> : null}
          <History rows={history} />
        </div>
        <PlanAside
          plan={plan}
          isLive={isPro}
          currency={currency}
          openForms={loaderData.openForms}
          invoices={loaderData.invoices}
          hasCustomer={account.hasCustomer && isSelling}
          isRefundable={loaderData.isRefundable}
        />
      </div>
    </AppPage>
  );
}

/** Which button is under way. */
function usePending(): string | null {
  const { formData } = useNavigation();
  if (formData?.has("pack")) return `pack-${String(formData.get("pack"))}`;
  return formData?.has("per") ? `per-${String(formData.get("per"))}` : null;
}

function NotSelling() {
  const words = useWords(pageWords);
  const cap = sayApplicationCap(plans.credit, usePageLanguage());
  return (
    <div className="mt-10">
      <Notice>{words.notSelling({ days: String(plans.credit.openDays), cap })}</Notice>
    </div>
  );
}

function PastDue() {
  const { pastDue } = useWords(pageWords);
  return (
    <div className="mb-8">
      <Notice tone="amber" title={pastDue.title}>
        {pastDue.text}
      </Notice>
    </div>
  );
}
