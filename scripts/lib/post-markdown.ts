import mdx from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import type { Plugin } from "vite";

/** How the posts of the blog are read: MDX with front matter, tables and footnotes, which are their sources. */
export function postMarkdown(): Plugin {
  const options = {
    remarkPlugins: [remarkGfm, remarkFrontmatter, remarkMdxFrontmatter],
    rehypePlugins: [nameCells],
    remarkRehypeOptions: {
      clobberPrefix: "source-",
      footnoteLabel: "Sources",
      footnoteLabelProperties: {},
      footnoteBackLabel: (index: number, again: number) =>
        `Back to where source ${index + 1} is named${again > 1 ? `, ${again}` : ""}`,
    },
  };
  // Its type is that of Rollup, whose plugins Vite takes.
  return { enforce: "pre", ...mdx(options) } as Plugin;
}

type Node = { type: string; tagName?: string; value?: string; properties?: Record<string, unknown>; children?: Node[] };

/**
 * Gives each cell of a table the name of its column. On a narrow screen the rows become blocks, which browsers no longer
 * announce as a table: hence the roles.
 */
function nameCells() {
  return (tree: Node) => {
    for (const table of find(tree, "table")) {
      const heads = find(table, "th").map(textOf);
      give(table, { role: "table" });
      for (const part of [...find(table, "thead"), ...find(table, "tbody")]) give(part, { role: "rowgroup" });
      for (const head of find(table, "th")) give(head, { role: "columnheader", scope: "col" });
      for (const row of find(table, "tr")) {
        give(row, { role: "row" });
        find(row, "td").forEach((cell, index) => {
          give(cell, { role: "cell", dataLabel: heads[index] });
        });
      }
    }
  };
}

function find(node: Node, tagName: string): Node[] {
  return (node.children ?? []).flatMap((child) => [
    ...(child.tagName === tagName ? [child] : []),
    ...find(child, tagName),
  ]);
}

function textOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(textOf).join("");
}

function give(node: Node, properties: Record<string, unknown>): void {
  node.properties = { ...node.properties, ...properties };
}
