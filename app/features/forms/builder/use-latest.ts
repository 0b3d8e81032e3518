import { useLayoutEffect, useRef } from "react";

/** A ref to the value of the last render, for what is called later: the undo of a toast, a dragged card's drop. */
export function useLatest<T>(value: T) {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
