import { FileDown } from "lucide-react";
import type { ReactNode } from "react";
import { withDialog } from "../../../../ui/dialog";
import { OnDemand } from "../../../../ui/on-demand";
import { useMay } from "../../../../ui/team-role";
import type { ExportWindowProps } from "./export-window.client";

const exportWindow = withDialog(async () => (await import("./export-window.client")).ExportWindow);

export type ExportDialogProps = ExportWindowProps & { size?: "sm"; children: ReactNode };

/** A button that opens the choice of kinds; exports are the owner's alone. */
export function ExportDialog({ size, children, ...choice }: ExportDialogProps) {
  if (!useMay("owner")) return null;
  return (
    <OnDemand
      variant="outline"
      size={size}
      label={
        <>
          <FileDown aria-hidden="true" className="size-4" />
          {children}
        </>
      }
      dialog={exportWindow}
      with={choice}
    />
  );
}
