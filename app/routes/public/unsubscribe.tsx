import { data, redirect } from "react-router";
import { z } from "zod";
import { languageContext, servicesContext } from "~/context";
import { setNotices } from "~/features/deciding/manage-link/commands/request-manage-link.server";
import { findNotices } from "~/features/deciding/manage-link/queries/find-managed-page.server";
import { guestRentFormIdSchema } from "~/kernel/ids";
import { inEveryLanguage } from "~/kernel/words";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { refusedWords } from "~/routes/shared/words/refused-words";
import { Button } from "~/ui/button";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/manage-link/unsubscribe-page";
import type { Route } from "./+types/unsubscribe";

const pageWords = inEveryLanguage("manage-link/unsubscribe-page", en);

export const handle = { hydrate: false };

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(pageWords[languageOf(matches)].tabTitle) }, { name: "robots", content: "noindex" }];
}

/** Shows and changes nothing: mail scanners open links. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = guestRentFormIdSchema.safeParse(params.guestRentFormId);
  const notices = id.success ? await findNotices(context.get(servicesContext), id.data) : null;
  if (!notices) throw data(null, { status: 404 });
  return notices;
}

const bodySchema = z.object({ notices: z.enum(["stop", "start"]).default("stop") });

/** A press, or a one-click post (RFC 8058: no cookie, no Origin), which is answered without a redirect. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const id = guestRentFormIdSchema.safeParse(params.guestRentFormId);
  const fields = Object.fromEntries(await readSmallForm(request));
  const body = bodySchema.safeParse(fields);
  if (!id.success) throw data(null, { status: 404 });
  if (!body.success) throw data(refusedWords[context.get(languageContext)].cannotDo, { status: 400 });
  const isOneClick = "List-Unsubscribe" in fields;
  const set = await setNotices(context.get(servicesContext), id.data, !isOneClick && body.data.notices === "start");
  if (set.ok) {
    if (isOneClick) return null;
    throw redirect(`/unsubscribe/${id.data}`, 303);
  }
  if (set.code === "not-found") throw data(null, { status: 404 });
  throw data(pageWords[context.get(languageContext)].tooOften, { status: 429 });
}

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  const { title, isOn } = loaderData;
  const { ask, done } = useWords(pageWords);
  return isOn ? (
    <PageShell width="narrow" title={ask.title} eyebrow={title} lead={ask.lead}>
      <Choice notices="stop" label={ask.button} />
    </PageShell>
  ) : (
    <PageShell width="narrow" title={done.title} eyebrow={title} lead={done.lead}>
      <Choice notices="start" label={done.button} />
    </PageShell>
  );
}

function Choice({ notices, label }: { notices: "stop" | "start"; label: string }) {
  return (
    <form method="post">
      <input type="hidden" name="notices" value={notices} />
      <Button type="submit" variant={notices === "stop" ? "default" : "outline"}>
        {label}
      </Button>
    </form>
  );
}
