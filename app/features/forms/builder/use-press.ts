import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";

/** Presses of "Publish" in the bar, and up to which of them the last step has answered. */
export type Press = { count: number; heard: RefObject<number> };

/** The button of the bar: it opens the last step, which then acts. A press that it left unanswered is forgotten with the step. */
export function usePress(base: string): { press: Press; publish: () => void } {
  const [count, setCount] = useState(0);
  const heard = useRef(0);
  const latest = useRef(0);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isLast = search.get("step") === "5";
  useEffect(() => {
    if (!isLast) return;
    return () => {
      heard.current = latest.current;
    };
  }, [isLast]);
  const publish = () => {
    latest.current += 1;
    setCount(latest.current);
    if (!isLast) navigate(`${base}?step=5`);
  };
  return { press: { count, heard }, publish };
}

/** Acts once for a press, as soon as it may. */
export function useHeard({ count, heard }: Press, isReady: boolean, act: () => void): void {
  useEffect(() => {
    if (!isReady || heard.current >= count) return;
    heard.current = count;
    act();
  });
}
