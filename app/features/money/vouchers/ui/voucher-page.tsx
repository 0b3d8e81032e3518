import type { ReactNode } from "react";
import { formatDate, utcDay } from "../../../../kernel/dates";
import { Button } from "../../../../ui/button";
import { ButtonLink } from "../../../../ui/button-link";
import { Notice } from "../../../../ui/notice";
import { PageShell } from "../../../../ui/page-shell";
import { SignOutForm } from "../../../../ui/sign-out-form";
import { paidCap } from "../../billing/application-cap";
import { sayCredits, type VoucherView } from "../view";
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
  const { view } = props;
  if (view.kind === "unknown") return <Unknown />;
  if (view.kind === "wait") return <Wait minutes={view.minutes} />;
  if (view.kind === "yours") return <Yours view={view} isSelling={props.isSelling} />;
  return (
    <PageShell width="narrow" title={titleOf(view)} eyebrow={view.label}>
      <Offered {...props} view={view} />
    </PageShell>
  );
}

type Offer = Exclude<VoucherView, { kind: "unknown" | "wait" | "yours" }>;

function titleOf({ kind, credits }: Offer): string {
  const titles: Partial<Record<Offer["kind"], string>> = {
    revoked: "This voucher was withdrawn",
    expired: "This voucher has expired",
    exhausted: "This voucher is used up",
    scheduled: "This voucher isn’t valid yet",
    suspended: "Your account is suspended",
    held: "Your account can’t redeem vouchers right now",
    "not-for-you": "This voucher is for another account",
  };
  return titles[kind] ?? `Add ${sayCredits(credits)} to your account`;
}

function Offered({ view, email, path, challenge }: Omit<VoucherPageProps, "view"> & { view: Offer }) {
  const { kind } = view;
  if (kind === "revoked")
    return <Refused>The person who gave it out has withdrawn it. Ask them for a new one.</Refused>;
  if (kind === "expired") return <Refused>It could be redeemed until {day(view.validUntil)}.</Refused>;
  if (kind === "exhausted")
    return <Refused>It was for a set number of people, and all of them have redeemed it.</Refused>;
  if (kind === "scheduled")
    return <Refused>You can redeem it from {day(view.validFrom)}. Keep the link and come back then.</Refused>;
  if (kind === "suspended")
    return <Refused>Write to us if you think that’s a mistake. Until then nothing can be added to it.</Refused>;
  if (kind === "held")
    return (
      <Refused>
        A payment of your account is being disputed. Once that’s settled you can redeem this voucher, as long as it’s
        valid. Your forms and applications are not affected.
      </Refused>
    );
  if (kind === "not-for-you") return <OtherAccount email={email} />;
  return (
    <div className="flex flex-col gap-6">
      <WhatItIs {...view} />
      {kind === "ready" ? <Redeem email={email} credits={view.credits} challenge={challenge} /> : null}
      {kind === "unverified" ? <Unverified email={email} /> : null}
      {kind === "signed-out" ? <SignedOut path={path} credits={view.credits} /> : null}
    </div>
  );
}

function WhatItIs({ giftMonths, validUntil, credits }: Offer) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      <li className="py-3">One credit publishes one home’s form with every tool and {paidCap}.</li>
      <li className="py-3">
        {credits === 1 ? "It lasts" : "They last"} {giftMonths === 1 ? "one month" : `${giftMonths} months`} from the
        day you redeem.
      </li>
      {validUntil === null ? null : <li className="py-3">You can redeem until {day(validUntil)}.</li>}
    </ul>
  );
}

function Redeem({ email, credits, challenge }: { email: string | null; credits: number; challenge?: string }) {
  return (
    <form method="post" className="flex flex-col gap-4">
      {challenge ? <AskedCalculation challenge={challenge} /> : null}
      {email ? (
        <p>
          You are signed in as{" "}
          <strong className="font-semibold wrap-anywhere" translate="no">
            {email}
          </strong>
          .
        </p>
      ) : null}
      <div>
        <Button type="submit" size="lg" name="intent" value="send" data-go="">
          Add {sayCredits(credits)}
        </Button>
      </div>
    </form>
  );
}

function SignedOut({ path, credits }: { path: string; credits: number }) {
  return (
    <div className="flex flex-col gap-4">
      <p>
        You need a free account, no card. Afterwards you come back to this page, in this browser within a day, and add
        your {credits === 1 ? "credit" : "credits"} with one press.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/sign-up" size="lg">
          Create an account to add {sayCredits(credits)}
        </ButtonLink>
        <ButtonLink to={`/sign-in?${new URLSearchParams({ redirect: path })}`} size="lg" variant="outline">
          Sign in
        </ButtonLink>
      </div>
    </div>
  );
}

function Unverified({ email }: { email: string | null }) {
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="amber" title="Confirm your email address first">
        We sent a link to {email ?? "your address"}. Open it in this browser, and you come back to this page.
      </Notice>
      <div>
        <ButtonLink to="/check-email" size="lg" variant="outline">
          Send the link again
        </ButtonLink>
      </div>
    </div>
  );
}

function OtherAccount({ email }: { email: string | null }) {
  return (
    <div className="flex flex-col gap-4">
      <p>
        You are signed in as{" "}
        <strong className="font-semibold wrap-anywhere" translate="no">
          {email}
        </strong>
        , and this voucher was made for someone else, or for new accounts. If you have another account, sign in with
        that one: you come back to this page.
      </p>
      <SignOutForm action="/sign-out" variant="outline" size="lg">
        Sign out
      </SignOutForm>
    </div>
  );
}

function Refused({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-6">
      <p className="text-lg">{children}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/redeem" size="lg" variant="outline">
          Enter another code
        </ButtonLink>
        <ButtonLink to="/contact" size="lg" variant="ghost">
          Write to us
        </ButtonLink>
      </div>
    </div>
  );
}

function Yours({ view, isSelling }: { view: Extract<VoucherView, { kind: "yours" }>; isSelling: boolean }) {
  const { label, credits, at, endsAt, balance, isJustAdded } = view;
  return (
    <PageShell
      width="narrow"
      eyebrow={label}
      title={isJustAdded ? `${sayCredits(credits)} added` : "You have redeemed this voucher"}
    >
      <div className="flex flex-col gap-6">
        <ul className="divide-y divide-line border-y border-line">
          <li className="py-3">
            {sayCredits(credits)} came to your account on {day(at)}
            {endsAt === null ? "" : `, good until ${day(endsAt)}`}.
          </li>
          <li className="py-3">
            You now have <strong className="tabular font-semibold">{sayCredits(balance)}</strong>.
          </li>
        </ul>
        <p>
          {isSelling
            ? "Build a form, and choose to use a credit when you publish it. Nothing is spent before."
            : "Build a form. Publishing costs nothing here, so your credits stay with you."}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/app/forms/new" size="lg">
            Create a form
          </ButtonLink>
          <ButtonLink to="/app/forms" size="lg" variant="outline">
            Go to my forms
          </ButtonLink>
        </div>
      </div>
    </PageShell>
  );
}

function Unknown() {
  return (
    <PageShell
      width="narrow"
      title="We don’t know this voucher"
      lead="Check the link, or type the code that came with it."
    >
      <CodeForm />
    </PageShell>
  );
}

function Wait({ minutes }: { minutes: number }) {
  return (
    <PageShell width="narrow" title="Too many tries">
      <p className="text-lg">
        Wait {minutes === 1 ? "a minute" : `${minutes} minutes`} and try again. Nothing is lost: your voucher stays
        valid.
      </p>
    </PageShell>
  );
}

/** English, as all of the landlord's pages; of the day in UTC. */
function day(at: number | null): string {
  return at === null ? "" : formatDate(utcDay(at), "en-US");
}
