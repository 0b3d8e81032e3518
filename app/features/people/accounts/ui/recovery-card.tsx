import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { buttonClass } from "../../../../ui/button-style";
import { Card } from "../../../../ui/card";
import { CopyButton } from "../../../../ui/copy-button";
import { Notice } from "../../../../ui/notice";
import { useWords } from "../../../../ui/use-words";
import { factorWords } from "../words/factor-words";
import { IntentForm } from "./app-card";

/** For the day the phone is lost. */
export function RecoveryCard({ left, isOpen }: { left: number; isOpen: boolean }) {
  const words = useWords(factorWords).recovery;
  return (
    <Card title={words.title}>
      <div className="flex flex-col gap-4">
        {left === 0 ? (
          <Notice tone="amber" title={words.none.title}>
            {words.none.text}
          </Notice>
        ) : (
          <p>{words.left({ count: left })}</p>
        )}
        {isOpen ? <IntentForm intent="make-codes" label={left === 0 ? words.make : words.renew} /> : null}
      </div>
    </Card>
  );
}

/** Shown once: the page cannot show them again. */
export function NewRecoveryCodes({ codes }: { codes: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  const words = useWords(factorWords).recovery;
  const text = `${words.file}\n\n${codes.join("\n")}\n`;
  // The button that made them lies further down, where nobody would see that they came.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <Card title={words.keep.title}>
      <div ref={box} tabIndex={-1} role="status" className="flex flex-col gap-4 outline-none">
        <p>{words.keep.text}</p>
        <ul
          translate="no"
          className="tabular grid gap-x-6 gap-y-1 rounded-md bg-paper-sunken px-4 py-3 font-medium sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <a
            className={buttonClass({ variant: "outline" })}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="rentform-recovery-codes.txt"
          >
            <Download aria-hidden="true" className="size-4" />
            {words.download}
          </a>
          <CopyButton text={codes.join("\n")} label={words.copy} />
        </div>
      </div>
    </Card>
  );
}
