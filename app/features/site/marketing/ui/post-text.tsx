import type { ComponentProps, ReactNode } from "react";

/** What stands for the elements of a post's Markdown, and the two blocks that a post may use by name. */
export const postComponents = { h2: Heading, table: Table, Checklist, Example };

function Heading({ id, children, ...rest }: ComponentProps<"h2">) {
  const own = typeof children === "string" ? anchorOf(children) : undefined;
  return (
    <h2 {...rest} id={id ?? own}>
      {children}
    </h2>
  );
}

/** The anchor of a heading: "What it costs" is "what-it-costs". */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[’']/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Wide tables scroll within themselves; on a phone their rows become blocks (post.css). */
function Table(props: ComponentProps<"table">) {
  return (
    <div className="post-table">
      <table {...props} />
    </div>
  );
}

/** The list at the end: boxes to tick with a pen. It prints on a page of its own. */
function Checklist({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="checklist">{children}</div>
      <p className="checklist-print">
        To print this list alone, open <a href="#checklist">its own address</a> and print the page.
      </p>
    </>
  );
}

/** A text to copy, or a case worked through. */
function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className="post-example" aria-label={title}>
      <p className="post-example-title">{title}</p>
      {children}
    </aside>
  );
}
