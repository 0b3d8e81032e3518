import type { ReactNode } from "react";
import type { ToastType } from "../kernel/limits";

export type ToastOptions = {
  type?: ToastType;
  message: ReactNode;
  description?: ReactNode;
  /** One button, such as Undo. */
  action?: { label: string; onClick: () => void };
  /** Replaces the toast of that id: a loading toast becomes its result. */
  id?: string | number;
};

type Shower = (toast: ToastOptions) => void;

let shower: Shower | null = null;
const early: ToastOptions[] = [];

/** Shows a toast; a loading one stays until replaced. Browser only; the place where toasts appear brings the library. */
export function showToast(toast: ToastOptions): void {
  if (shower) shower(toast);
  else early.push(toast);
}

/** The place where toasts appear takes over; gives back its leaving. */
export function takeToasts(take: Shower): () => void {
  shower = take;
  for (const toast of early.splice(0)) take(toast);
  return () => {
    shower = null;
  };
}
