import type { PageLocale } from "../../../../kernel/page-locale";
import { uploadData } from "../../answering/browser-data";
import { pageWords } from "../../answering/page-words";
import { FileSlot } from "../../answering/ui/file-slot";
import { PageScript, type ScriptUrls } from "../../answering/ui/page-script";
import { Summary, type SummaryLine } from "../../answering/ui/step-head";
import { wordsFor } from "../../answering/words";
import type { AnswerFault } from "../commands/post-answer.server";
import type { ReadRequest } from "../queries/list-requests.server";
import { itemPath, requestLimits } from "../rules";
import { requestWords } from "../words";
import { DueBy } from "./due-by";

export type MoreWantedProps = {
  locale: PageLocale;
  request: ReadRequest;
  /** Files given so far and not sent. */
  documents: { id: string; path: string; name: string; sizeBytes: number }[];
  /** Where the form posts to. */
  action: string;
  faults?: AnswerFault[];
  now: number;
  scripts: ScriptUrls;
};

/** What the landlord asks for, with room for the answer. Complete without script. */
export function MoreWanted({ locale, request, documents, action, faults = [], now, scripts }: MoreWantedProps) {
  const words = requestWords[locale];
  const hasFiles = request.items.some(({ kind }) => kind === "file");
  const lines: SummaryLine[] = faults.map(([path, message]) => ({
    message,
    ...(path && { href: `#${path.endsWith(".text") ? path : anchorOf(request, path)}` }),
  }));
  return (
    <section id="more" aria-labelledby="more-title">
      <h1 id="more-title">{words.title}</h1>
      <Summary lines={lines} locale={locale} />
      <DueBy request={request} locale={locale} now={now} />
      {request.note ? (
        <div className="box">
          <p className="muted">{words.note}</p>
          <p className="text" dir="auto">
            {request.note}
          </p>
        </div>
      ) : null}
      <form
        method="post"
        action={action}
        encType="multipart/form-data"
        noValidate
        data-form
        data-documents={`${action}/documents`}
      >
        {/* Enter presses the first button: it must not be one that removes something. */}
        <button type="submit" className="vh" tabIndex={-1} aria-hidden="true">
          {words.send}
        </button>
        {request.items.map((item) => (
          <Item key={item.id} item={item} locale={locale} documents={documents} faults={faults} />
        ))}
        <p className="box warn js" data-status role="status" />
        <p className="end">
          <button type="submit" className="go" name="intent" value="answer" data-go>
            {words.send}
          </button>
        </p>
        <p className="muted small">
          {words.sendNote} {words.lead}
        </p>
      </form>
      <PageScript data={uploadData(request.id, locale)} scripts={scripts} hasExtras={hasFiles} />
    </section>
  );
}

/** The control that a message about an item leads to. */
function anchorOf(request: ReadRequest, path: string): string {
  const item = request.items.find(({ id }) => itemPath(id) === path);
  return item?.kind === "file" ? `${path}-file` : `${path}.text`;
}

type ItemProps = Pick<MoreWantedProps, "locale" | "documents"> & {
  item: ReadRequest["items"][number];
  faults: AnswerFault[];
};

function Item({ item, locale, documents, faults }: ItemProps) {
  const words = requestWords[locale];
  const path = itemPath(item.id);
  const messages = faults.filter(([at]) => at === path || at === `${path}.text`).map(([, message]) => message);
  const errorId = messages.length > 0 ? `${path}-e` : undefined;
  const errors = new Map(faults);
  const error = errorId ? (
    <p className="err" id={errorId}>
      {messages.join(" ")}
    </p>
  ) : null;
  const text = (
    <textarea
      id={`${path}.text`}
      name={`${path}.text`}
      rows={item.kind === "text" ? 4 : 2}
      dir="auto"
      defaultValue={item.answer}
      aria-describedby={[`${path}-h`, errorId].filter(Boolean).join(" ")}
      aria-invalid={messages.length > 0 || undefined}
    />
  );
  if (item.kind === "text") {
    return (
      <div className={messages.length > 0 ? "f bad" : "f"}>
        <label htmlFor={`${path}.text`} dir="auto">
          {item.text}
        </label>
        <p className="hint" id={`${path}-h`}>
          {words.textHint}
        </p>
        {error}
        {text}
      </div>
    );
  }
  return (
    <fieldset className={messages.length > 0 ? "f bad" : "f"}>
      <legend dir="auto">{item.text}</legend>
      <p className="hint" id={`${path}-h`}>
        {pageWords[locale].fileHint({ max: requestLimits.filesPerItem })}
      </p>
      {error}
      <FileSlot
        scene={{ words: wordsFor(locale), documents, locale, errors }}
        spot={{ path, field: { maxFiles: requestLimits.filesPerItem } }}
        describedBy={[`${path}-h`, errorId].filter(Boolean).join(" ")}
      />
      <label htmlFor={`${path}.text`}>
        {words.fileOr} <span className="opt">({wordsFor(locale).optional})</span>
      </label>
      {text}
    </fieldset>
  );
}
