import type { FormState } from "../../../../db/schema/forms";
import { zoneOfHome } from "../../../../kernel/home-zone";
import { dayText } from "../../../../kernel/moments";
import type { PageLocale } from "../../../../kernel/page-locale";
import type { Services } from "../../../../services";
import { evaluateAll, rawOf } from "../../../forms/form-model/journey";
import { localize } from "../../../forms/form-model/localized";
import type { PublishedForm } from "../../../forms/form-model/published-form";
import { acceptsApplications } from "../../../forms/rent-forms/rules";
import type { ApplyView, ClosedView } from "../../answering/apply-view";
import { askingOf } from "../../answering/asking";
import { showing, verdictOf } from "../../answering/queries/draft-view.server";
import type { PlainReason } from "../../answering/ui/plain-page";
import { describeSections } from "../../applications/describe-application";
import type { Draft } from "../../applications/queries/find-draft.server";

type ClosedReason = Extract<PlainReason, "full" | "paused" | "closed" | "suspended">;

/** Why nothing can be begun on this form at `now`; null: it takes applications. */
export function closedReason(form: Pick<PublishedForm, "state" | "opensUntil">, now: number): ClosedReason | null {
  return acceptsApplications({ ...form, closedAt: null }, now) ? null : reasonOf(form.state, form.opensUntil, now);
}

/** The same of a form that is known to take none from somebody. */
export function reasonOf(state: FormState, opensUntil: number | null, now: number): ClosedReason {
  if (state === "full" || state === "suspended") return state;
  if (state === "paused" && (opensUntil === null || opensUntil > now)) return "paused";
  return "closed";
}

type Reader = { locale: PageLocale; draft: Draft | null };

/** A form that takes nothing now: the home, and what this reader can still do. 200 may come back, 410 is over. */
export async function closedView(
  services: Services,
  form: PublishedForm,
  reason: ClosedReason,
  { locale, draft }: Reader,
): Promise<{ status: number; view: ApplyView }> {
  const { title, property, landlord, defaultLocale } = form.definition;
  const { address } = property;
  const day = (at: number) => dayText(at, locale, zoneOfHome(address));
  const isOver = reason === "closed" || reason === "suspended";
  const view: ClosedView = {
    kind: "closed",
    locale,
    urlId: form.urlId,
    reason,
    // Somebody has to look at a suspended one first: nothing that it says is repeated.
    home:
      reason === "suspended"
        ? null
        : {
            title: localize(title, locale, defaultLocale),
            place: [address.city, address.region].filter(Boolean).join(", "),
            landlord,
          },
    untilDay: form.opensUntil === null ? null : day(form.opensUntil),
    device: draft && (await deviceOf(services, form, { locale, draft }, day)),
  };
  return { status: isOver ? 410 : 200, view };
}

/** What this device holds: an application that was sent, a draft to go on with, or one that can only be read and erased. */
async function deviceOf(
  services: Services,
  form: PublishedForm,
  { locale, draft }: { locale: PageLocale; draft: Draft },
  day: (at: number) => string,
): Promise<ClosedView["device"]> {
  if (draft.submittedAt !== null) return { kind: "sent" };
  if ((await verdictOf(services, form, draft)) !== "refuse") {
    return { kind: "open", step: showing(services, form, draft).journey.reachable };
  }
  if (Object.keys(draft.stored.raw).length === 0 && draft.documents.length === 0) return null;
  const asking = askingOf(services, form, draft);
  const { cleaned: answers, visibleSections } = evaluateAll(asking, rawOf(asking, draft));
  return {
    kind: "kept",
    until: day(draft.expiresAt),
    sections: describeSections(form.definition, { answers, visibleSections }, locale),
    documents: draft.documents.map(({ id, name }) => ({ id, name })),
  };
}
