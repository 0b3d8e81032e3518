import { data } from "react-router";
import { servicesContext } from "~/context";
import { undoClaim } from "~/features/people/account-data/commands/claim-forms.server";
import { findUndo } from "~/features/people/account-data/queries/find-undo.server";
import { GuestFormList } from "~/features/people/account-data/ui/guest-form-list";
import { inEveryLanguage } from "~/kernel/words";
import { undoAddressChange } from "~/platform/auth/address-changes.server";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/account-data/undo-page";
import type { Route } from "./+types/undo";

const pageWords = inEveryLanguage("account-data/undo-page", en);

export const handle = { hydrate: false };

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(pageWords[languageOf(matches)].tabTitle) }, { name: "robots", content: "noindex" }];
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
  const words = useWords(pageWords);
  const view = actionData ?? loaderData;
  switch (view.kind) {
    case "address":
      return (
        <PageShell
          width="narrow"
          title={view.isDone ? words.address.titleDone : words.address.titleWaiting}
          lead={words.address.lead}
        >
          <Press label={view.isDone ? words.address.undo : words.address.stop} />
        </PageShell>
      );
    case "address-undone":
      return (
        <PageShell width="narrow" title={words.addressUndone.title} lead={words.addressUndone.lead}>
          <ButtonLink to="/forgot-password">{words.newPassword}</ButtonLink>
        </PageShell>
      );
    case "claim":
      return (
        <PageShell width="narrow" title={words.forms.title} lead={words.forms.lead}>
          <GuestFormList forms={view.forms} />
          <p className="mt-4 text-ink-muted">{words.forms.text}</p>
          <div className="mt-6">
            <Press label={words.forms.button} />
          </div>
        </PageShell>
      );
    case "claim-undone":
      return <PageShell width="narrow" title={words.formsUndone.title} lead={words.formsUndone.lead} />;
    case "taken":
      return <PageShell width="narrow" title={words.taken.title} lead={words.taken.lead} />;
    case "gone":
      return (
        <PageShell width="narrow" title={words.gone.title} lead={words.gone.lead}>
          <ButtonLink to="/forgot-password" variant="outline">
            {words.newPassword}
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
