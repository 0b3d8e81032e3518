import { useRevalidator } from "react-router";
import { numberFormat } from "../../../../kernel/formatters";
import { landlordLocale } from "../../../../kernel/landlord-locale";
import { AppLink } from "../../../../ui/app-link";
import { Notice } from "../../../../ui/notice";
import { Progress } from "../../../../ui/progress";
import { usePolling } from "../../../deciding/exports/ui/use-polling";
import { textLinkClass } from "../../accounts/ui/account-page";
import type { ErasureProgress } from "../queries/find-erasure-progress.server";

/** The erasing goes on once a minute. */
const askEveryMs = 10_000;

/** How far the erasing of an account is: asked again by itself, or with the link where no script runs. */
export function ErasureState({ isDone, erased, total }: ErasureProgress) {
  const { revalidate } = useRevalidator();
  usePolling(!isDone, revalidate, askEveryMs);
  return (
    <>
      <div role="status" className={isDone ? undefined : "-mb-5"}>
        {isDone ? (
          <Notice tone="accent" title="Everything is deleted">
            Your account, your forms and every application to them are gone. Their files, which no one can open any
            more, are removed within minutes.
          </Notice>
        ) : null}
      </div>
      {isDone ? null : (
        <>
          <Progress label="Deleting applications" {...progressOf({ erased, total })} />
          <p>
            This continues by itself, about a thousand applications a minute. You don’t need to wait: close this page,
            or come back to it in this browser.
          </p>
          <p>
            <AppLink to="/account-deleted" className={textLinkClass}>
              See how far it is now
            </AppLink>
          </p>
        </>
      )}
    </>
  );
}

/** No figure for the last part, which is not counted. */
function progressOf({ erased, total }: Omit<ErasureProgress, "isDone">) {
  if (erased >= total) return { valueText: "The last part" };
  return {
    value: erased,
    max: total,
    valueText: `${numberFormat(landlordLocale).format(erased)} of about ${numberFormat(landlordLocale).format(total)}`,
  };
}
