import type { ReactNode } from "react";

export type DialogText = {
  title: ReactNode;
  description?: ReactNode;
  size?: "default" | "wide";
  /** Buttons at the foot. Wrap one that closes in <DialogClose>. */
  footer?: ReactNode;
  children?: ReactNode;
};
