import { inEveryLanguage } from "../../../../kernel/words";
import { Card } from "../../../../ui/card";
import { useWords } from "../../../../ui/use-words";
import en from "../../../../words/en/account-data/guest-forms";
import type { GuestForm } from "../queries/find-guest-forms.server";

const listWords = inEveryLanguage("account-data/guest-forms", en);

/** Forms by name, with how many applications each holds. */
export function GuestFormList({ forms }: { forms: GuestForm[] }) {
  const words = useWords(listWords);
  return (
    <Card>
      <ul className="divide-y divide-line">
        {forms.map((form) => (
          <li key={form.id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0 font-medium break-words">{form.title}</span>
            <span className="text-ink-muted">{words.applications({ count: form.applicationCount })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
