import { useEffect, useLayoutEffect } from "react";

type EarlyPress = {
  /** From here on React hears presses itself. */
  stop(): void;
  /** Presses once more what was pressed last before that. */
  replay(): void;
};

/**
 * Stands in the head of pages with React and runs before they are painted: a button that posts nothing by itself is pressed in
 * vain while the page's script is on its way. It is remembered and pressed again.
 */
export const EARLY_PRESS_SCRIPT =
  "(()=>{let b;const f=e=>{b=e.target.closest?.('button[type=button]')??b};addEventListener('click',f,true);" +
  "window.earlyPress={stop(){removeEventListener('click',f,true)},replay(){const p=b;b=null;p?.isConnected&&p.click()}}})()";

/** In the root: when the page has come alive, what was pressed too early happens. */
export function useEarlyPress(): void {
  // Before the browser lets another press through: none happens twice.
  useLayoutEffect(() => earlyPress()?.stop(), []);
  useEffect(() => earlyPress()?.replay(), []);
}

function earlyPress(): EarlyPress | undefined {
  return (window as { earlyPress?: EarlyPress }).earlyPress;
}
