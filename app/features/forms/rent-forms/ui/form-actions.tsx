import { Archive, ArchiveRestore, CircleStop, Copy, Ellipsis, Pause, Pencil, Play, Share2, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useSubmit } from "react-router";
import { AlertDialog } from "../../../../ui/alert-dialog";
import { Button } from "../../../../ui/button";
import { LateMenu } from "../../../../ui/late-menu";
import type { MenuItem } from "../../../../ui/menu";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import { type MoveIntent, mayMove, moveWarning } from "../moves";
import { moveWords } from "../moves-words";
import type { ListedForm } from "../queries/list-forms.server";
import { editableStates } from "../rules";

const icons: Record<MoveIntent, typeof Pause> = {
  pause: Pause,
  reopen: Play,
  close: CircleStop,
  archive: Archive,
  unarchive: ArchiveRestore,
  delete: Trash2,
  restore: ArchiveRestore,
};

const offered: readonly MoveIntent[] = ["pause", "reopen", "close", "archive", "unarchive", "restore"];

export type FormActionsProps = {
  form: Pick<ListedForm, "formId" | "title" | "state" | "counts">;
  move: (formId: string, intent: MoveIntent) => void;
  /** Null while there is no page for it. */
  editAt: string | null;
};

/** Everything that may be done with a form of the list, behind one button. Without script its page offers the same. */
export function FormActions({ form, move, editAt }: FormActionsProps) {
  const words = useWords(moveWords);
  const [asked, setAsked] = useState<"close" | "delete" | null>(null);
  const submit = useSubmit();
  // The same for every try: what was copied and not heard of is not copied twice. A copy leads away from the list.
  const copyId = useRef("");
  const { formId, state } = form;
  function duplicate() {
    copyId.current ||= crypto.randomUUID();
    void submit({ formId, intent: "duplicate", postId: copyId.current }, { method: "post", action: "/app/forms" });
  }
  const items: MenuItem[] = [
    ...(editAt && editableStates.includes(state)
      ? [{ kind: "link" as const, label: words.edit, icon: <Pencil aria-hidden="true" />, to: editAt }]
      : []),
    ...(state === "open" || state === "paused"
      ? [
          {
            kind: "link" as const,
            label: words.share,
            icon: <Share2 aria-hidden="true" />,
            to: `/app/forms/${formId}/share`,
          },
        ]
      : []),
    ...(state === "deleted"
      ? []
      : [
          {
            label: words.duplicate,
            icon: <Copy aria-hidden="true" />,
            onSelect: duplicate,
          },
        ]),
    ...offered
      .filter((intent) => mayMove(state, intent))
      .map((intent) => {
        const Icon = icons[intent];
        return {
          label: words.moves[intent].label,
          icon: <Icon aria-hidden="true" />,
          onSelect: () => (intent === "close" ? setAsked("close") : move(formId, intent)),
        };
      }),
    ...(mayMove(state, "delete")
      ? [
          { kind: "separator" as const },
          {
            label: words.moves.delete.label,
            icon: <Trash2 aria-hidden="true" />,
            tone: "destructive" as const,
            onSelect: () => setAsked("delete"),
          },
        ]
      : []),
  ];
  const warning = moveWarning(asked ?? "close", form.counts, usePageLanguage());
  return (
    <>
      <LateMenu
        trigger={
          <Button
            variant="ghost"
            size="icon"
            aria-label={words.actionsFor({ title: form.title })}
            className="needs-script"
          >
            <Ellipsis aria-hidden="true" className="size-5" />
          </Button>
        }
        items={items}
      />
      <AlertDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => (isOpen ? null : setAsked(null))}
        title={warning.title}
        description={warning.text}
        confirmLabel={warning.confirm}
        cancelLabel={words.keepIt}
        onConfirm={() => asked && move(formId, asked)}
      />
    </>
  );
}
