import { useCallback, useEffect, useState } from "react";
import { tabStorage } from "../../../../kernel/browser-storage";

export type KeptText = {
  text: string;
  setText: (text: string) => void;
  /** The same for every try to send this text, so that what was sent and not heard of is not sent twice. */
  postId: string;
};

/** A text being typed, kept by the tab through an error, a reload and signing in again. */
export function useKeptText(name: string): KeptText {
  const item = `rentform-text:${name}`;
  const [kept, setKept] = useState({ text: "", postId: "" });
  useEffect(() => setKept(readKept(item)), [item]);
  const setText = useCallback(
    (text: string) =>
      setKept((before) => {
        const next = { text, postId: text === "" ? "" : before.postId || crypto.randomUUID() };
        if (text === "") tabStorage.remove(item);
        else tabStorage.write(item, JSON.stringify(next));
        return next;
      }),
    [item],
  );
  return { ...kept, setText };
}

function readKept(item: string): { text: string; postId: string } {
  const { text, postId } = (tabStorage.readJson(item) ?? {}) as Record<string, unknown>;
  return { text: String(text ?? ""), postId: String(postId ?? "") };
}
