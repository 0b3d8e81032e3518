import type { ReactNode } from "react";

type FoldProps = {
  title: string;
  titleLang?: string;
  /** The answer in short, so that most people need not open it. */
  answer?: ReactNode;
  id?: string;
  children: ReactNode;
};

/** A part of a page that stays folded until it is wanted, and says its answer. Works without script. */
export function Fold({ title, titleLang, answer, id, children }: FoldProps) {
  return (
    <details className="fold" id={id}>
      <summary>
        <b dir="auto" lang={titleLang}>
          {title}
          {answer ? <span>{answer}</span> : null}
        </b>
      </summary>
      <div>{children}</div>
    </details>
  );
}
