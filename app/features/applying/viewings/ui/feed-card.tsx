import { Form, useNavigation } from "react-router";
import { dayText } from "../../../../kernel/moments";
import { Button } from "../../../../ui/button";
import { CopyButton } from "../../../../ui/copy-button";
import { Formatted } from "../../../../ui/formatted";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import { useZones } from "../../../../ui/zones";
import { feedWords } from "../landlord-words";

type Props = {
  /** Since when there is an address, in milliseconds; null: it is off. */
  since: number | null;
  /** The address that was made just now: it is shown this once. */
  url: string | null;
};

/** The account's viewings in a calendar of its own: the secret address, which is made, renewed and switched off here. */
export function FeedCard({ since, url }: Props) {
  const words = useWords(feedWords);
  const locale = usePageLocale();
  const { reader: zone } = useZones();
  const isBusy = useNavigation().state !== "idle";
  return (
    <section aria-labelledby="feed" className="flex flex-col gap-3 pt-2">
      <h2 id="feed" className="font-semibold text-lg">
        {words.title}
      </h2>
      <p className="max-w-prose">{words.text}</p>
      {url ? (
        <div role="status" className="flex flex-col gap-2">
          <p className="font-medium">{words.once}</p>
          <p translate="no" className="break-all rounded-md border border-line bg-paper-sunken px-3 py-2 text-sm">
            {url}
          </p>
          <CopyButton text={url} label={words.copy} className="self-start" />
        </div>
      ) : since === null ? null : (
        <p>
          <Formatted text={words.since({ day: dayText(since, locale, zone, "long") })} />
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {since === null ? (
          <IntentButton intent="renew" label={words.make} isBusy={isBusy} />
        ) : (
          <>
            <IntentButton intent="renew" label={words.renew} isBusy={isBusy} />
            <IntentButton intent="end" label={words.end} isBusy={isBusy} />
          </>
        )}
      </div>
      {since === null ? null : <p className="text-ink-muted text-sm">{words.renewing}</p>}
    </section>
  );
}

function IntentButton({ intent, label, isBusy }: { intent: "renew" | "end"; label: string; isBusy: boolean }) {
  return (
    <Form method="post" action="/app/viewings">
      <Button type="submit" variant="outline" name="intent" value={intent} disabled={isBusy}>
        {label}
      </Button>
    </Form>
  );
}
