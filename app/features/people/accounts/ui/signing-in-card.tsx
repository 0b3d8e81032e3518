import { inEveryLanguage } from "../../../../kernel/words";
import { ButtonLink } from "../../../../ui/button-link";
import { Card } from "../../../../ui/card";
import { Notice } from "../../../../ui/notice";
import { useWords } from "../../../../ui/use-words";
import en from "../../../../words/en/accounts/signing-in-card";

const cardWords = inEveryLanguage("accounts/signing-in-card", en);

/** Leads to the second step; and asks for it again where what stands below is closed without. */
export function SigningInCard({ isAskedAgain }: { isAskedAgain: boolean }) {
  const words = useWords(cardWords);
  return (
    <Card title={words.title}>
      <div className="flex flex-col items-start gap-4">
        {isAskedAgain ? (
          <Notice tone="amber" title={words.again.title}>
            <p>{words.again.text}</p>
            <ButtonLink to="/app/confirm?to=%2Fapp%2Fsettings%2Fprofile" className="mt-2">
              {words.again.button}
            </ButtonLink>
          </Notice>
        ) : null}
        <p>{words.text}</p>
        <ButtonLink to="/app/settings/security" variant="outline">
          {words.button}
        </ButtonLink>
      </div>
    </Card>
  );
}
