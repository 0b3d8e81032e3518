import { data, Form, redirect, useNavigation } from "react-router";
import { z } from "zod";
import { requiredUserContext, servicesContext } from "~/context";
import { grantGoodwill } from "~/features/money/vouchers/commands/grant-goodwill.server";
import { makeVoucherBatch } from "~/features/money/vouchers/commands/make-voucher.server";
import { listVouchers } from "~/features/money/vouchers/queries/list-vouchers.server";
import { goodwillFreely, goodwillSchema, type PostedFields, readNewVoucher } from "~/features/money/vouchers/schema";
import { GoodwillForm } from "~/features/money/vouchers/ui/goodwill-form";
import { MadeVouchers } from "~/features/money/vouchers/ui/made-vouchers";
import { MakeVouchers } from "~/features/money/vouchers/ui/make-vouchers";
import { VoucherTable } from "~/features/money/vouchers/ui/voucher-table";
import { writeMade } from "~/features/operator/admin/voucher-papers";
import type { AccountLandlord } from "~/kernel/actor";
import { lineOf } from "~/kernel/typed-text";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { AppPage } from "~/ui/app-page";
import { ButtonLink } from "~/ui/button-link";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/page-meta";
import { TextField } from "~/ui/text-field";
import type { Services } from "../../services";
import type { Route } from "./+types/credit-vouchers";

const page = "/admin/credit-vouchers";
const positionSchema = z.object({ createdAt: z.coerce.number().int().positive(), id: z.uuid() });

export function meta() {
  return [{ title: pageTitle("Credit Vouchers") }, { name: "robots", content: "noindex" }];
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const campaign = lineOf(url.searchParams, "campaign").slice(0, 40) || null;
  const [createdAt, id] = (url.searchParams.get("after") ?? "").split("_");
  const after = positionSchema.safeParse({ createdAt, id }).data ?? null;
  const { vouchers, next } = await listVouchers(services, actor, { campaign, after });
  const older =
    next && `?${new URLSearchParams({ ...(campaign ? { campaign } : {}), after: `${next.createdAt}_${next.id}` })}`;
  return { vouchers, older, campaign, given: url.searchParams.has("given"), requestId: services.ids.uuid<string>() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const values = Object.fromEntries(await readSmallForm(request));
  const asked = { services, actor, values };
  if (values.intent === "make") return make(asked);
  if (values.intent === "goodwill") return give(asked);
  throw data("This page does not know that button.", { status: 400 });
}

type Asked = { services: Services; actor: AccountLandlord; values: PostedFields };

async function make({ services, actor, values }: Asked) {
  const read = readNewVoucher(values);
  const firstId = z.uuid().safeParse(values.requestId);
  if (!read.ok || !firstId.success) {
    return data({ kind: "wrong" as const, values, wrong: read.ok ? [] : read.wrong }, { status: 400 });
  }
  const { wanted, count } = read;
  const made = await makeVoucherBatch(services, actor, wanted, count, firstId.data);
  if (!made.ok) return data({ kind: "repeated" as const, id: firstId.data }, { status: 409 });
  const { label, credits } = wanted;
  return { kind: "made" as const, vouchers: made.value, label, credits, made: writeMade(made.value) };
}

async function give({ services, actor, values }: Asked) {
  const read = goodwillSchema.safeParse(values);
  if (!read.success) {
    const error = "Write a whole email address, and a number of credits from 1 to 100.";
    return data({ kind: "not-given" as const, values, error, mustBeSure: false }, { status: 400 });
  }
  const given = await grantGoodwill(services, actor, read.data);
  if (given.ok) throw redirect(`${page}?given`, 303);
  const errors = {
    "sure-first": `These are more than ${goodwillFreely} credits. Check the box if you mean it.`,
    "no-account": "No account has confirmed this address.",
    "not-permitted": "Your session has ended. Sign in again.",
  };
  const mustBeSure = given.code === "sure-first";
  return data({ kind: "not-given" as const, values, error: errors[given.code], mustBeSure }, { status: 409 });
}

export default function CreditVouchers({ loaderData, actionData }: Route.ComponentProps) {
  const { vouchers, older, campaign, given, requestId } = loaderData;
  const { state, formData } = useNavigation();
  const isPending = (intent: string) => state === "submitting" && formData?.get("intent") === intent;
  const wrong = actionData?.kind === "wrong" ? actionData : undefined;
  const notGiven = actionData?.kind === "not-given" ? actionData : undefined;
  return (
    <AppPage body="page" title="Credit vouchers">
      <div className="flex flex-col gap-10">
        {actionData?.kind === "made" ? <MadeVouchers {...actionData} paperAction={`${page}/papers`} /> : null}
        {actionData?.kind === "repeated" ? (
          <Notice tone="amber" title="These were made already">
            Their links were shown once. If no one wrote them down, revoke them in the list and make new ones.
          </Notice>
        ) : null}
        {given && !actionData ? (
          <div role="status">
            <Notice tone="accent">The credits are in the account.</Notice>
          </div>
        ) : null}
        <section aria-labelledby="make">
          <h2 id="make" className="mb-4 border-b border-line-strong pb-1 text-lg font-semibold">
            Make vouchers
          </h2>
          <Form method="post" action={page} noValidate className="flex flex-col gap-4" key={`make-${requestId}`}>
            <MakeVouchers
              requestId={requestId}
              values={wrong?.values}
              wrong={wrong?.wrong}
              isPending={isPending("make")}
            />
          </Form>
        </section>
        <section aria-labelledby="list">
          <h2 id="list" className="mb-4 text-lg font-semibold">
            {campaign ? `Vouchers of ${campaign}` : "All vouchers"}
          </h2>
          <Form action={page} className="mb-4 flex flex-wrap items-end gap-3">
            <TextField name="campaign" label="Only of a campaign" defaultValue={campaign ?? ""} maxLength={40} />
            <button type="submit" className="min-h-11 font-medium text-accent underline underline-offset-4">
              Show
            </button>
          </Form>
          <VoucherTable vouchers={vouchers} />
          {older ? (
            <p className="mt-4">
              <ButtonLink to={older} variant="outline">
                Older ones
              </ButtonLink>
            </p>
          ) : null}
        </section>
        <section aria-labelledby="goodwill">
          <h2 id="goodwill" className="mb-4 border-b border-line-strong pb-1 text-lg font-semibold">
            Give credits to one account
          </h2>
          <Form method="post" action={page} noValidate className="flex flex-col gap-4" key={`give-${requestId}`}>
            <GoodwillForm requestId={requestId} {...notGiven} isPending={isPending("goodwill")} />
          </Form>
        </section>
      </div>
    </AppPage>
  );
}
