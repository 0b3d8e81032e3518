import { data, redirect, useNavigation } from "react-router";
import { z } from "zod";
import { requiredUserContext, servicesContext } from "~/context";
import { extendVoucher } from "~/features/money/vouchers/commands/extend-voucher.server";
import { revokeVoucher } from "~/features/money/vouchers/commands/revoke-voucher.server";
import { giveBackRedemption, undoRedemption } from "~/features/money/vouchers/commands/undo-redemption.server";
import {
  type ListedVoucher,
  listRedemptions,
  listVouchers,
} from "~/features/money/vouchers/queries/list-vouchers.server";
import { type PostedFields, readExtension, revokeReasonSchema } from "~/features/money/vouchers/schema";
import { RedemptionList } from "~/features/money/vouchers/ui/redemption-list";
import { ExtendVoucher, RevokeVoucher } from "~/features/money/vouchers/ui/voucher-acts";
import { sayCredits } from "~/features/money/vouchers/view";
import type { AccountLandlord } from "~/kernel/actor";
import { visibleText } from "~/kernel/visible-text";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { AppPage } from "~/ui/app-page";
import { LocalTime } from "~/ui/local-time";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/page-meta";
import { audienceWords, stateWords } from "~/words/en/vouchers/admin";
import type { Services } from "../../services";
import type { Route } from "./+types/credit-voucher";

const redemptionSchema = z.object({ voucherId: z.uuid(), accountId: z.uuid() });

export function meta() {
  return [{ title: pageTitle("Credit Voucher") }, { name: "robots", content: "noindex" }];
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const actor = context.get(requiredUserContext).actor;
  const id = z.uuid().safeParse(params.voucherId).data ?? null;
  const asked = { campaign: null, after: null, id };
  const { vouchers } = id ? await listVouchers(services, actor, asked) : { vouchers: [] };
  const [voucher] = vouchers;
  if (!voucher) throw data(null, { status: 404 });
  const redemptions = await listRedemptions(services, actor, voucher.id);
  return { voucher, redemptions, isDone: url.searchParams.has("done") };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = context.get(requiredUserContext).actor;
  const values = Object.fromEntries(await readSmallForm(request));
  const done = await act({ services: context.get(servicesContext), actor, values }, params.voucherId);
  if (done.status === 303) throw redirect(`/admin/credit-vouchers/${params.voucherId}?done`, 303);
  return data({ error: done.error }, { status: done.status });
}

type Asked = { services: Services; actor: AccountLandlord; values: PostedFields };

async function act({ services, actor, values }: Asked, id: string): Promise<{ status: number; error: string }> {
  const bad = (error: string) => ({ status: 400, error });
  const answer = ({ ok }: { ok: boolean }, error: string) => ({ status: ok ? 303 : 409, error });
  if (values.intent === "extend") {
    const read = readExtension(values);
    if (!read.success) return bad("Write a day, and a whole number from 1 to 10,000.");
    const failed = "It was revoked, or more people than that have redeemed it.";
    return answer(await extendVoucher(services, actor, { id, ...read.data }), failed);
  }
  if (values.intent === "revoke") {
    const why = revokeReasonSchema.safeParse(values.why);
    if (!why.success) return bad("Write why, in at most 200 letters.");
    const last4 =
      visibleText(values.last4 ?? "")
        .trim()
        .toUpperCase() || null;
    const failed = last4 ? "None of these has such an end, or it was revoked already." : "It was revoked already.";
    return answer(await revokeVoucher(services, actor, { id, why: why.data, last4 }), failed);
  }
  const redemption = redemptionSchema.safeParse(values);
  if (!redemption.success) return bad("This page does not know that button.");
  if (values.intent === "undo")
    return answer(
      await undoRedemption(services, actor, redemption.data),
      "Nothing is left, or it was withdrawn before.",
    );
  if (values.intent === "give-back")
    return answer(await giveBackRedemption(services, actor, redemption.data), "It was given back before.");
  return bad("This page does not know that button.");
}

export default function CreditVoucher({ loaderData, actionData }: Route.ComponentProps) {
  const { voucher, redemptions, isDone } = loaderData;
  const { state, formData } = useNavigation();
  const pending = (name: string) => (state === "submitting" ? String(formData?.get(name) ?? "") || null : null);
  const acts = { voucher, pendingIntent: pending("intent") };
  return (
    <AppPage
      body="page"
      back={{ to: "/admin/credit-vouchers", label: "All vouchers" }}
      title={voucher.label}
      lead={sayVoucher(voucher)}
    >
      <div className="flex flex-col gap-10">
        <div aria-live="polite" className="empty:hidden">
          {isDone && !actionData ? <Notice tone="accent">Done.</Notice> : null}
          {actionData ? <Notice tone="red">{actionData.error}</Notice> : null}
        </div>
        <Facts {...voucher} />
        <section aria-labelledby="redemptions">
          <h2 id="redemptions" className="mb-3 text-lg font-semibold">
            Who redeemed it
          </h2>
          <RedemptionList redemptions={redemptions} pendingAccount={pending("accountId")} />
        </section>
        {voucher.state === "revoked" ? null : (
          <div className="grid items-start gap-10 md:grid-cols-2">
            <ExtendVoucher {...acts} />
            <RevokeVoucher {...acts} />
          </div>
        )}
      </div>
    </AppPage>
  );
}

function sayVoucher({ vouchers, credits, last4, state }: ListedVoucher): string {
  const what = vouchers === 1 ? `Its code ends ${last4}` : `${vouchers} vouchers made at once`;
  return `${stateWords[state]}. ${sayCredits(credits)} each time. ${what}.`;
}

function Facts(voucher: ListedVoucher) {
  const { redemptions, maxRedemptions, issued, spent, validFrom, validUntil, audience, campaign, note } = voucher;
  const day = (at: number | null, none: string) => (at === null ? none : <LocalTime at={at} locale="en-US" isDay />);
  const facts = [
    ["Redeemed", `${redemptions} of ${maxRedemptions}`],
    ["Credits given", issued],
    ["Credits spent", spent],
    ["For", audienceWords[audience]],
    ["From", day(validFrom, "at once")],
    ["Until", day(validUntil, "no end")],
    ["Campaign", campaign],
    ["Note", note],
    ["Revoked because", voucher.revokedWhy],
  ] as const;
  return (
    <dl className="border-t border-line-strong">
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="tabular [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
