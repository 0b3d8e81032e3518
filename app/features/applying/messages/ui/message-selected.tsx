import { useState } from "react";
import { Button } from "../../../../ui/button";
import { withDialog } from "../../../../ui/dialog";
import { useLater } from "../../../../ui/later";
import { useWords } from "../../../../ui/use-words";
import { writeWords } from "../landlord-words";
import type { Addressee } from "./message-dialog.client";

const messageDialog = withDialog(async () => (await import("./message-dialog.client")).MessageDialog);

type MessageSelectedProps = {
  applicants: readonly Addressee[];
  /** Everything has been sent, and the window is closed. */
  onSent: () => void;
};

/** The button beside the other moves for many; the window behind it is fetched for it. */
export function MessageSelected({ applicants, onSent }: MessageSelectedProps) {
  const [isOpen, setOpen] = useState(false);
  const MessageDialog = useLater(messageDialog, isOpen);
  const close = (isDone: boolean) => {
    setOpen(false);
    if (isDone) onSent();
  };
  const ahead = () => void messageDialog.load();
  return (
    <>
      <Button variant="outline" size="sm" onPointerEnter={ahead} onFocus={ahead} onClick={() => setOpen(true)}>
        {useWords(writeWords).open}
      </Button>
      {MessageDialog ? <MessageDialog applicants={applicants} onClose={close} /> : null}
    </>
  );
}
