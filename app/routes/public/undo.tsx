import { data } from "react-router";
import { servicesContext } from "~/context";
import { undoClaim } from "~/features/people/account-data/commands/claim-forms.server";
import { findUndo } from "~/features/people/account-data/queries/find-undo.server";
import { GuestFormList } from "~/features/people/account-data/ui/guest-form-list";
import { undoAddressChange } from "~/platform/auth/address-changes.server";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { pageTitle } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import type { Route } from "./+types/undo";

export const handle = { hydrate: false };

export function meta() {
  return [{ title: pageTitle("Undo") }, { name: "robots", content: "noindex" }];
}

/** A link from a mail: it shows and changes nothing, for mail scanners open links. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const found = await findUndo(context.get(servicesContext), url.searchParams.get("token") ?? "");
  if (found.kind === "address") return { kind: "address" as const, isDone: found.change.confirmedAt !== null };
  if (found.kind === "claim") return { kind: "claim" as const, forms: found.forms };
  return data({ kind: "gone" as const }, { status: 410 });
}

export async function action({ context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const found = await findUndo(services, url.searchParams.get("token") ?? "");
  if (found.kind === "claim" && (await undoClaim(services, found.claim)) > 0)
    return data({ kind: "claim-undone" as const }, { status: 200 });
  if (found.kind !== "address") return data({ kind: "gone" as const }, { status: 410 });
  const outcome = await undoAddressChange(services, found.change);
  if (outcome === "done") return data({ kind: "address-undone" as const }, { status: 200 });
  return data({ kind: outcome === "taken" ? ("taken" as const) : ("gone" as const) }, { status: 409 });
}

export default function Undo({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData;
  switch (view.kind) {
    case "address":
      return (
        <PageShell
          width="narrow"
          title={view.isDone ? "Take your old address back?" : "Stop the change of your address?"}
          lead="Your account keeps the address that this email came to. Everyone is signed out, and the password is taken away: you then set a new one."
        >
          <Press label={view.isDone ? "Undo the change" : "Stop the change"} />
        </PageShell>
      );
    case "address-undone":
      return (
        <PageShell
          width="narrow"
          title="Your address is safe"
          lead="Everyone is signed out. Set a new password to sign in again; we email the link to this address."
        >
          <ButtonLink to="/forgot-password">Set a new password</ButtonLink>
        </PageShell>
      );
    case "claim":
      return (
        <PageShell
          width="narrow"
          title="Give these forms back?"
          lead="They moved to the account with this address. You can have them as they were before, without an account."
        >
          <GuestFormList forms={view.forms} />
          <p className="mt-4 text-ink-muted">
            The account can no longer open them or their applications. The links that you were emailed to manage them
            work again.
          </p>
          <div className="mt-6">
            <Press label="Give these forms back" />
          </div>
        </PageShell>
      );
    case "claim-undone":
      return (
        <PageShell
          width="narrow"
          title="The forms are back"
          lead="No account has them anymore. Open them with the link in the email you got when you published each one; an old link offers you a new one."
        />
      );
    case "taken":
      return (
        <PageShell
          width="narrow"
          title="This address has another account"
          lead="So the change cannot be undone here. Write to our support: the address is at the bottom of this page."
        />
      );
    case "gone":
      return (
        <PageShell
          width="narrow"
          title="There is nothing to undo"
          lead="It was undone already, or its time is over. If someone else uses your account, set a new password now."
        >
          <ButtonLink to="/forgot-password" variant="outline">
            Set a new password
          </ButtonLink>
        </PageShell>
      );
  }
}

/** A form of one button. Its address is the page's own, token included. */
function Press({ label }: { label: string }) {
  return (
    <form method="post">
      <Button type="submit">{label}</Button>
    </form>
  );
}
