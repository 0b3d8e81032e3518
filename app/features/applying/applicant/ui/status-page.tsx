import { isolated } from "../../../../kernel/isolated";
import { labelled } from "../../../../kernel/labelled";
import { memberUrl } from "../../../../kernel/links";
import type { PageLocale } from "../../../../kernel/page-locale";
import { isShapedOnPaper } from "../../../../kernel/text-direction";
import { IsolatedText } from "../../../../ui/isolated-text";
import { useZones } from "../../../../ui/zones";
import { landlordWords } from "../../answering/landlord-words";
import { statusWords } from "../../answering/status-words";
import { ApplyShell } from "../../answering/ui/apply-shell";
import { LandlordFacts } from "../../answering/ui/landlord-card";
import { LanguageForm, languageFormId, TranslationNote } from "../../answering/ui/languages";
import { HouseholdCorner } from "../../apply/household/ui/household-corner";
import { AnsweredRequests } from "../../info-requests/ui/answered-requests";
import { AskedNow } from "../../info-requests/ui/asked-now";
import { ThreadCorner } from "../../messages/ui/thread-corner";
import { ReferenceLog } from "../../references/ui/reference-log";
import { SlotLine } from "../../viewings/ui/slot-choice";
import { viewingWords } from "../../viewings/words";
import { standingOf } from "../standing";
import { standingWords } from "../standing-words";
import { type StatusPageProps, sentToPrint } from "../status-view";
import { Kept } from "./kept";
import { StatusNews } from "./status-news";
import { SentPapers, SentWhole } from "./status-sent";
import { StatusSteps } from "./status-steps";
import { WayOut } from "./way-out";

/** What became of a sent application, for who sent it: a sentence about now, what is to be done, how far it is, and all that was sent. */
export function StatusPage(props: StatusPageProps) {
  const { locale, formTitle, content, reference } = props;
  const words = statusWords[locale];
  const { title, sentence, more } = standingOf(props);
  return (
    <ApplyShell
      locale={locale}
      title={formTitle}
      tab={labelled(words.title, title, locale)}
      note={<TranslationNote locale={locale} form={languageFormId} />}
      wideTop={
        <>
          <LanguageForm locale={locale} action={props.here} />
          <span className="num">
            {words.reference}{" "}
            <bdi dir="ltr" translate="no">
              {reference}
            </bdi>
          </span>
        </>
      }
    >
      <p className="eye">
        <IsolatedText text={standingWords[locale].over({ form: isolated(formTitle) })} />
      </p>
      <h1>
        <IsolatedText text={sentence} />
      </h1>
      <div className="cols">
        <div>
          {more ? <p>{more}</p> : null}
          <StatusNews {...props} />
          <Task {...props} />
          <Invitation {...props} />
        </div>
        <div className="rail">
          <StatusSteps {...props} />
          {content ? (
            <>
              <SentPapers content={content} locale={locale} />
              <Kept {...props} content={content} />
            </>
          ) : null}
          <section>
            <h2>{landlordWords[locale].title}</h2>
            <LandlordFacts landlord={props.landlord} locale={locale} />
          </section>
        </div>
        {content ? <SentAndSaid {...props} content={content} /> : <Erased locale={locale} />}
        <WayOut {...props} words={words} />
      </div>
    </ApplyShell>
  );
}

function asksNow({ content }: StatusPageProps) {
  return content?.requests.find((request) => request.state === "open");
}

/** What the landlord asks for, if anything: the one thing to be done. */
function Task(props: StatusPageProps) {
  const { content, locale, here, now } = props;
  const open = asksNow(props);
  if (!content || !open) return null;
  return (
    <div className="turn">
      <AskedNow locale={locale} request={open} hasUnsent={content.hasUnsent} to={`${here}/more`} now={now} />
    </div>
  );
}

/** To see the home, where that comes after applying: a time to choose, or what was booked and its link once more. */
function Invitation({ viewing, locale }: StatusPageProps) {
  const { home } = useZones();
  if (viewing === null) return null;
  const { invited, choose, given, waiting, inLot, mailAgain } = viewingWords[locale];
  const { askAt, booked } = viewing;
  const to = `${askAt}?lang=${locale}`;
  if (!booked || home === null) {
    return (
      <section className="turn">
        <h2>{invited[0]}</h2>
        <p>{invited[1]}</p>
        <p>
          <a className="go" href={to}>
            {choose}
          </a>
        </p>
      </section>
    );
  }
  return (
    <section className="turn">
      <h2>{{ place: given, waiting, lot: inLot }[booked.standing]}</h2>
      <p className="num">
        <SlotLine slot={booked} locale={locale} zone={home} />
      </p>
      <form method="post" action={to}>
        <button type="submit" className="sec" name="intent" value="again">
          {mailAgain}
        </button>
      </form>
    </section>
  );
}

type WithContent = StatusPageProps & { content: NonNullable<StatusPageProps["content"]> };

function SentAndSaid({ content, locale, here, household, isUndecided, said, ...page }: WithContent) {
  const words = statusWords[locale];
  return (
    <>
      <ThreadCorner {...content.thread} locale={locale} at={`${here}/messages`} isSent={said === "message-sent"} />
      <HouseholdCorner
        people={household}
        invitation={page.invitation}
        locale={locale}
        linkOf={(token) => memberUrl(page.site, page.urlId, token)}
        now={page.now}
        script={page.shareScript}
      />
      <AnsweredRequests locale={locale} requests={content.requests} documents={content.documents} />
      <ReferenceLog references={content.references} locale={locale} />
      <section>
        <h2>{words.answers}</h2>
        <SentWhole content={content} locale={locale} isOpen={page.isSentShown} />
        <p className="acts">
          {isUndecided ? (
            <a className="lnk" href={`${here}/correct`}>
              {words.correct}
            </a>
          ) : null}
          {isShapedOnPaper(locale) ? (
            <a className="lnk" href={`${here}/answers.pdf`} download>
              {words.paper}
            </a>
          ) : (
            <a className="lnk" href={here + sentToPrint}>
              {words.sentToPrint}
            </a>
          )}
        </p>
        {isUndecided ? <p className="hint">{words.correctText}</p> : null}
      </section>
    </>
  );
}

function Erased({ locale }: { locale: PageLocale }) {
  const words = statusWords[locale];
  return (
    <div className="box">
      <h2>{words.erasedTitle}</h2>
      <p>{words.erasedText}</p>
    </div>
  );
}
