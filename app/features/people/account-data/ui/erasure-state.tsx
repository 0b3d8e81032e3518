import { useRevalidator } from "react-router";
import { numberFormat } from "../../../../kernel/formatters";
import { inEveryLanguage, type Words } from "../../../../kernel/words";
import { AppLink } from "../../../../ui/app-link";
import { Notice } from "../../../../ui/notice";
import { Progress } from "../../../../ui/progress";
import { usePolling } from "../../../../ui/use-polling";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import en from "../../../../words/en/account-data/erasure-state";
import { textLinkClass } from "../../accounts/ui/account-page";
import type { ErasureProgress } from "../queries/find-erasure-progress.server";

const stateWords = inEveryLanguage("account-data/erasure-state", en);

/** The erasing goes on once a minute. */
const askEveryMs = 10_000;

/** How far the erasing of an account is: asked again by itself, or with the link where no script runs. */
export function ErasureState({ isDone, erased, total }: ErasureProgress) {
  const words = useWords(stateWords);
  const locale = usePageLocale();
  const { revalidate } = useRevalidator();
  usePolling(!isDone, revalidate, askEveryMs);
  return (
    <>
      <div role="status" className={isDone ? undefined : "-mb-5"}>
        {isDone ? (
          <Notice tone="accent" title={words.done.title}>
            {words.done.text}
          </Notice>
        ) : null}
      </div>
      {isDone ? null : (
        <>
          <Progress label={words.deleting} {...progressOf({ erased, total }, words, locale)} />
          <p>{words.goesOn}</p>
          <p>
            <AppLink to="/account-deleted" className={textLinkClass}>
              {words.again}
            </AppLink>
          </p>
        </>
      )}
    </>
  );
}

/** No figure for the last part, which is not counted. */
type Numbers = Omit<ErasureProgress, "isDone">;

function progressOf({ erased, total }: Numbers, words: Words<typeof en>, locale: string) {
  if (erased >= total) return { valueText: words.lastPart };
  const { format } = numberFormat(locale);
  return {
    value: erased,
    max: total,
    valueText: words.progress({ deleted: format(erased), total: format(total) }),
  };
}
