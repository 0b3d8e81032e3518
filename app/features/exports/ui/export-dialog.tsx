import { FileDown } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { ExportChoice, type ExportFields } from "./export-choice";

export type ExportDialogProps = { fields: ExportFields; title: string; size?: "sm"; children: ReactNode };

/** A button that opens the choice of kinds; what was asked for goes on being made when it is closed. */
export function ExportDialog({ fields, title, size, children }: ExportDialogProps) {
  return (
    <Dialog
      title={title}
      trigger={
        <Button variant="outline" {...(size && { size })}>
          <FileDown aria-hidden="true" className="size-4" />
          {children}
        </Button>
      }
    >
      <ExportChoice fields={fields} />
    </Dialog>
  );
}
