import { Search } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../../ui/button";
import { FieldGroup } from "../../../../ui/field-group";
import { TextField } from "../../../../ui/text-field";
import { useWords } from "../../../../ui/use-words";
import { type HomesChoice, type HomesFault, offeredAtMost } from "../homes";
import type { OfferedHomes } from "../queries/find-offered-homes.server";
import { teamWords } from "../team-words";

/** `total`: how many homes the account has. `choice`: what is ticked at first. */
export type HomesProps = OfferedHomes & { total: number; choice: HomesChoice };

const radioClass = "size-5 shrink-0 accent-accent";

/** For all homes or for chosen ones. The list opens by the radio alone, so that it does without script, too. */
export function HomesField({ homes, goesOn, total, choice, fault }: HomesProps & { fault: HomesFault | null }) {
  const { homes: words, faults } = useWords(teamWords);
  const id = useId();
  const { isLimited, chosen, search } = choice;
  return (
    <FieldGroup legend={words.title} error={fault ? faults[fault] : undefined}>
      {() => (
        <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1">
          <input
            type="radio"
            id={`${id}-all`}
            name="reach"
            value="all"
            defaultChecked={!isLimited}
            className={radioClass}
          />
          <label htmlFor={`${id}-all`} className="py-2.5">
            {words.all({ count: total })}
          </label>
          <input
            type="radio"
            id={`${id}-chosen`}
            name="reach"
            value="chosen"
            defaultChecked={isLimited}
            className={`peer ${radioClass}`}
          />
          <label htmlFor={`${id}-chosen`} className="py-2.5">
            {words.chosen}
          </label>
          <div className="col-span-2 hidden flex-col gap-3 peer-checked:flex">
            <p className="text-ink-muted text-sm">{words.hint}</p>
            {total > offeredAtMost ? (
              <div className="flex items-end gap-2">
                <input type="hidden" name="searched" value={choice.searched} />
                <TextField
                  name="q"
                  type="search"
                  label={words.search}
                  defaultValue={search}
                  maxLength={100}
                  enterKeyHint="search"
                  autoComplete="off"
                  wrapperClassName="grow"
                />
                <Button
                  type="submit"
                  name="intent"
                  value="find-homes"
                  variant="outline"
                  formNoValidate
                  aria-label={words.searchButton}
                >
                  <Search aria-hidden="true" className="size-4" />
                </Button>
              </div>
            ) : null}
            {homes.length > 0 ? (
              <ul className="max-h-72 overflow-y-auto rounded-md border border-line px-3">
                {homes.map(({ id: homeId, line, town }) => (
                  <li key={homeId} className="border-line border-b last:border-b-0">
                    <label className="flex min-h-11 items-start gap-3 py-2.5">
                      <input
                        type="checkbox"
                        name="homes"
                        value={homeId}
                        defaultChecked={chosen.includes(homeId)}
                        className="mt-0.5 size-5 shrink-0 accent-accent"
                      />
                      <span className="min-w-0 [overflow-wrap:anywhere]">
                        <bdi translate="no">{line}</bdi>{" "}
                        <bdi translate="no" className="text-ink-muted">
                          {town}
                        </bdi>
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="text-ink-muted">{words.none}</p>
            )}
            {goesOn ? <p className="text-ink-muted text-sm">{words.more}</p> : null}
          </div>
        </div>
      )}
    </FieldGroup>
  );
}
