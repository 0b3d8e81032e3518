import { ChevronDown, X } from "lucide-react";
import { memo, type ReactNode } from "react";
import type { AccountPerson } from "../../../../platform/auth/account-people.server";
import { Button } from "../../../../ui/button";
import { ButtonLink } from "../../../../ui/button-link";
import { LateMenu } from "../../../../ui/late-menu";
import { useWords } from "../../../../ui/use-words";
import { stateAfter } from "../../../applying/applications/states";
import { MessageSelected } from "../../../applying/messages/ui/message-selected";
import type { AskedMove } from "../../decision/ui/decision-dialog.client";
import { comparedAtMost } from "../rules/list-address";
import type { ListRow } from "../rules/list-row";
import { actWords } from "../words/acts-words";
import type { Asking } from "./inbox-keys";

type BulkBarProps = {
  rows: readonly ListRow[];
  picked: ReadonlySet<string>;
  isArchived: boolean;
  exportOf: (ids: readonly string[]) => ReactNode;
  ask: (what: Asking) => void;
  shortlist: (ids: readonly string[]) => void;
  archive: (ids: readonly string[]) => void;
  people: readonly AccountPerson[];
  /** `to`: the id of one of `people`, "" for nobody. */
  assign: (ids: readonly string[], to: string) => void;
  onDone: () => void;
};

const bar =
  "fixed inset-x-0 bottom-0 z-40 flex items-center gap-2 border-t border-line-strong bg-paper-raised p-2.5 " +
  "pb-[max(0.625rem,env(safe-area-inset-bottom))] md:sticky md:inset-x-auto md:bottom-4 md:mx-auto md:mt-4 md:w-fit " +
  "md:rounded-md md:border md:p-2 md:shadow-float";

/** What is done to the selected ones: over the end of the list, under the thumb on a phone. What a state does not allow is left as it is, and said. */
export const BulkBar = memo(function BulkBar(props: BulkBarProps) {
  const words = useWords(actWords);
  const { isArchived, exportOf, ask, shortlist, archive, people, assign, onDone } = props;
  const rows = props.rows.filter(({ id }) => props.picked.has(id));
  const picked = rows.map(({ id }) => id as string);
  const may = (move: AskedMove) => rows.some(({ state }) => stateAfter(state, move) !== null);
  const has = picked.length > 0;
  return (
    <div role="toolbar" aria-label={words.title} className={has ? bar : "sr-only"}>
      <span aria-live="polite" className="tabular px-1 text-sm font-semibold whitespace-nowrap">
        {has ? (
          <>
            <span aria-hidden="true" className="sm:hidden">
              {picked.length}
            </span>
            <span className="max-sm:sr-only">{words.selected({ count: picked.length })}</span>
          </>
        ) : null}
      </span>
      {has ? (
        <>
          <div className="flex min-w-0 gap-1.5 max-md:flex-1 max-md:overflow-x-auto [&>*]:shrink-0">
            {people.length > 0 ? (
              <LateMenu
                align="start"
                trigger={
                  <Button variant="outline" size="sm">
                    {words.assign}
                    <ChevronDown aria-hidden="true" className="size-4" />
                  </Button>
                }
                items={() => [
                  ...people.map(({ id, name, isMe }) => ({
                    label: isMe ? words.toMe : name,
                    onSelect: () => assign(picked, id),
                  })),
                  { kind: "separator" },
                  { label: words.toNobody, onSelect: () => assign(picked, "") },
                ]}
              />
            ) : null}
            {picked.length > 1 && picked.length <= comparedAtMost ? (
              <ButtonLink
                to={`/app/applicants/compare?ids=${picked.join(",")}`}
                variant="outline"
                size="sm"
                preload="none"
              >
                {words.compare}
              </ButtonLink>
            ) : null}
            {may("shortlist") ? (
              <>
                <Button variant="outline" size="sm" onClick={() => shortlist(picked)}>
                  {words.shortlist}
                </Button>
                <Button variant="outline" size="sm" onClick={() => ask({ move: "shortlist", ids: picked })}>
                  {words.shortlistWithMessage}
                </Button>
              </>
            ) : null}
            {may("decline") ? (
              <Button variant="outline" size="sm" onClick={() => ask({ move: "decline", ids: picked })}>
                {words.decline}
              </Button>
            ) : null}
            <MessageSelected applicants={rows} onSent={onDone} />
            <Button variant="outline" size="sm" onClick={() => archive(picked)}>
              {isArchived ? words.unarchive : words.archive}
            </Button>
            {exportOf(picked)}
          </div>
          <Button variant="ghost" size="sm" aria-label={words.clear} onClick={onDone}>
            <X aria-hidden="true" className="size-4" />
          </Button>
        </>
      ) : null}
    </div>
  );
});
