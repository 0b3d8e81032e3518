import { Form } from "react-router";
import { editableAmount, formatMoney } from "../../../../kernel/money";
import { Button } from "../../../../ui/button";
import { MoneyField } from "../../../../ui/money-field";
import { TextField } from "../../../../ui/text-field";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import { streetLine } from "../../form-model/address-line";
import { homesWords } from "../homes-words";
import type { HomePage } from "../queries/find-home.server";

export type VacancyFault = { rent?: string; availableFrom?: string; form?: string };
type Props = { home: HomePage; postId: string; fault: VacancyFault | null };

/** Asks rent and date, and starts the draft of the next vacancy in one press. */
export function NextVacancy({ home, postId, fault }: Props) {
  const words = useWords(homesWords).nextVacancy;
  const locale = usePageLocale();
  const { rent } = home.facts;
  const name = streetLine(home.address);
  return (
    <Form method="post" className="flex flex-col gap-3">
      <p className="font-serif text-xl" translate="no">
        {rent
          ? words.again({ home: name, rent: formatMoney(rent.amountMinor, rent.currency, locale) })
          : words.againPlain({ home: name })}
      </p>
      <p className="text-ink-muted">{home.vacancies.length > 0 ? words.text : words.textFirst}</p>
      {fault?.form ? (
        <p role="alert" className="text-red">
          {fault.form}
        </p>
      ) : null}
      <input type="hidden" name="postId" value={postId} />
      <div className="flex flex-wrap items-end gap-3">
        {rent ? (
          <MoneyField
            label={words.rent}
            name="rent"
            currency={rent.currency}
            locale={locale}
            defaultValue={editableAmount(rent.amountMinor, rent.currency, locale)}
            error={fault?.rent}
            wrapperClassName="w-44"
          />
        ) : null}
        <TextField
          label={words.from}
          isOptional
          name="availableFrom"
          type="date"
          error={fault?.availableFrom}
          wrapperClassName="w-44"
        />
        <Button type="submit" name="intent" value="vacancy">
          {words.start}
        </Button>
      </div>
    </Form>
  );
}
