import { useLocation } from "react-router";
import type { DoubtedAddress } from "../../../../kernel/doubted-address";
import { AskedEmailField, doubtLine } from "../../../../ui/asked-email-field";
import { Button } from "../../../../ui/button";
import { ErrorSummary } from "../../../../ui/error-summary";
import { fieldWords } from "../../../../ui/field-words";
import { TextField } from "../../../../ui/text-field";
import { TextareaField } from "../../../../ui/textarea-field";
import { useWords } from "../../../../ui/use-words";
import { type ContactField, type ContactValues, contactFields, contactLengths } from "../schema";
import { contactWords } from "../words";

export type ContactFormProps = {
  values: ContactValues;
  errors: Partial<Record<ContactField, string>>;
  doubt: DoubtedAddress | null;
  /** What concerns the form as a whole. */
  formError?: string;
  /** The signed time of this page. */
  rendered: string;
};

/** Posts to its own page; works without script. */
export function ContactForm({ values, errors, doubt, formError, rendered }: ContactFormProps) {
  const words = useWords(contactWords).form;
  const field = (name: ContactField) => ({ id: name, name, defaultValue: values[name], error: errors[name] });
  const each = contactFields.flatMap((name) => (errors[name] ? [{ fieldId: name, message: errors[name] }] : []));
  const { address } = useWords(fieldWords);
  const doubted = errors.email ? [] : doubtLine("email", doubt, address);
  return (
    <form method="post" action={useLocation().pathname} noValidate className="flex flex-col gap-5">
      <ErrorSummary errors={[...(formError ? [{ message: formError }] : []), ...each, ...doubted]} />
      <input type="hidden" name="rendered" value={rendered} />
      <Honeypot />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          {...field("name")}
          label={words.name}
          isOptional
          autoComplete="name"
          maxLength={contactLengths.name}
          enterKeyHint="next"
        />
        <TextField
          {...field("company")}
          label={words.company}
          isOptional
          autoComplete="organization"
          maxLength={contactLengths.company}
          enterKeyHint="next"
        />
      </div>
      <AskedEmailField
        {...field("email")}
        doubt={doubt}
        label={words.email}
        hint={words.emailHint}
        autoComplete="email"
        enterKeyHint="next"
      />
      <TextField {...field("subject")} label={words.subject} maxLength={contactLengths.subject} enterKeyHint="next" />
      <TextareaField
        {...field("message")}
        label={words.message}
        hint={words.messageHint}
        rows={7}
        maxLength={contactLengths.message}
      />
      <div>
        <Button type="submit" size="lg">
          {words.button}
        </Button>
      </div>
    </form>
  );
}

/** A field that only machines fill: its name has no word of an address, which autofill would fill in. It is a hint and blocks nobody. */
function Honeypot() {
  const words = useWords(contactWords).form;
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor="leave_empty">{words.honeypot}</label>
      <input id="leave_empty" name="leave_empty" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
