import type { SubmissionResult } from "@conform-to/react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { deviceStorage } from "../../../kernel/browser-storage";
import type { PageLocale } from "../../../kernel/page-locale";
import { AlertDialog } from "../../../ui/alert-dialog";
import { Button } from "../../../ui/button";
import { useNonce } from "../../../ui/nonce";
import { PageShell } from "../../../ui/page-shell";
import { ScriptNeeded } from "../../../ui/script-needed";
import { usePageLanguage, useWords } from "../../../ui/use-words";
import { type Template, templates } from "../form-model/templates";
import { entitlementsFor } from "../rent-forms/entitlements";
import { BuilderFrame } from "./builder-frame";
import { createDraftSession } from "./draft-session";
import { draftHint, readDraft, removeDraft, type StoredDraft, writeDraft } from "./draft-store";
import { entryOf, guestDraft } from "./local-draft";
import { newDefinition } from "./new-definition";
import { startWords } from "./start-words";
import { TemplatePicker } from "./template-picker";
import { useBuilder } from "./use-builder";
import { useLawfulBuilder } from "./use-lawful-builder";

const later = {
  criteria: () => import("./step-criteria"),
  publish: () => import("./publish-guest"),
};
const CheckYourMail = lazy(async () => ({ default: (await import("./check-your-mail")).CheckYourMail }));
const StepCriteria = lazy(async () => ({ default: (await later.criteria()).StepCriteria }));
const GuestClosing = lazy(async () => ({ default: (await later.criteria()).GuestClosing }));
const PublishGuest = lazy(async () => ({ default: (await later.publish()).PublishGuest }));

function loadLater(): void {
  for (const load of Object.values(later)) load();
}

const guest = { formId: null, limits: entitlementsFor({ plan: "guest", unlimited: false }) };

/** What the server answered to the last post. */
export type StartAnswer = {
  lastResult: SubmissionResult<string[]> | null;
  formErrors: readonly string[];
  /** Set when the confirming mail was asked for. */
  sent: { email: string; at: number } | null;
  /** A calculation to be made before the form is taken. */
  proof: string | null;
};

/** The builder of /start. What is not in this browser yet begins with a template. */
export function StartBuilder({ answer }: { answer: StartAnswer | undefined }) {
  const [draft, setDraft] = useState<StoredDraft | null | undefined>(undefined);
  const navigate = useNavigate();
  // In its own language where the address names one.
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const asked = search.get("template");
  const language = usePageLanguage();
  function begin(template: Template): void {
    const begun = beginDraft(template, language);
    writeDraft(deviceStorage, begun);
    setDraft(begun);
    navigate(`${pathname}?step=1`, { replace: asked !== null });
  }
  // Once, when the page comes alive: a template may have been pressed before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in the browser is read once
  useEffect(() => {
    const kept = readDraft(deviceStorage);
    const template = kept ? undefined : templates.find(({ key }) => key === asked);
    if (template) begin(template);
    else setDraft(kept);
    // The builder has its own head: its addresses carry a step.
    if (kept && !kept.sent && !search.has("step")) navigate(`${pathname}?step=1`, { replace: true });
  }, []);
  if (draft === undefined) return <BeforeAlive />;
  if (draft === null) {
    return (
      <BeginShell>
        <TemplatePicker onPick={begin} />
      </BeginShell>
    );
  }
  return (
    <DraftBuilder
      key={draft.draftId}
      draft={draft}
      answer={answer}
      onNew={() => {
        removeDraft(deviceStorage);
        setDraft(null);
        navigate(pathname);
      }}
    />
  );
}

/** What the server writes: templates, whose early press is a plain form's. Who has a draft is told before painting. */
function BeforeAlive() {
  const words = useWords(startWords);
  const nonce = useNonce();
  return (
    <div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: draftHint }} />
      <div className="in-data-draft:hidden">
        <BeginShell>
          <form method="get" action={useLocation().pathname} className="needs-script">
            <TemplatePicker />
          </form>
        </BeginShell>
      </div>
      {/* As tall as the screen: what comes in its place must not push the footer through the picture. */}
      <p className="hidden min-h-dvh p-6 text-ink-muted in-data-draft:block">{words.openingForm}</p>
    </div>
  );
}

/** The page before there is a form to work on. */
function BeginShell({ children }: { children: ReactNode }) {
  const words = useWords(startWords);
  return (
    <PageShell title={words.title} lead={words.lead} width="wide">
      <ScriptNeeded />
      {children}
    </PageShell>
  );
}

function beginDraft(template: Template, language: PageLocale): StoredDraft {
  return {
    v: 1,
    draftId: crypto.randomUUID(),
    rev: 1,
    savedAt: Date.now(),
    templateKey: template.key,
    notify: true,
    email: "",
    sent: null,
    definition: newDefinition(template, language),
  };
}

type DraftBuilderProps = { draft: StoredDraft; answer: StartAnswer | undefined; onNew: () => void };

function DraftBuilder({ draft, answer, onNew }: DraftBuilderProps) {
  const [session] = useState(() => {
    const { content, rev, at } = entryOf(draft);
    return createDraftSession({ kept: { content, rev, at }, local: guestDraft(deviceStorage), remote: null });
  });
  const builder = useLawfulBuilder(useBuilder(session, guest), draft.sent === null);
  const words = useWords(startWords);
  const { pathname } = useLocation();
  const { facts, setFacts } = builder;
  const sent = answer?.sent ?? null;
  useEffect(() => {
    if (sent) setFacts({ sent });
  }, [sent, setFacts]);
  if (facts?.sent) {
    return (
      <BeginShell>
        <Suspense>
          <CheckYourMail
            email={facts.sent.email}
            draftId={facts.draftId}
            onChange={() => setFacts({ sent: null })}
            onNew={onNew}
          />
        </Suspense>
      </BeginShell>
    );
  }
  const posted = {
    lastResult: answer?.lastResult ?? null,
    formErrors: answer?.formErrors ?? [],
    proof: answer?.proof ?? null,
  };
  return (
    <BuilderFrame
      builder={builder}
      base={pathname}
      back={{ to: "/", label: words.home }}
      untitled={words.createForm}
      isKnown={false}
      signInAgain={null}
      load={loadLater}
      criteria={() => <StepCriteria builder={builder} closing={<GuestClosing builder={builder} />} />}
      publish={(problems) => <PublishGuest builder={builder} problems={problems} {...posted} />}
      actions={<StartOver onNew={onNew} />}
    />
  );
}

function StartOver({ onNew }: { onNew: () => void }) {
  const words = useWords(startWords);
  return (
    <AlertDialog
      trigger={
        <Button className="sm:ms-auto" variant="ghost">
          {words.startOver}
        </Button>
      }
      title={words.startOverTitle}
      description={words.startOverText}
      confirmLabel={words.throwAway}
      onConfirm={onNew}
    />
  );
}
