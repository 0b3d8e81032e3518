import { type FormEvent, useId, useState } from "react";
import type { PageLocale } from "../../../../../kernel/page-locale";
import { directionOf } from "../../../../../kernel/text-direction";
import { Button } from "../../../../../ui/button";
import { CheckboxField } from "../../../../../ui/checkbox-field";
import { Dialog, DialogClose } from "../../../../../ui/dialog";
import { SelectField } from "../../../../../ui/select-field";
import { useLanguage } from "../../../../applying/answering/use-language";
import { namesInMail, type ReferenceAsker } from "../../../../applying/references/names-in-mail";
import { questionsTo } from "../../../../applying/references/questions";
import { questionText, referenceWords, statedText } from "../../../../applying/references/words";
import { useReview } from "../../../decision/ui/use-review";
import type { ReferencesPanelProps } from "../panel-props";
import type { ShownReferee } from "../shown-reference";

const languages: { value: PageLocale; label: string }[] = [
  { value: "en", label: "English" },
  { value: "es", label: "Spanish" },
  { value: "fr", label: "French" },
];

type AskDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  person: ShownReferee;
  panel: Pick<ReferencesPanelProps, "formId" | "applicationId" | "landlord" | "mailLocale">;
};

/** The mail and the questions, word for word, before anything is sent. */
export function AskDialog({ isOpen, onOpenChange, person, panel }: AskDialogProps) {
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
      title={
        <>
          Ask <bdi translate="no">{person.name || person.email}</bdi> for a reference
        </>
      }
      description="This email goes out in your name. The link works for 14 days, with one reminder after three."
      size="wide"
      footer={
        <>
          <DialogClose>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formName} pending={isPending} pendingLabel="Sending">
            Send the email
          </Button>
        </>
      }
    >
      <form id={formName} onSubmit={send} className="flex flex-col gap-5">
        <SelectField
          label="Language of the email"
          hint="They can read the page in any of these languages."
          options={languages}
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
            label={
              <>
                I asked <bdi translate="no">{person.namedBy}</bdi>, who agrees that I write now.
              </>
            }
            hint="The applicant wants to be asked first. This is noted in the history."
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
