import { type FormEvent, useId, useState } from "react";
import { languageWithin } from "../../../../../kernel/language-name";
import { type PageLocale, pageLocales } from "../../../../../kernel/page-locale";
import { directionOf } from "../../../../../kernel/text-direction";
import { Button } from "../../../../../ui/button";
import { CheckboxField } from "../../../../../ui/checkbox-field";
import { Dialog, DialogClose } from "../../../../../ui/dialog";
import { Filled } from "../../../../../ui/filled";
import { SelectField } from "../../../../../ui/select-field";
import { usePageLanguage } from "../../../../../ui/use-words";
import { useLanguage } from "../../../../applying/answering/use-language";
import { namesInMail, type ReferenceAsker } from "../../../../applying/references/names-in-mail";
import { questionsTo } from "../../../../applying/references/questions";
import { questionText, referenceWords, statedText } from "../../../../applying/references/words";
import { useReview } from "../../../decision/ui/use-review";
import { askReferenceWords } from "../../words/ask-reference-words";
import type { ReferencesPanelProps } from "../panel-props";
import type { ShownReferee } from "../shown-reference";

type AskDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  person: ShownReferee;
  panel: Pick<ReferencesPanelProps, "formId" | "applicationId" | "landlord" | "mailLocale">;
};

/** The mail and the questions, word for word, before anything is sent. */
export function AskDialog({ isOpen, onOpenChange, person, panel }: AskDialogProps) {
  const language = usePageLanguage();
  const words = askReferenceWords[language];
  const formName = useId();
  const [locale, setLocale] = useState<PageLocale>(panel.mailLocale);
  const { post, isPending } = useReview(() => onOpenChange(false));
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const hasWord = new FormData(event.currentTarget).has("hasWord");
    const { formId, applicationId } = panel;
    post({
      ...{ intent: "ask-reference" as const, formId, applicationId, path: person.path, locale },
      ...(hasWord && { hasWord: "yes" }),
    });
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={<Filled say={words.title} parts={{ name: <bdi translate="no">{person.name || person.email}</bdi> }} />}
      description={words.lead}
      size="wide"
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{words.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formName} pending={isPending} pendingLabel={words.sending}>
            {words.send}
          </Button>
        </>
      }
    >
      <form id={formName} onSubmit={send} className="flex flex-col gap-5">
        <SelectField
          label={words.language}
          hint={words.languageHint}
          options={pageLocales.map((value) => ({ value, label: languageWithin(value, language) }))}
          value={locale}
          onChange={(event) => setLocale(event.currentTarget.value as PageLocale)}
          wrapperClassName="max-w-xs"
        />
        <Preview person={person} landlord={panel.landlord} locale={locale} />
        {person.needsWord ? (
          <CheckboxField
            name="hasWord"
            value="yes"
            required
            label={<Filled say={words.hasWord} parts={{ name: <bdi translate="no">{person.namedBy}</bdi> }} />}
            hint={words.hasWordHint}
          />
        ) : null}
      </form>
    </Dialog>
  );
}

type PreviewProps = { person: ShownReferee; landlord: ReferenceAsker; locale: PageLocale };

function Preview(props: PreviewProps) {
  const locale = useLanguage(props.locale);
  return locale === null ? null : <ShownMail {...props} locale={locale} />;
}

function ShownMail({ person, landlord, locale }: PreviewProps) {
  const words = referenceWords[locale];
  const { kind, namedBy, email, stated } = person;
  const names = namesInMail(locale, { landlord, applicant: namedBy });
  const said = statedText(namedBy, stated, locale);
  return (
    <div className="rounded-md border border-line bg-paper-sunken p-4" lang={locale} dir={directionOf(locale)}>
      <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">
        {email}
        <br />
        {words.mail.subject}
      </p>
      <p className="mt-2 font-semibold [overflow-wrap:anywhere]" dir="auto">
        {words.title({ applicant: names.applicant })}
      </p>
      <p className="mt-1 [overflow-wrap:anywhere]" dir="auto">
        {words.mail.text(names)}
      </p>
      <p className="mt-1">{words.mail.what}</p>
      <ol className="mt-3 list-decimal ps-6">
        {questionsTo(kind, stated).map(({ key }) => (
          <li key={key} className="[overflow-wrap:anywhere]" dir="auto">
            {questionText(key, said, locale)}
          </li>
        ))}
      </ol>
    </div>
  );
}
