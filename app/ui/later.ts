import { useEffect, useState } from "react";
import { readLanguage } from "../kernel/page-locale";
import { missingWords } from "../kernel/words";

export type Later<T> = {
  /** Fetches ahead of the wish. Never throws: a wish tries again. */
  load: () => Promise<void>;
  /** Null until it has been fetched. */
  known: () => T | null;
};

/** A part of a page whose script is fetched when somebody asks for it. */
export function later<T>(fetch: () => Promise<T>): Later<T> {
  let part: T | null = null;
  let asked: Promise<void> | null = null;
  function load(): Promise<void> {
    asked ??= fetch().then(
      async (fetched) => {
        await missingWords(readLanguage(document.documentElement.lang));
        part = fetched;
      },
      () => {
        asked = null;
      },
    );
    return asked;
  }
  return { load, known: () => part };
}

/** The part once it is wanted and here, else null. React.lazy would hold it back by a third of a second. */
export function useLater<T>(part: Later<T>, isWanted: boolean): T | null {
  const [, count] = useState(0);
  useEffect(() => {
    if (!isWanted || part.known() !== null) return;
    let isHere = true;
    void part.load().then(() => isHere && count((times) => times + 1));
    return () => {
      isHere = false;
    };
  }, [part, isWanted]);
  return isWanted ? part.known() : null;
}
