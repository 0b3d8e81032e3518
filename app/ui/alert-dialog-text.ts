import type { ReactNode } from "react";

export type AlertDialogText = {
  title: ReactNode;
  /** Says what will be lost. */
  description: ReactNode;
  /** What happens, as a verb: "Delete question". */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  tone?: "destructive" | "default";
};
