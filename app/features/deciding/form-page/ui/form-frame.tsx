import type { ReactNode } from "react";
import { AppPage } from "../../../../ui/app-page";
import { ButtonLink } from "../../../../ui/button-link";
import { Formatted } from "../../../../ui/formatted";
import { TabsNav } from "../../../../ui/tabs-nav";
import { May, useMay } from "../../../../ui/team-role";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import { mayMove } from "../../../forms/rent-forms/moves";
import { FormStateMark } from "../../../forms/rent-forms/ui/form-state-mark";
import type { FormTabData } from "../queries/read-form-page.server";
import { formEndWords } from "../rules/form-end";
import { formTabs, isShared } from "../rules/form-tabs";
import { formWords } from "../words/form-words";
import { MoveOutcome } from "./form-head";
import { MoveButton } from "./form-settings";

export type FormAsk = { confirm: "close" | "delete" | null; done: string | null };

type FormFrameProps = {
  page: Omit<FormTabData, "formId">;
  /** What was just done on this tab, or why it could not be. */
  outcome?: { done: string | null; failure: string | null };
  children: ReactNode;
};

/** What all tabs of one form share: its name and state, the next thing to do, and the tabs, each an address. */
export function FormFrame({ page: { form, base, now, zone }, outcome, children }: FormFrameProps) {
  const words = useWords(formWords);
  const locale = usePageLocale();
  const mayChange = useMay("manager");
  const tabs = formTabs(words, form, base).filter(({ to }) => mayChange || to !== `${base}/settings`);
  return (
    <AppPage
      title={<bdi translate="no">{form.title}</bdi>}
      back={{ to: "/app/forms", label: words.back }}
      beside={
        <p className="flex flex-wrap items-baseline gap-x-2 text-[0.9375rem]">
          <FormStateMark form={form} now={now} />
          <Formatted
            className="tabular text-ink-muted text-sm"
            text={formEndWords(words, form, { now, zone, locale })}
          />
        </p>
      }
      actions={
        <>
          {isShared(form) ? (
            <ButtonLink
              to={`/apply/${form.urlId}`}
              target="_blank"
              reloadDocument
              variant="outline"
              size="sm"
              className="max-sm:hidden"
            >
              {words.asTenant}
            </ButtonLink>
          ) : null}
          <May needs="manager">
            {form.mayEdit ? (
              <ButtonLink to={`${base}/edit`} size="sm" variant="outline">
                {form.state === "draft" ? words.keepEditing : words.edit}
              </ButtonLink>
            ) : null}
            {form.state !== "open" && mayMove(form.state, "reopen") ? (
              <MoveButton intent="reopen" variant="default" />
            ) : null}
            {mayMove(form.state, "restore") ? <MoveButton intent="restore" variant="default" /> : null}
          </May>
        </>
      }
    >
      <div className="mt-2">
        <TabsNav label={words.tabsLabel} tabs={tabs} />
      </div>
      <div className="mt-5 flex flex-col gap-6">
        {outcome ? <MoveOutcome {...outcome} /> : null}
        {children}
      </div>
    </AppPage>
  );
}
