import { data, redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "~/context";
import { setNotices } from "~/features/deciding/manage-link/commands/request-manage-link.server";
import { findNotices } from "~/features/deciding/manage-link/queries/find-managed-page.server";
import { guestRentFormIdSchema } from "~/kernel/ids";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { Button } from "~/ui/button";
import { pageTitle } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import type { Route } from "./+types/unsubscribe";

export const handle = { hydrate: false };

export function meta() {
  return [{ title: pageTitle("Unsubscribe from Form Notifications") }, { name: "robots", content: "noindex" }];
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
  if (!body.success) throw data("This page can’t do that. Reload it and try again.", { status: 400 });
  const isOneClick = "List-Unsubscribe" in fields;
  const set = await setNotices(context.get(servicesContext), id.data, !isOneClick && body.data.notices === "start");
  if (set.ok) {
    if (isOneClick) return null;
    throw redirect(`/unsubscribe/${id.data}`, 303);
  }
  if (set.code === "not-found") throw data(null, { status: 404 });
  throw data("This was changed many times within the hour. Please try again later.", { status: 429 });
}

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  const { title, isOn } = loaderData;
  return isOn ? (
    <PageShell
      width="narrow"
      title="Stop the emails about this form?"
      eyebrow={title}
      lead="We won’t email you about new applications. The form stays open, and your private link still works."
    >
      <Choice notices="stop" label="Stop the emails" />
    </PageShell>
  ) : (
    <PageShell
      width="narrow"
      title="You get no more emails about this form"
      eyebrow={title}
      lead="New applications still arrive. You find them behind your private link."
    >
      <Choice notices="start" label="Send me the emails again" />
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
