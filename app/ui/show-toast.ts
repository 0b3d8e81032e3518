import type { ReactNode } from "react";
import { toast } from "sonner";
import { TOAST, type ToastType } from "../kernel/limits";

export type ToastOptions = {
  type?: ToastType;
  message: ReactNode;
  description?: ReactNode;
  /** One button, such as Undo. */
  action?: { label: string; onClick: () => void };
  /** Replaces the toast of that id: a loading toast becomes its result. */
  id?: string | number;
};

/** Shows a toast; gives its id. A loading toast stays until it is replaced or dismissed. Browser only. */
export function showToast({ type = "default", message, ...options }: ToastOptions): string | number {
  const show = type === "default" ? toast : toast[type];
  const duration = type === "loading" ? Number.POSITIVE_INFINITY : TOAST.durationMs;
  return show(message, { ...options, duration });
}

export function dismissToast(id?: string | number): void {
  toast.dismiss(id);
}
