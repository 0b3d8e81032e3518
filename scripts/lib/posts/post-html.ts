import { evaluate } from "@mdx-js/mdx";
import { createElement as element, type ReactNode } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import remarkGfm from "remark-gfm";
import { anchorOf } from "../../../app/features/site/marketing/post-entry.ts";
import { nameCells } from "./name-cells.ts";

type Props = { children?: ReactNode };

/** What stands for the elements of a post's Markdown, and the two blocks that a post may use by name. */
const components = { h2: Heading, table: Table, Checklist, Example };

/** The text of a post as HTML. `body` is MDX with its notes (read-post.ts). Throws when it cannot be read. */
export async function postHtml(body: string): Promise<string> {
  const post = await evaluate(body, {
    ...runtime,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [nameCells],
    remarkRehypeOptions: {
      clobberPrefix: "source-",
      footnoteLabel: "Sources",
      footnoteLabelProperties: {},
      footnoteBackLabel: (index, again) => `Back to where source ${index + 1} is named${again > 1 ? `, ${again}` : ""}`,
    },
  });
  return renderToStaticMarkup(element(post.default, { components }));
}

function Heading({ id, children, ...rest }: Props & { id?: string }) {
  const own = typeof children === "string" ? anchorOf(children) : undefined;
  return element("h2", { ...rest, id: id ?? own }, children);
}

/** Wide tables scroll within themselves; on a phone their rows become blocks (post.css). */
function Table(props: Props) {
  return element("div", { className: "post-table" }, element("table", props));
}

/** The list at the end: boxes to tick with a pen. It prints on a page of its own. */
function Checklist({ children }: Props) {
  const ownAddress = element("a", { href: "#checklist" }, "its own address");
  return [
    element("div", { className: "checklist", key: "list" }, children),
    element(
      "p",
      { className: "checklist-print", key: "print" },
      "To print this list alone, open ",
      ownAddress,
      " and print the page.",
    ),
  ];
}

/** A text to copy, or a case worked through. */
function Example({ title, children }: Props & { title: string }) {
  return element(
    "aside",
    { className: "post-example", "aria-label": title },
    element("p", { className: "post-example-title" }, title),
    children,
  );
}
