import { data, redirect } from "react-router";
import { optionalUserContext, servicesContext } from "~/context";
import { readVoucherSecret, redeemPath } from "~/features/money/vouchers/codes";
import { countPress, countUnknown } from "~/features/money/vouchers/commands/limit-redeeming.server";
import { redeemVoucher } from "~/features/money/vouchers/commands/redeem-voucher.server";
import { findVoucher } from "~/features/money/vouchers/queries/find-voucher.server";
import { VoucherPage, type VoucherPageProps } from "~/features/money/vouchers/ui/voucher-page";
import { isKeptFor, type VoucherView, viewOfVoucher, voucherStatus } from "~/features/money/vouchers/view";
import { voucherCookie } from "~/features/money/vouchers/voucher-cookie";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { clientAddress, networkOf } from "~/platform/client-address";
import { proofName } from "~/platform/proof-of-work/challenge";
import { applyScripts } from "~/routes/shared/apply-scripts";
import { redeemWords } from "~/routes/shared/words/redeem-words";
import { useNonce } from "~/ui/nonce";
import { languageOf, pageTitle } from "~/ui/page-meta";
import type { Services } from "../../services";
import type { Route } from "./+types/redeem";

export const handle = { hydrate: false };

/** The voucher's cookie, and Retry-After of a refused try. */
export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(redeemWords[languageOf(matches)].voucherTitle) }, { name: "robots", content: "noindex" }];
}

/** Shows a voucher to whoever has its link, and changes nothing. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const user = context.get(optionalUserContext);
  const { token } = params;
  const actor = user?.actor ?? null;
  const found = await findVoucher(services, token, actor);
  const isJustAdded = url.searchParams.has("added");
  if (found) return page(services, viewOfVoucher(found, isJustAdded), { token, email: user?.email });
  const trier = { address: clientAddress(request), userId: user?.userId ?? null };
  return unknown(services, token, await countUnknown(services, trier, { isPressed: false }));
}

/** Redeems it, once, for whoever is signed in. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { token } = params;
  const fields = await readSmallForm(request);
  const user = context.get(optionalUserContext);
  const address = clientAddress(request);
  const trier = { address, userId: user?.userId ?? null };
  const verdict = await countPress(services, trier, fields.get(proofName));
  if (verdict.kind === "wait") return unknown(services, token, { allowed: false, ...verdict });
  const isUnknown = async () => unknown(services, token, await countUnknown(services, trier, { isPressed: true }));
  const actor = user?.actor ?? null;
  if (verdict.kind === "proof" || !user || !actor) {
    const found = await findVoucher(services, token, actor);
    if (!found) return isUnknown();
    const asked = verdict.kind === "proof" ? { challenge: verdict.challenge, status: 429 } : { status: 401 };
    return page(services, viewOfVoucher(found, false), { token, email: user?.email, ...asked });
  }
  const network = networkOf(address) ?? address;
  const done = await redeemVoucher(services, { actor, email: user.email, network }, token);
  if (done.ok) return redirect(`${pathOf(token)}?added`, 303);
  if (!done.detail) return isUnknown();
  const view = viewOfVoucher(done.detail, false);
  return page(services, view, { token, email: user.email, status: Math.max(voucherStatus[view.kind], 409) });
}

function pathOf(token: string): string {
  const secret = readVoucherSecret(token);
  return secret ? redeemPath(secret) : "/redeem";
}

function unknown(services: Services, token: string, verdict: { allowed: boolean; retryAfterSeconds?: number }) {
  const minutes = Math.ceil((verdict.retryAfterSeconds ?? 3600) / 60);
  return page(services, verdict.allowed ? { kind: "unknown" } : { kind: "wait", minutes }, { token });
}

type Asked = { token: string; email?: string; challenge?: string; status?: number };

/** Whoever has to sign in, sign up or confirm first comes back by a cookie; every other answer forgets it. */
function page({ config, isSelling }: Services, view: VoucherView, { token, email, challenge, status }: Asked) {
  const secret = isKeptFor(view.kind) ? (readVoucherSecret(token)?.text ?? null) : null;
  const shown: VoucherPageProps = { view, email: email ?? null, path: pathOf(token), challenge, isSelling };
  const headers: Record<string, string> = { "Set-Cookie": voucherCookie(secret, config.isHttps) };
  if (view.kind === "wait") headers["Retry-After"] = String(view.minutes * 60);
  return data(shown, { status: status ?? voucherStatus[view.kind], headers });
}

export default function Redeem({ loaderData, actionData }: Route.ComponentProps) {
  const nonce = useNonce();
  const shown = actionData ?? loaderData;
  return (
    <>
      <VoucherPage {...shown} />
      {shown.challenge ? <script type="module" src={applyScripts.proof} nonce={nonce} /> : null}
    </>
  );
}
