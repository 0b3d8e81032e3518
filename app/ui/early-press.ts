import { useEffect, useLayoutEffect, useState } from "react";

type EarlyPress = {
  /** From here on React hears presses itself. */
  stop(): void;
  /** Presses once more what was pressed last before that. */
  replay(): void;
};

/** Of a form that only script can send: by itself the browser would post it where nobody takes it. */
export const needsScript = { method: "post", "data-needs-script": "" } as const;

/** In the head of pages with React, before painting: a button pressed while the script is on its way is pressed again. */
export const EARLY_PRESS_SCRIPT =
  "(()=>{document.documentElement.dataset.runs='';let b;const f=e=>{b=e.target.closest?.('button[type=button]')??b}," +
  "g=e=>{if(e.target.matches('[data-needs-script]')){e.preventDefault();b=e.submitter}};" +
  "addEventListener('click',f,true);addEventListener('submit',g,true);" +
  "window.earlyPress={stop(){removeEventListener('click',f,true);removeEventListener('submit',g,true)}," +
  "replay(){const p=b;b=null;p?.isConnected&&p.click()}}})()";

/** In the root: when the page has come alive, what was pressed too early happens. */
export function useEarlyPress(): void {
  // Before the browser lets another press through: none happens twice.
  useLayoutEffect(() => earlyPress()?.stop(), []);
  // After what the page's parts take up when they come alive, such as a text that was typed before.
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  useEffect(() => {
    if (isAlive) earlyPress()?.replay();
  }, [isAlive]);
}

function earlyPress(): EarlyPress | undefined {
  return (window as { earlyPress?: EarlyPress }).earlyPress;
}
