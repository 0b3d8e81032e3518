import { Form, useNavigation } from "react-router";
import { Button } from "../../../../ui/button";
import { ButtonLink } from "../../../../ui/button-link";
import { Filled } from "../../../../ui/filled";
import { LocalTime } from "../../../../ui/local-time";
import { Notice } from "../../../../ui/notice";
import { TextareaField } from "../../../../ui/textarea-field";
import { usePageLanguage, usePageLocale, useWords } from "../../../../ui/use-words";
import { screeningWords } from "../card-words";
import { appealLetters } from "../limits";
import type { ScreeningState } from "../queries/screening-state.server";
import { wordsOfReasons } from "../reason-words";

/** Why a form waits, what its landlord can change, and where to say that it is a mistake. Works without script. */
export function ScreeningCard({ standing, editAt }: { standing: ScreeningState; editAt: string | null }) {
  const { kind, wasOpen, codes, isLookedAt, lockedUntil, appealedAt, answer } = standing;
  const reasons = wordsOfReasons(codes, usePageLanguage());
  const words = useWords(screeningWords);
  const locale = usePageLocale();
  const { title, lead } = kind === "suspended" ? words.suspended : words[wasOpen ? "open" : "new"][kind];
  return (
    <Notice tone={kind === "locked" ? "neutral" : "amber"} title={title}>
      <div className="flex flex-col gap-3">
        <p>{isLookedAt && kind === "held" ? words.staysClosed : lead}</p>
        {kind === "locked" && lockedUntil !== null ? (
          <p>
            <Filled say={words.latest} parts={{ moment: <LocalTime at={lockedUntil} locale={locale} /> }} />
          </p>
        ) : null}
        {reasons.length > 0 ? (
          <ul className="list-disc ps-5">
            {reasons.map(({ why, change }) => (
              <li key={why}>
                {why} <span className="text-ink-muted">{change}</span>
              </li>
            ))}
          </ul>
        ) : null}
        {editAt ? (
          <div>
            <ButtonLink to={editAt} variant="outline">
              {words.change}
            </ButtonLink>
          </div>
        ) : null}
        {answer !== null ? (
          <div>
            <p className="font-semibold">{words.answer}</p>
            <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{answer}</p>
          </div>
        ) : null}
        <Appeal appealedAt={appealedAt} />
      </div>
    </Notice>
  );
}

function Appeal({ appealedAt }: Pick<ScreeningState, "appealedAt">) {
  const words = useWords(screeningWords);
  const locale = usePageLocale();
  const isSending = useNavigation().formData?.get("intent") === "appeal";
  return (
    <Form method="post" className="flex flex-col gap-3 border-t border-line pt-3">
      {appealedAt === null ? null : (
        <p role="status">
          <Filled say={words.told} parts={{ moment: <LocalTime at={appealedAt} locale={locale} /> }} />
        </p>
      )}
      <TextareaField id="appeal" name="appeal" label={words.tell} rows={3} maxLength={appealLetters} required />
      <div>
        <Button type="submit" name="intent" value="appeal" variant="outline" pending={isSending}>
          {words.send}
        </Button>
      </div>
    </Form>
  );
}
