import { formatDate, utcDay } from "../../../../kernel/dates";
import { Button } from "../../../../ui/button";
import { ButtonLink } from "../../../../ui/button-link";
import { Filled } from "../../../../ui/filled";
import { Notice } from "../../../../ui/notice";
import { PageShell } from "../../../../ui/page-shell";
import { SignOutForm } from "../../../../ui/sign-out-form";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import { plans } from "../../billing/rules";
import type { VoucherView } from "../view";
import { voucherWords } from "../words";
import { AskedCalculation } from "./asked-calculation";
import { CodeForm } from "./code-form";

export type VoucherPageProps = {
  view: VoucherView;
  email: string | null;
  /** Its own address, for the way back after signing in. */
  path: string;
  challenge?: string;
  /** Where nothing is sold, credits are kept and spent on nothing. */
  isSelling: boolean;
};

/** The page of one voucher. It changes nothing by being looked at: mail programs and scanners open links. */
export function VoucherPage(props: VoucherPageProps) {
  const words = useWords(voucherWords);
  const { view } = props;
  if (view.kind === "unknown") return <Unknown />;
  if (view.kind === "wait") return <Wait minutes={view.minutes} />;
  if (view.kind === "yours") return <Yours view={view} isSelling={props.isSelling} />;
  return (
    <PageShell width="narrow" title={titleOf(view, words)} eyebrow={view.label}>
      <Offered {...props} view={view} />
    </PageShell>
  );
}

type VoucherWords = (typeof voucherWords)["en"];
type Offer = Exclude<VoucherView, { kind: "unknown" | "wait" | "yours" }>;

function titleOf({ kind, credits }: Offer, { titles }: VoucherWords): string {
  if (kind === "ready" || kind === "unverified" || kind === "signed-out") return titles.add({ n: credits });
  return titles[kind];
}

function Offered({ view, email, path, challenge }: Omit<VoucherPageProps, "view"> & { view: Offer }) {
  const { refused } = useWords(voucherWords);
  const day = useDay();
  const { kind, credits } = view;
  switch (kind) {
    case "expired":
      return <Refused>{refused.expired({ day: day(view.validUntil) })}</Refused>;
    case "scheduled":
      return <Refused>{refused.scheduled({ day: day(view.validFrom) })}</Refused>;
    case "revoked":
    case "exhausted":
    case "suspended":
    case "held":
      return <Refused>{refused[kind]}</Refused>;
    case "not-for-you":
      return <OtherAccount email={email} />;
    default:
      return (
        <div className="flex flex-col gap-6">
          <WhatItIs {...view} />
          {kind === "ready" ? <Redeem email={email} credits={credits} challenge={challenge} /> : null}
          {kind === "unverified" ? <Unverified email={email} /> : null}
          {kind === "signed-out" ? <SignedOut path={path} credits={credits} /> : null}
        </div>
      );
  }
}

function WhatItIs({ giftMonths, validUntil, credits }: Offer) {
  const { oneCredit, lasts, until } = useWords(voucherWords);
  const day = useDay();
  return (
    <ul className="divide-y divide-line border-y border-line">
      <li className="py-3">{oneCredit({ applications: plans.credit.applications })}</li>
      <li className="py-3">{(credits > 1 ? lasts.several : lasts.one)({ months: giftMonths })}</li>
      {validUntil === null ? null : <li className="py-3">{until({ day: day(validUntil) })}</li>}
    </ul>
  );
}

function Redeem({ email, credits, challenge }: { email: string | null; credits: number; challenge?: string }) {
  const { signedIn, add } = useWords(voucherWords);
  return (
    <form method="post" className="flex flex-col gap-4">
      {challenge ? <AskedCalculation challenge={challenge} /> : null}
      {email ? (
        <p>
          <Filled say={signedIn} parts={{ email: <Address email={email} /> }} />
        </p>
      ) : null}
      <div>
        <Button type="submit" size="lg" name="intent" value="send" data-go="">
          {add({ n: credits })}
        </Button>
      </div>
    </form>
  );
}

function Address({ email }: { email: string | null }) {
  return (
    <strong className="font-semibold wrap-anywhere" translate="no">
      {email}
    </strong>
  );
}

function SignedOut({ path, credits }: { path: string; credits: number }) {
  const words = useWords(voucherWords).signedOut;
  return (
    <div className="flex flex-col gap-4">
      <p>{words.text({ n: credits })}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/sign-up" size="lg">
          {words.create({ n: credits })}
        </ButtonLink>
        <ButtonLink to={`/sign-in?${new URLSearchParams({ redirect: path })}`} size="lg" variant="outline">
          {words.signIn}
        </ButtonLink>
      </div>
    </div>
  );
}

function Unverified({ email }: { email: string | null }) {
  const { title, text, unknown, again } = useWords(voucherWords).unverified;
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="amber" title={title}>
        {email ? text({ email }) : unknown}
      </Notice>
      <div>
        <ButtonLink to="/check-email" size="lg" variant="outline">
          {again}
        </ButtonLink>
      </div>
    </div>
  );
}

function OtherAccount({ email }: { email: string | null }) {
  const { text, signOut } = useWords(voucherWords).otherAccount;
  return (
    <div className="flex flex-col gap-4">
      <p>
        <Filled say={text} parts={{ email: <Address email={email} /> }} />
      </p>
      <SignOutForm action="/sign-out" variant="outline" size="lg">
        {signOut}
      </SignOutForm>
    </div>
  );
}

function Refused({ children }: { children: string }) {
  const { anotherCode, write } = useWords(voucherWords).refused;
  return (
    <div className="flex flex-col gap-6">
      <p className="text-lg">{children}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/redeem" size="lg" variant="outline">
          {anotherCode}
        </ButtonLink>
        <ButtonLink to="/contact" size="lg" variant="ghost">
          {write}
        </ButtonLink>
      </div>
    </div>
  );
}

function Yours({ view, isSelling }: { view: Extract<VoucherView, { kind: "yours" }>; isSelling: boolean }) {
  const words = useWords(voucherWords);
  const day = useDay();
  const { label, credits: n, at, endsAt, balance, isJustAdded } = view;
  const { added, title, came, cameUntil, next, nextFree, create, forms } = words.yours;
  return (
    <PageShell width="narrow" eyebrow={label} title={isJustAdded ? added({ n }) : title}>
      <div className="flex flex-col gap-6">
        <ul className="divide-y divide-line border-y border-line">
          <li className="py-3">
            {endsAt === null ? came({ n, day: day(at) }) : cameUntil({ n, day: day(at), end: day(endsAt) })}
          </li>
          <li className="py-3">
            <Filled
              say={words.yours.balance}
              parts={{ credits: <strong className="tabular font-semibold">{words.credits({ n: balance })}</strong> }}
            />
          </li>
        </ul>
        <p>{isSelling ? next : nextFree}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/app/forms/new" size="lg">
            {create}
          </ButtonLink>
          <ButtonLink to="/app/forms" size="lg" variant="outline">
            {forms}
          </ButtonLink>
        </div>
      </div>
    </PageShell>
  );
}

function Unknown() {
  const { title, lead } = useWords(voucherWords).unknown;
  return (
    <PageShell width="narrow" title={title} lead={lead}>
      <CodeForm />
    </PageShell>
  );
}

function Wait({ minutes }: { minutes: number }) {
  const { title, text } = useWords(voucherWords).wait;
  return (
    <PageShell width="narrow" title={title}>
      <p className="text-lg">{text({ minutes })}</p>
    </PageShell>
  );
}

/** Of the day in UTC. */
function useDay(): (at: number | null) => string {
  const locale = usePageLocale();
  return (at) => (at === null ? "" : formatDate(utcDay(at), locale));
}
