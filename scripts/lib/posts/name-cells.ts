type Node = { type: string; tagName?: string; value?: string; properties?: Record<string, unknown>; children?: Node[] };

/**
 * Gives each cell of a table the name of its column. On a narrow screen the rows become blocks, which browsers no longer
 * announce as a table: hence the roles. A plugin of rehype, for MDX.
 */
export function nameCells() {
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
