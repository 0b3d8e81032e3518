import {
  Component,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type PageLocale, readLanguage } from "../../../../kernel/page-locale";
import { fetchLanguage } from "../../../../platform/words/fetch-words";
import type { FormDefinition } from "../../../forms/form-model/schema";
import { watchAnswers } from "../../answering/browser/answers";
import { watchSignatures } from "../../answering/browser/signature";
import type { BrowserData } from "../../answering/browser-data";
import { ApplyShell } from "../../answering/ui/apply-shell";
import { useLanguage } from "../../answering/use-language";
import { FormPage } from "../ui/form-page";
import {
  goTo,
  goToSection,
  keepTyped,
  type PreviewDocument,
  type PreviewPost,
  type PreviewRun,
  type PreviewScene,
  post,
  startRun,
  viewOf,
} from "./preview-run";
import { previewWords } from "./words";

type PreviewStageProps = {
  definition: FormDefinition;
  /** What the links of the page carry; it leads nowhere. */
  urlId: string;
  locale: PageLocale;
  step?: number;
  /** The section to show, each time it becomes another one. */
  sectionId?: string | null;
  /** The question to frame there. */
  fieldId?: string | null;
  /** What a preview is says the page around it. */
  isExplained?: boolean;
};

/** The tenant's own pages and evaluator, with nothing sent. The form may change meanwhile; what was typed stays. */
export function PreviewStage({
  definition,
  urlId,
  locale: first,
  step,
  sectionId,
  fieldId,
  isExplained,
}: PreviewStageProps) {
  const [locale, setLocale] = useState(first);
  const isKnown = useLanguage(locale) === locale;
  const [run, setRun] = useState<PreviewRun>(() => startRun(step));
  const [now] = useState(() => new Date());
  const stage = useRef<HTMLDivElement>(null);
  const scene: PreviewScene = useMemo(() => ({ definition, urlId, locale, now }), [definition, urlId, locale, now]);
  useTypedAnswers(stage, scene, setRun);
  const followed = useRef<string | null>(null);
  useEffect(() => {
    document.documentElement.classList.add("runs");
  }, []);
  useEffect(() => {
    // Only another section moves the page: the same one may be looked at from anywhere.
    if (!sectionId || sectionId === followed.current) return;
    followed.current = sectionId;
    setRun((before) => goToSection(scene, before, sectionId));
  }, [sectionId, scene]);
  useFramed(stage, fieldId ?? null, run.step);
  const act = (change: (before: PreviewRun) => PreviewRun) => {
    setRun(change);
    window.scrollTo(0, 0);
  };
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    const href = link?.getAttribute("href") ?? "#";
    if (href.startsWith("#")) return;
    event.preventDefault();
    const target = new URL(href, window.location.href);
    const lang = target.searchParams.get("lang");
    const keep = keepingTyped(stage.current, scene);
    if (lang) {
      setRun(keep);
      const next = readLanguage(lang);
      fetchLanguage(next).then(
        () => setLocale(next),
        () => undefined,
      );
    } else if (target.pathname.startsWith("/apply/")) {
      act((before) => goTo(scene, keep(before), Number(target.searchParams.get("step") ?? 0)));
    }
  };
  const onSubmit = (event: SyntheticEvent<HTMLElement, SubmitEvent>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const posted = readPost(event.target as HTMLFormElement, submitter);
    act((before) => post(scene, before, posted));
  };
  const onChange = (event: FormEvent) => {
    const control = event.target as HTMLInputElement;
    if (control.type !== "file" || !control.form) return;
    const posted = readPost(control.form, null);
    posted.fields.set("upload", control.name);
    setRun((before) => post(scene, before, posted));
  };
  if (!isKnown) return null;
  const view = viewOf(scene, run);
  const words = previewWords[locale];
  return (
    <div ref={stage} onClickCapture={onClick} onSubmitCapture={onSubmit} onChangeCapture={onChange}>
      {isExplained ? null : (
        <aside
          className="box warn"
          style={{ position: "sticky", top: 0, zIndex: 1, margin: 0 }}
          aria-label={words.title}
        >
          <strong>{words.title}</strong> {words.text}
        </aside>
      )}
      <div key={`${run.turn}:${run.step}:${locale}`}>
        {view === "sent" ? (
          <ApplyShell locale={locale} title={words.title} tab={words.sent}>
            <h1>{words.sent}</h1>
            <p>{words.sentText}</p>
            <p className="end">
              <button type="button" className="go" onClick={() => act(() => startRun())}>
                {words.again}
              </button>
            </p>
          </ApplyShell>
        ) : (
          <FormPage view={view} scripts={null} />
        )}
      </div>
    </div>
  );
}

/** The question in hand has a frame, which is no part of the form, and comes to a third of the height when it is another one. */
function useFramed(stage: React.RefObject<HTMLDivElement | null>, fieldId: string | null, step: number): void {
  const reached = useRef("");
  useEffect(() => {
    for (const one of stage.current?.querySelectorAll<HTMLElement>("[data-f]") ?? []) {
      const isFramed = fieldId !== null && (one.dataset.f ?? "").split(".").includes(fieldId);
      one.style.outline = isFramed ? "2px solid var(--accent)" : "";
      one.style.outlineOffset = "12px";
      one.style.borderRadius = isFramed ? "1px" : "";
      const at = `${step} ${fieldId}`;
      if (!isFramed || reached.current === at) continue;
      reached.current = at;
      window.scrollBy(0, one.getBoundingClientRect().top - window.innerHeight / 3);
    }
  });
}

/** Questions come and go while typing. When the form changes, the controls' contents are taken over in one go. */
function useTypedAnswers(
  stage: React.RefObject<HTMLDivElement | null>,
  scene: PreviewScene,
  setRun: (change: (before: PreviewRun) => PreviewRun) => void,
): void {
  const known = useRef(scene);
  useLayoutEffect(() => {
    const before = known.current;
    known.current = scene;
    if (before !== scene) setRun(keepingTyped(stage.current, before));
  }, [scene, setRun, stage]);
  useEffect(() => {
    const form = formIn(stage.current);
    const source = stage.current?.querySelector("#apply-data")?.textContent;
    if (!form || !source || form.dataset.watched) return;
    form.dataset.watched = "yes";
    for (const button of form.querySelectorAll<HTMLElement>("[data-upload]")) button.hidden = true;
    const data = JSON.parse(source) as BrowserData;
    if (data.step) watchAnswers(form, data);
    watchSignatures(form);
  });
}

function formIn(stage: HTMLElement | null): HTMLFormElement | null {
  return stage?.querySelector<HTMLFormElement>("form[data-form]") ?? null;
}

/** Reads the open page now; what it answers takes that into a run, which a page without a form leaves as it is. */
function keepingTyped(stage: HTMLElement | null, scene: PreviewScene): (run: PreviewRun) => PreviewRun {
  const form = formIn(stage);
  if (!form) return (run) => run;
  const typed = readPost(form, null);
  return (run) => keepTyped(scene, run, typed);
}

function readPost(form: HTMLFormElement, submitter: HTMLElement | null): PreviewPost {
  const fields = new URLSearchParams();
  const files: PreviewDocument[] = [];
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === "string") fields.append(name, value);
    else if (value.name !== "")
      files.push({ id: crypto.randomUUID(), path: name, name: value.name, sizeBytes: value.size });
  }
  return { fields, files };
}

/** A working copy may be in any shape between two keys: where it cannot be shown, this says so until the next change. */
export class PreviewGuard extends Component<
  { locale: PageLocale; definition: FormDefinition; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: { definition: FormDefinition }): void {
    if (this.state.hasFailed && before.definition !== this.props.definition) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    const { locale, children } = this.props;
    if (!this.state.hasFailed) return children;
    const words = previewWords[locale];
    return (
      <ApplyShell locale={locale} title={words.title} tab={words.broken}>
        <h1>{words.broken}</h1>
        <p>{words.brokenText}</p>
      </ApplyShell>
    );
  }
}
