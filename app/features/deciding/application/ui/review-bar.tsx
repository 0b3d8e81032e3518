import { Archive, ArchiveRestore, Ellipsis, House, ListMinus, Mail, RotateCcw, Star, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { formatDate } from "../../../../kernel/dates";
import { AlertDialog } from "../../../../ui/alert-dialog";
import { Button } from "../../../../ui/button";
import { ButtonLink } from "../../../../ui/button-link";
import { Formatted } from "../../../../ui/formatted";
import { LateMenu } from "../../../../ui/late-menu";
import { useLater } from "../../../../ui/later";
import { isKeyForPage } from "../../../../ui/list-keys";
import type { MenuItem } from "../../../../ui/menu";
import { useWords } from "../../../../ui/use-words";
import { useWithinPage } from "../../../../ui/within-page";
import type { AnswerPromise } from "../../../applying/applications/answer-promise";
import { decidedStates, stateAfter } from "../../../applying/applications/states";
import type { AskChoice } from "../../../applying/info-requests/ask-choice";
import { askableStates } from "../../../applying/info-requests/rules";
import type { OwedHere } from "../../../forms/law/hand-over.server";
import type { AskedMove } from "../../decision/ui/decision-dialog.client";
import { decisionDialog, letDialog, secondApproval } from "../../decision/ui/later-dialogs";
import type { Reviewed } from "../../decision/ui/reviewed";
import { reviewPosting, useReview } from "../../decision/ui/use-review";
import { decisionWords } from "../words/decision-words";
import { useTabAddress } from "./application-tabs";

type ReviewBarProps = {
  application: Reviewed;
  promise: AnswerPromise | null;
  locale: string;
  /** Questions of the form kept for later, and what is still out. */
  askChoice: AskChoice;
  owed: OwedHere | null;
  /** Where one goes when the application is deleted. */
  listAt: string;
};

type Asking = AskedMove | "let" | "delete" | null;

/** The state of an application and what a landlord can do from it: only what the table of moves allows. */
export function ReviewBar({ application, promise, locale, askChoice, owed, listAt }: ReviewBarProps) {
  const { id, formId, state, name, applicantLocale } = application;
  const words = useWords(decisionWords);
  const [asking, setAsking] = useState<Asking>(null);
  const navigate = useNavigate();
  const closeDecline = () => setAsking((open) => (open === "decline" ? null : open));
  const { post, isPending, refusal, taken, settle } = useReview(({ intent }) => {
    if (intent === "delete") void navigate(listAt, { replace: true });
    if (intent === "decline") closeDecline();
  }, closeDecline);
  const SecondApproval = useLater(secondApproval, taken !== null);
  const move = asking === "let" || asking === "delete" ? null : asking;
  const LetDialog = useLater(letDialog, asking === "let");
  const DecisionDialog = useLater(decisionDialog, move !== null);
  const may = (move: AskedMove | "unshortlist") => stateAfter(state, move) !== null;
  const shortlist = () => post({ intent: "shortlist", ids: id, formId });
  useMoveKeys((move) => {
    if (!may(move)) return;
    if (move === "shortlist") shortlist();
    else setAsking(move);
  });
  const addressOf = useTabAddress();
  const withinPage = useWithinPage();
  return (
    <section
      aria-label={words.decision}
      aria-busy={isPending}
      onPointerEnter={() => void decisionDialog.load()}
      onFocus={() => void decisionDialog.load()}
      className="lg:relative max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:border-line-strong max-lg:bg-paper-raised max-lg:px-3 max-lg:py-2.5 max-lg:pb-[max(0.625rem,env(safe-area-inset-bottom))] print:hidden"
    >
      {/* On a phone the promise stands under the name: the bar keeps to one line. */}
      <div className="mb-3 max-lg:hidden">
        <h2 className="pe-12 text-lg font-semibold">{words.yourDecision}</h2>
        {promise ? (
          <Formatted
            className={`block text-sm ${promise.isOverdue ? "font-medium text-amber" : "text-ink-muted"}`}
            text={(promise.isOverdue ? words.promiseOver : words.promised)({ day: formatDate(promise.day, locale) })}
          />
        ) : null}
      </div>
      <div className="flex items-center gap-2 max-lg:justify-center max-sm:gap-1.5 [&>button:not([aria-label])]:flex-1 lg:[&_button]:px-2 max-sm:[&_button]:px-1.5 max-sm:[&_button]:text-sm">
        {askableStates.includes(state) ? (
          <ButtonLink
            to={addressOf("requests")}
            variant="outline"
            preload="none"
            {...withinPage}
            className="flex-1 max-[22.5rem]:hidden max-sm:px-1.5 max-sm:text-sm lg:hidden"
          >
            {words.ask}
          </ButtonLink>
        ) : null}
        {may("shortlist") ? (
          <Button
            type="submit"
            form="shortlist-one"
            variant="outline"
            className="max-sm:w-11 max-sm:flex-none!"
            onClick={(event) => {
              event.preventDefault();
              shortlist();
            }}
          >
            <Star aria-hidden="true" className="size-4.5 lg:size-4" />
            <span className="max-sm:sr-only">{words.shortlist}</span>
          </Button>
        ) : null}
        {may("unshortlist") ? (
          <Button
            variant="outline"
            className="whitespace-nowrap max-lg:hidden lg:flex-[1.6]!"
            onClick={() => post({ intent: "unshortlist", ids: id, formId })}
          >
            {words.offShortlist}
          </Button>
        ) : null}
        {may("decline") ? (
          <Button variant="outline" onClick={() => setAsking("decline")}>
            {words.decline}
          </Button>
        ) : null}
        {may("approve") ? (
          <Button variant={application.isWeighed ? "default" : "outline"} onClick={() => setAsking("approve")}>
            {words.approve}
          </Button>
        ) : null}
        {state === "approved" && !application.isHomeLet ? (
          <Button onClick={() => setAsking("let")}>
            <House aria-hidden="true" className="size-4" />
            {words.rent}
          </Button>
        ) : null}
        <div className="contents lg:absolute lg:-top-2 lg:end-0 lg:block">
          <LateMenu
            trigger={
              <Button variant="ghost" size="icon" aria-label={words.more}>
                <Ellipsis aria-hidden="true" className="size-5" />
              </Button>
            }
            items={() => further(words, application, setAsking, post)}
          />
        </div>
      </div>
      {may("shortlist") ? <PlainShortlist {...{ id, formId }} /> : null}
      {LetDialog ? <LetDialog application={application} onClose={() => setAsking(null)} post={post} /> : null}
      {DecisionDialog && move !== null ? (
        <DecisionDialog
          move={move}
          ids={[id]}
          formId={formId}
          applicant={{ name, locale: applicantLocale }}
          refusal={refusal}
          isPending={isPending}
          askChoice={askChoice}
          owed={owed}
          onClose={() => setAsking(null)}
          post={post}
        />
      ) : null}
      {SecondApproval && taken ? <SecondApproval taken={taken} name={name} onClose={settle} post={post} /> : null}
      <AlertDialog
        isOpen={asking === "delete"}
        onOpenChange={(isOpen) => (isOpen ? null : setAsking(null))}
        title={words.deleting.title}
        description={words.deleting.text}
        confirmLabel={words.deleting.confirm}
        onConfirm={() => post({ intent: "delete", formId, applicationId: id })}
      />
    </section>
  );
}

/** What the button sends where no script runs. */
function PlainShortlist({ id, formId }: Pick<Reviewed, "id" | "formId">) {
  const { pathname, search } = useLocation();
  const fields = { intent: "shortlist", ids: id, formId, back: pathname + search };
  return (
    <form id="shortlist-one" method="post" action={reviewPosting.action} hidden>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

/** The keys of the list, for the one that is open. */
function useMoveKeys(ask: (move: "shortlist" | "decline") => void): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const move = ({ s: "shortlist", d: "decline" } as const)[event.key];
      if (!move || !isKeyForPage(event)) return;
      event.preventDefault();
      latest.current(move);
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

function further(
  words: (typeof decisionWords)["en"],
  { id, formId, state, isArchived, isStarred }: Reviewed,
  ask: (what: Asking) => void,
  post: ReturnType<typeof useReview>["post"],
): MenuItem[] {
  const icon = { "aria-hidden": true } as const;
  const star: MenuItem = {
    label: isStarred ? words.unstar : words.star,
    icon: <Star {...icon} />,
    onSelect: () => post({ intent: isStarred ? "unstar" : "star", ids: id, formId }),
  };
  const withMessage: MenuItem[] =
    stateAfter(state, "shortlist") === null
      ? []
      : [{ label: words.shortlistWithMessage, icon: <Mail {...icon} />, onSelect: () => ask("shortlist") }];
  const off: MenuItem[] =
    stateAfter(state, "unshortlist") === null
      ? []
      : [
          {
            label: words.offShortlist,
            icon: <ListMinus {...icon} />,
            onSelect: () => post({ intent: "unshortlist", ids: id, formId }),
          },
        ];
  const reopen: MenuItem[] =
    stateAfter(state, "reopen") === null
      ? []
      : [{ label: words.reopen, icon: <RotateCcw {...icon} />, onSelect: () => ask("reopen") }];
  const erase: MenuItem[] = decidedStates.includes(state)
    ? [
        { kind: "separator" },
        { label: words.delete, icon: <Trash2 {...icon} />, tone: "destructive", onSelect: () => ask("delete") },
      ]
    : [];
  const archive: MenuItem = isArchived
    ? {
        label: words.unarchive,
        icon: <ArchiveRestore {...icon} />,
        onSelect: () => post({ intent: "unarchive", ids: id, formId }),
      }
    : {
        label: words.archive,
        icon: <Archive {...icon} />,
        onSelect: () => post({ intent: "archive", ids: id, formId }),
      };
  return [star, ...withMessage, ...off, ...reopen, archive, ...erase];
}
