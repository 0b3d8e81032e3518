import { Form } from "react-router";
import { inEveryLanguage } from "../../../../kernel/words";
import { Button } from "../../../../ui/button";
import { Filled } from "../../../../ui/filled";
import { LocalTime } from "../../../../ui/local-time";
import { Notice } from "../../../../ui/notice";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import en from "../../../../words/en/accounts/lost-factor";

const lostWords = inEveryLanguage("accounts/lost-factor", en);

export type LostFactorProps = { lossDueAt: number | null; isLossDue: boolean; refusal: string | null };

/** For somebody who has neither phone nor passkey nor code: a way back that a thief of the password cannot take unseen. */
export function LostFactor({ lossDueAt, isLossDue, refusal }: LostFactorProps) {
  const words = useWords(lostWords);
  const locale = usePageLocale();
  if (lossDueAt !== null && !isLossDue) {
    return (
      <Notice tone="amber" title={words.waiting.title}>
        <Filled say={words.waiting.text} parts={{ moment: <LocalTime at={lossDueAt} locale={locale} /> }} />
      </Notice>
    );
  }
  const said = isLossDue ? words.due : words.ask;
  return (
    <details open={isLossDue || refusal !== null} className="border-t border-line pt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-medium">{words.question}</summary>
      <div className="flex flex-col items-start gap-4 pt-2">
        {refusal ? (
          <p role="alert" className="text-red">
            {refusal}
          </p>
        ) : null}
        <p>{said.text}</p>
        <Form method="post">
          <Button type="submit" name="intent" value="lost" variant="outline">
            {said.button}
          </Button>
        </Form>
      </div>
    </details>
  );
}
