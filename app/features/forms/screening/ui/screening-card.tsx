import { Form, useNavigation } from "react-router";
import { landlordLocale } from "../../../../kernel/landlord-locale";
import { Button } from "../../../../ui/button";
import { ButtonLink } from "../../../../ui/button-link";
import { LocalTime } from "../../../../ui/local-time";
import { Notice } from "../../../../ui/notice";
import { TextareaField } from "../../../../ui/textarea-field";
import { screeningWords } from "../../../../words/en/screening/screening-card";
import { appealLetters } from "../limits";
import type { ScreeningState } from "../queries/screening-state.server";
import { wordsOfReasons } from "../reason-words";

/** Why a form waits, what its landlord can change, and where to say that it is a mistake. Works without script. */
export function ScreeningCard({ standing, editAt }: { standing: ScreeningState; editAt: string | null }) {
  const { kind, wasOpen, codes, isLookedAt, lockedUntil, appealedAt, answer } = standing;
  const reasons = wordsOfReasons(codes);
  const [title, lead] = screeningWords[wasOpen ? "open" : "new"][kind];
  return (
    <Notice tone={kind === "locked" ? "neutral" : "amber"} title={title}>
      <div className="flex flex-col gap-3">
        <p>{isLookedAt && kind === "held" ? "We have looked at it, and it stays closed until you change it." : lead}</p>
        {kind === "locked" && lockedUntil !== null ? (
          <p>
            At the latest on <LocalTime at={lockedUntil} locale={landlordLocale} />.
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
              Change the form
            </ButtonLink>
          </div>
        ) : null}
        {answer !== null ? (
          <div>
            <p className="font-semibold">Our answer</p>
            <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{answer}</p>
          </div>
        ) : null}
        <Appeal appealedAt={appealedAt} />
      </div>
    </Notice>
  );
}

function Appeal({ appealedAt }: Pick<ScreeningState, "appealedAt">) {
  const isSending = useNavigation().formData?.get("intent") === "appeal";
  return (
    <Form method="post" className="flex flex-col gap-3 border-t border-line pt-3">
      {appealedAt === null ? null : (
        <p role="status">
          You wrote to us on <LocalTime at={appealedAt} locale={landlordLocale} />. We read it with the form. You can
          add to it.
        </p>
      )}
      <TextareaField
        id="appeal"
        name="appeal"
        label="Is this a mistake? Tell us"
        rows={3}
        maxLength={appealLetters}
        required
      />
      <div>
        <Button type="submit" name="intent" value="appeal" variant="outline" pending={isSending}>
          Send
        </Button>
      </div>
    </Form>
  );
}
