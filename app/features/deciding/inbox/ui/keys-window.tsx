import { CheckboxField } from "../../../../ui/checkbox-field";
import { Dialog } from "../../../../ui/dialog";
import { useWords } from "../../../../ui/use-words";
import { actWords } from "../words/acts-words";
import { inboxKeys } from "./inbox-keys";

type KeysWindowProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  hasKeys: boolean;
  onKeys: (isOn: boolean) => void;
};

/** What each key does, and the switch that turns all of them off. */
export function KeysWindow({ isOpen, onOpenChange, hasKeys, onKeys }: KeysWindowProps) {
  const { keys: words } = useWords(actWords);
  return (
    <Dialog title={words.title} isOpen={isOpen} onOpenChange={onOpenChange}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {inboxKeys.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line-strong bg-paper-sunken px-2 py-0.5 font-mono">{key}</kbd>
            </dt>
            <dd>{words[what]}</dd>
          </div>
        ))}
      </dl>
      <CheckboxField label={words.use} checked={hasKeys} onChange={(event) => onKeys(event.currentTarget.checked)} />
    </Dialog>
  );
}
