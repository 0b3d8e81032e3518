/**
 * Lets React work on a page that a browser's translator changes. A translator puts each text node into a `<font>`, or takes it out and
 * puts a `<font>` with the translation in its place. React goes on with the nodes it made itself, so that its `removeChild` and
 * `insertBefore` would throw NotFoundError, and the page end in the error screen (facebook/react#11538). Called once, before
 * hydration.
 */
export function surviveTranslators({ document, Node, MutationObserver }: Window & typeof globalThis): void {
  /** By a text node that was taken out: what stands in its place. */
  const translations = new WeakMap<Node, ChildNode>();
  const { removeChild, insertBefore } = Node.prototype;

  function childHolding(parent: Node, node: Node): Node | null {
    let child = parent.contains(node) ? node : (translations.get(node) ?? null);
    while (child && child.parentNode !== parent) child = child.parentNode;
    return child;
  }

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const holder = childHolding(this, child);
    // An element of the translator's goes with what is in it; one of somebody else may hold more.
    const gone = holder?.nodeName === "FONT" ? holder : child;
    if (holder) gone.parentNode && removeChild.call(gone.parentNode, gone);
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    return insertBefore.call(this, added, before && childHolding(this, before)) as T;
  };

  const written = new MutationObserver((records) => {
    for (const { target } of records) {
      translations.get(target)?.replaceWith(target);
      translations.delete(target);
    }
  });
  const changed = new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const translation = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === "FONT");
      for (const node of removedNodes) {
        if (!translation || node.nodeType !== Node.TEXT_NODE || node.isConnected) continue;
        translations.set(node, translation as ChildNode);
        // What React writes into it is shown from then on, and translated anew.
        written.observe(node, { characterData: true });
      }
    }
  });
  changed.observe(document, { childList: true, subtree: true });
}
