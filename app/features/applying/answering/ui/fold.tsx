import type { ReactNode } from "react";

type FoldProps = {
  title: string;
  titleLang?: string;
  /** The answer in short, so that most people need not open it. */
  answer?: ReactNode;
  id?: string;
  isOpen?: boolean;
  /** The title is a heading of the page. */
  isHeading?: boolean;
  children: ReactNode;
};

/** A part of a page that stays folded until it is wanted, and says its answer. Works without script. */
export function Fold({ title, titleLang, answer, id, isOpen, isHeading, children }: FoldProps) {
  const Title = isHeading ? "h2" : "b";
  return (
    <details className="fold" id={id} open={isOpen}>
      <summary>
        <Title>
          <bdi lang={titleLang}>{title}</bdi>
          {answer ? <span>{answer}</span> : null}
        </Title>
      </summary>
      <div>{children}</div>
    </details>
  );
}
