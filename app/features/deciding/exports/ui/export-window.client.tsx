import { Dialog } from "../../../../ui/dialog";
import type { OnDemandDialog } from "../../../../ui/on-demand";
import { ExportChoice, type ExportFields } from "./export-choice";

export type ExportWindowProps = { fields: ExportFields; title: string };

/** The choice of kinds; what was asked for goes on being made when it is closed. */
export function ExportWindow({ fields, title, ...opening }: ExportWindowProps & OnDemandDialog) {
  return (
    <Dialog {...opening} title={title}>
      <ExportChoice fields={fields} />
    </Dialog>
  );
}
