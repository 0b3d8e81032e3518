import { Archive, Ellipsis, Star, Trash2 } from "lucide-react";
import { type ComponentType, useEffect } from "react";
import { AlertDialog } from "~/ui/alert-dialog";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Menu } from "~/ui/menu";
import { showToast } from "~/ui/show-toast";
import { TextField } from "~/ui/text-field";

const icon = { "aria-hidden": true } as const;
const stay = () => undefined;

/** What opens over a page, each by itself as it would stand there. */
export const galleryWindows: Readonly<Record<string, ComponentType>> = {
  dialog: () => (
    <Dialog
      isOpen
      title="Shortlist 2 applications"
      description="Nothing is sent. The applicants see no difference."
      footer={
        <>
          <Button variant="outline">Cancel</Button>
          <Button>Shortlist</Button>
        </>
      }
    >
      <TextField label="A note for yourself" isOptional defaultValue="نور الهدى and Ana-Maria Popescu" />
    </Dialog>
  ),
  alert: () => (
    <AlertDialog
      isOpen
      title="Delete this application?"
      description="Answers, documents and notes are deleted at once and cannot be brought back."
      confirmLabel="Delete application"
      onConfirm={stay}
    />
  ),
  menu: () => (
    <Menu
      isOpen
      align="start"
      trigger={
        <Button variant="outline" size="icon" aria-label="More">
          <Ellipsis {...icon} className="size-5" />
        </Button>
      }
      items={[
        { label: "Star", icon: <Star {...icon} />, onSelect: stay },
        { label: "Archive", icon: <Archive {...icon} />, onSelect: stay, disabled: true },
        { kind: "link", label: "All applications", to: "/" },
        { kind: "separator" },
        { label: "Delete", icon: <Trash2 {...icon} />, tone: "destructive", onSelect: stay },
      ]}
    />
  ),
  toasts: Toasts,
};

/** As many as stand at once; they stay for as long as toasts do. */
function Toasts() {
  useEffect(() => {
    showToast({ type: "loading", message: "Sending" });
    showToast({ type: "error", message: "That could not be saved", description: "Check the connection." });
    showToast({ type: "success", message: "On the shortlist.", action: { label: "Undo", onClick: stay } });
  }, []);
  return null;
}
