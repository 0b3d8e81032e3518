import { data, redirect } from "react-router";
import { languageContext, optionalUserContext, servicesContext } from "~/context";
import { readVoucherSecret, redeemPath } from "~/features/money/vouchers/codes";
import { countPress, countUnknown } from "~/features/money/vouchers/commands/limit-redeeming.server";
import { findVoucher } from "~/features/money/vouchers/queries/find-voucher.server";
import { CodeForm, type CodeFormProps } from "~/features/money/vouchers/ui/code-form";
import { lineOf } from "~/kernel/typed-text";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { clientAddress } from "~/platform/client-address";
import { proofName } from "~/platform/proof-of-work/challenge";
import { applyScripts } from "~/routes/shared/apply-scripts";
import { redeemWords } from "~/routes/shared/words/redeem-words";
import { useNonce } from "~/ui/nonce";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import { useWords } from "~/ui/use-words";
import type { Route } from "./+types/redeem-code";

export const handle = { hydrate: false };

/** Retry-After of a refused try. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(redeemWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

export function loader() {
  return null;
}

/** Leads to the page of the voucher that was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const words = redeemWords[context.get(languageContext)];
  const fields = await readSmallForm(request);
  const code = lineOf(fields, "code").slice(0, 60);
  const secret = readVoucherSecret(code);
  if (!secret) return refuse(400, { code, error: code ? words.notACode : words.missing });
  const trier = { address: clientAddress(request), userId: context.get(optionalUserContext)?.userId ?? null };
  const verdict = await countPress(services, trier, fields.get(proofName));
  if (verdict.kind === "proof") return refuse(429, { code, challenge: verdict.challenge });
  if (verdict.kind === "wait") {
    const minutes = Math.ceil(verdict.retryAfterSeconds / 60);
    return refuse(429, { code, error: words.wait({ minutes }) }, verdict.retryAfterSeconds);
  }
  if (await findVoucher(services, secret.text, null)) return redirect(redeemPath(secret), 303);
  await countUnknown(services, trier, { isPressed: true });
  return refuse(404, { code, error: words.unknown });
}

function refuse(status: number, shown: CodeFormProps, retryAfterSeconds?: number) {
  const headers: Record<string, string> = retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : {};
  return data(shown, { status, headers });
}

export default function RedeemCode({ actionData }: Route.ComponentProps) {
  const words = useWords(redeemWords);
  const nonce = useNonce();
  return (
    <PageShell width="narrow" title={words.title} lead={words.lead}>
      <CodeForm {...actionData} />
      {actionData?.challenge ? <script type="module" src={applyScripts.proof} nonce={nonce} /> : null}
    </PageShell>
  );
}
