import { AppLink } from "../../../../ui/app-link";
import { useWords } from "../../../../ui/use-words";
import { buyCreditsPath } from "../../../forms/rent-forms/publish-offer";
import { useReview } from "../../decision/ui/use-review";
import { filterWords } from "../words/filters-words";

/** Whether the lists name people before the shortlist. Kept by the account; what is hidden never leaves the server. */
export function HideNames({ isOn, may }: { isOn: boolean; may: boolean }) {
  const words = useWords(filterWords);
  const { post, isPending } = useReview();
  if (!isOn && !may)
    return (
      <AppLink
        to={buyCreditsPath}
        className="flex min-h-9 items-center px-1.5 text-ink-muted text-sm underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {words.hideNamesOffer}
      </AppLink>
    );
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-busy={isPending}
      title={words.hideNamesUntil}
      onClick={() => post({ intent: isOn ? "show-names" : "hide-names" })}
      className="group flex min-h-9 items-center gap-2 rounded-md px-1.5 text-sm font-medium whitespace-nowrap pointer-coarse:min-h-11"
    >
      <span
        aria-hidden="true"
        className="flex h-5 w-8.5 items-center rounded-full border border-line-strong bg-paper-sunken p-0.5 group-aria-checked:justify-end group-aria-checked:border-accent group-aria-checked:bg-accent"
      >
        <span className="size-3.5 rounded-full bg-line-strong group-aria-checked:bg-on-accent" />
      </span>
      {words.hideNames}
    </button>
  );
}
