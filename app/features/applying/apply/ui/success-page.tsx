import { isolated } from "../../../../kernel/isolated";
import type { PageLocale } from "../../../../kernel/page-locale";
import { IsolatedText } from "../../../../ui/isolated-text";
import type { LandlordProfile } from "../../../forms/form-model/schema";
import { pageWords } from "../../answering/page-words";
import type { ShownState } from "../../answering/shown-state";
import { statusWords } from "../../answering/status-words";
import { useTimeIn } from "../../answering/time-in";
import { AlreadySent } from "../../answering/ui/already-sent";
import { ApplyShell } from "../../answering/ui/apply-shell";
import { LandlordCard } from "../../answering/ui/landlord-card";
import { LanguageForm, languageFormId, TranslationNote } from "../../answering/ui/languages";
import { householdWords } from "../../applications/household/household-words";
import { type HouseholdPerson, isHandedOn } from "../../applications/household/people";
import { HouseholdList } from "../../applications/household/ui/household-list";
import { shareWords } from "../household/share-words";
import { SharedDevice } from "./device-page";
import { KeepAnswers } from "./keep-answers";
import { OwnPageCorner } from "./status-page-corner";

export type SuccessPageProps = {
  locale: PageLocale;
  urlId: string;
  /** Of the form. */
  title: string;
  landlord: LandlordProfile | undefined;
  /** What the version that was filled in promised. */
  replyWithinDays: number | null;
  /** A member of the household has not sent the own part. */
  isWaiting: boolean;
  /** Who was named for own parts; none once the receipt opens nothing more. */
  household: HouseholdPerson[];
  reference: string;
  email: string;
  /** It looks like a slip, and nobody has said that it is none. */
  isMailDoubted: boolean;
  sentAt: number;
  isMailHeld: boolean;
  /** The receipt opens all that was sent; see `opensOwnPage`. */
  isOwnPageOpen: boolean;
  /** It was opened from here too often just now. */
  isTooOften: boolean;
  state: ShownState;
  /** Address of the script that keeps the answers in this browser. */
  keepScript: string;
  /** Somebody tried to change it on a page of before. */
  wasAlreadySent?: boolean;
};

/** The receipt: what was sent, its reference, and what happens next. Made for printing, too. */
export function SuccessPage({
  locale,
  urlId,
  title: formTitle,
  landlord,
  replyWithinDays,
  isWaiting,
  household,
  reference,
  email,
  isMailDoubted,
  sentAt,
  isMailHeld,
  isOwnPageOpen,
  isTooOften,
  state,
  keepScript,
  wasAlreadySent = false,
}: SuccessPageProps) {
  const words = pageWords[locale];
  const time = useTimeIn(locale);
  const missing = household.some(isHandedOn) ? householdWords[locale].missingHandedOn : words.nextMissing;
  const isOver = ["decided", "withdrawn", "expired"].includes(state);
  const [title, lead] = isOver ? statusWords[locale].states[state] : [words.success, words.successLead];
  return (
    <ApplyShell
      locale={locale}
      title={formTitle}
      tab={title}
      note={<TranslationNote locale={locale} form={languageFormId} />}
      languages={<LanguageForm locale={locale} action={`/apply/${urlId}/success`} />}
    >
      <h1>{title}</h1>
      {wasAlreadySent ? <AlreadySent locale={locale} /> : null}
      <div className={isOver ? "box" : "box good"}>
        <p>{lead}</p>
        <p>
          {words.reference}
          <br />
          <strong className="ref num" dir="ltr" translate="no">
            {reference}
          </strong>
        </p>
        <p className="muted">{time(sentAt)}</p>
      </div>
      <p>{words.keepReference}</p>
      {isOver ? null : (
        <>
          <h2>{words.next}</h2>
          <ul className="plain">
            {email ? (
              <li>
                {isMailHeld ? (
                  statusWords[locale].mailHeld
                ) : (
                  <IsolatedText text={words.receiptTo({ email: isolated(email) })} />
                )}
              </li>
            ) : null}
            <li>{words.nextItems[0]}</li>
            {replyWithinDays ? <li>{words.nextReply({ days: replyWithinDays })}</li> : null}
            <li>{isWaiting ? missing : words.nextItems[1]}</li>
          </ul>
        </>
      )}
      {household.length > 0 ? (
        <section>
          <h2>{householdWords[locale].title}</h2>
          <HouseholdList people={household} locale={locale} />
          <p className="hint">{shareWords[locale].progressHow}</p>
        </section>
      ) : null}
      <OwnPageCorner
        locale={locale}
        urlId={urlId}
        email={email}
        isDoubted={isMailDoubted}
        isOpen={isOwnPageOpen}
        isTooOften={isTooOften}
        isOver={isOver}
      />
      {isOwnPageOpen ? <KeepAnswers locale={locale} urlId={urlId} script={keepScript} /> : null}
      <LandlordCard landlord={landlord} locale={locale} />
      <SharedDevice locale={locale} urlId={urlId} hasMail={email !== ""} />
    </ApplyShell>
  );
}
