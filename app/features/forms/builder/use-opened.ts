import { useEffect, useState } from "react";
import { z } from "zod";
import { deviceStorage } from "../../../kernel/browser-storage";
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
    deviceStorage.write(storageKey, JSON.stringify([...opened]));
  }, [storageKey, opened, isKnown]);
  return opened;
}

function readOpened(storageKey: string): number[] {
  return openedSchema.safeParse(deviceStorage.readJson(storageKey)).data ?? [];
}
