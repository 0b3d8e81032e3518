import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { buttonClass } from "../../../../ui/button-style";
import { Card } from "../../../../ui/card";
import { CopyButton } from "../../../../ui/copy-button";
import { Notice } from "../../../../ui/notice";
import { IntentForm } from "./app-card";

/** For the day the phone is lost. */
export function RecoveryCard({ left, isOpen }: { left: number; isOpen: boolean }) {
  return (
    <Card title="Recovery codes">
      <div className="flex flex-col gap-4">
        {left === 0 ? (
          <Notice tone="amber" title="You have no recovery codes">
            Without them, a lost phone locks you out. Make some now and keep them on paper.
          </Notice>
        ) : (
          <p>
            {left === 1 ? "1 code is left." : `${left} codes are left.`} Each signs you in once, without your phone.
          </p>
        )}
        {isOpen ? (
          <IntentForm intent="make-codes" label={left === 0 ? "Make recovery codes" : "Make new codes"} />
        ) : null}
      </div>
    </Card>
  );
}

/** Shown once: the page cannot show them again. */
export function NewRecoveryCodes({ codes }: { codes: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  const text = `Recovery codes for Rentform. Each works once.\n\n${codes.join("\n")}\n`;
  // The button that made them lies further down, where nobody would see that they came.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <Card title="Keep these recovery codes">
      <div ref={box} tabIndex={-1} role="status" className="flex flex-col gap-4 outline-none">
        <p>
          They are shown only now. Print them or keep them in a password manager. Codes you had before no longer work.
        </p>
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
            Download
          </a>
          <CopyButton text={codes.join("\n")} label="Copy" />
        </div>
      </div>
    </Card>
  );
}
