import { useEffect } from "react";
import { data, Link, redirect, useRevalidator } from "react-router";
import { requiredUserContext, servicesContext } from "~/context";
import { liftBlock } from "~/features/operator/mail-test/commands/lift-block.server";
import { sendTests } from "~/features/operator/mail-test/commands/send-tests.server";
import {
  exampleKinds,
  exampleMail,
  galleryViewSchema,
  isStoppable,
  testOrderSchema,
} from "~/features/operator/mail-test/examples.server";
import { allAtOnceADay, testsADay } from "~/features/operator/mail-test/limits";
import { lintMail } from "~/features/operator/mail-test/lint";
import { findAddress } from "~/features/operator/mail-test/queries/find-address.server";
import { getDomain } from "~/features/operator/mail-test/queries/get-domain.server";
import { getMailService } from "~/features/operator/mail-test/queries/get-mail-service.server";
import { listTests } from "~/features/operator/mail-test/queries/list-tests.server";
import { liftReasonSchema } from "~/features/operator/mail-test/schema";
import { Domain } from "~/features/operator/mail-test/ui/domain";
import { Gallery } from "~/features/operator/mail-test/ui/gallery";
import { MailService } from "~/features/operator/mail-test/ui/mail-service";
import { type AddressAnswer, OneAddress } from "~/features/operator/mail-test/ui/one-address";
import { SendTests, Tests } from "~/features/operator/mail-test/ui/tests";
import { emailSchema } from "~/kernel/email";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { addressMail } from "~/platform/mailer";
import type { Services } from "~/services";
import { AppPage } from "~/ui/app-page";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/email-test";

export function meta() {
  return [{ title: pageTitle("Email test") }, { name: "robots", content: "noindex" }];
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { config } = services;
  const view = galleryViewSchema.parse(Object.fromEntries(url.searchParams));
  const { html, headers, replyTo, ...mail } = addressMail(exampleMail(config, view), config.supportEmail);
  const kinds = exampleKinds(view.locale);
  const [tests, service, domain] = await Promise.all([
    listTests(services),
    getMailService(services),
    url.searchParams.get("domain") === "check" ? getDomain(services) : null,
  ]);
  return {
    gallery: {
      view,
      kinds: exampleKinds("en"),
      mail: {
        ...mail,
        headers: { ...headers, ...(replyTo && { "Reply-To": replyTo }) },
        bytes: new TextEncoder().encode(html).length,
      },
      verdict: lintMail({ ...mail, html, headers }, { baseUrl: config.baseUrl, isStoppable: isStoppable(view.kind) }),
    },
    count: kinds.length,
    to: config.adminEmail,
    tests,
    service,
    domain,
    now: services.clock.now().getTime(),
    said: url.searchParams.get("said"),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const fields = Object.fromEntries(await readSmallForm(request));
  if (fields.intent === "look-up" || fields.intent === "lift") return aboutAddress(services, actor, fields);
  const order = testOrderSchema.safeParse(fields);
  if (!order.success) throw data("This form is not known.", { status: 400 });
  const sent = await sendTests(services, actor, order.data);
  if (!sent.ok && sent.code === "not-found") throw data(null, { status: 404 });
  const search = new URLSearchParams(url.search);
  search.set("said", sent.ok ? "sent" : sent.code);
  return redirect(`/admin/email-test?${search}#sent`, 303);
}

type Actor = Parameters<typeof findAddress>[1];

/** Looks one address up, or lifts its block and looks again. */
async function aboutAddress(services: Services, actor: Actor, fields: Record<string, string>) {
  const typed = fields.address ?? "";
  const address = emailSchema.safeParse(typed);
  if (!address.success)
    return data({ typed, error: "Write a whole email address." } satisfies AddressAnswer, { status: 400 });
  const reason = liftReasonSchema.safeParse(fields.intent === "lift" ? fields.reason : undefined);
  if (fields.intent === "lift" && !reason.success) throw data("This form is not known.", { status: 400 });
  const lifted = reason.success
    ? await liftBlock(services, actor, { address: address.data, reason: reason.data })
    : undefined;
  const found = await findAddress(services, actor, address.data);
  if (!found) throw data(null, { status: 404 });
  return data({ typed: address.data, found, lifted } satisfies AddressAnswer);
}

const words: Record<string, string> = {
  sent: "On its way. Below you see what becomes of it.",
  "too-many": `Not sent: ${testsADay} times a day are enough, and ${allAtOnceADay} times all at once.`,
  "no-address": "Not sent: ADMIN_EMAIL is not set.",
};

const lookAgainMs = 4000;
const heading = "scroll-mt-24 border-b border-line-strong pb-1 text-lg font-semibold";

export default function EmailTest({ loaderData, actionData }: Route.ComponentProps) {
  const { gallery, count, to, tests, said, service, now, domain } = loaderData;
  // DNS is asked on a press, not again and again.
  useLookAgain(domain === null && tests.some(({ state }) => state === "queued" || state === "accepted"));
  const told = said === null ? undefined : words[said];
  return (
    <AppPage
      body="page"
      title="Email test"
      lead="Every email as its reader gets it, from example data."
      actions={
        <Link className="underline underline-offset-4" to="/admin/email-test">
          Look again
        </Link>
      }
    >
      <div className="flex flex-col gap-10">
        <Gallery {...gallery} />
        <section aria-labelledby="sent" className="flex flex-col gap-4">
          <h2 id="sent" className={heading}>
            Send a test
          </h2>
          {told ? (
            <div role="status">
              <Notice tone={said === "sent" ? "accent" : "amber"}>{told}</Notice>
            </div>
          ) : null}
          <SendTests kind={gallery.view.kind} locale={gallery.view.locale} count={count} to={to} />
          <Tests tests={tests} />
        </section>
        <section aria-labelledby="service" className="flex flex-col gap-4">
          <h2 id="service" className={heading}>
            Email service
          </h2>
          <MailService service={service} now={now} />
          <Domain found={domain} checkAt="/admin/email-test?domain=check#service" />
        </section>
        <section aria-labelledby="address" className="flex flex-col gap-4">
          <h2 id="address" className={heading}>
            One address
          </h2>
          <OneAddress answer={actionData} />
        </section>
      </div>
    </AppPage>
  );
}

/** While a test is under way the page looks for news by itself; without script there is a link. */
function useLookAgain(isUnderWay: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => document.visibilityState === "visible" && void revalidate(), lookAgainMs);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}
