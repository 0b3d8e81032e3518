import { useEffect, useState } from "react";
import { z } from "zod";
import type { Step } from "./problems";

const openedSchema = z.array(z.number().int().min(1).max(5)).max(5);

/** The steps of a form opened before on this device: others are not done. `isKnown`: all were. */
export function useOpened(formKey: string, step: Step, isKnown: boolean): ReadonlySet<number> {
  const storageKey = `rentform:opened:${formKey}`;
  const [opened, setOpened] = useState<ReadonlySet<number>>(
    () => new Set(isKnown ? [1, 2, 3, 4, 5] : [...readOpened(storageKey), step]),
  );
  useEffect(() => setOpened((before) => (before.has(step) ? before : new Set([...before, step]))), [step]);
  useEffect(() => {
    if (isKnown) return;
    try {
      window.localStorage.setItem(storageKey, JSON.stringify([...opened]));
    } catch {
      // A storage that is closed to us: the steps are forgotten with the page.
    }
  }, [storageKey, opened, isKnown]);
  return opened;
}

function readOpened(storageKey: string): number[] {
  try {
    return openedSchema.safeParse(JSON.parse(window.localStorage.getItem(storageKey) ?? "[]")).data ?? [];
  } catch {
    return [];
  }
}
