import {
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from "@cantoo/pdf-lib";

/** What a piece of a paper is to a screen reader (ISO 32000-1, 14.8.4). "Artifact": nothing, such as a line or the foot. */
export type Tag = "H1" | "H2" | "H3" | "P" | "Form" | "Artifact";

/** A heading, a paragraph or a field, drawn in one or more places. */
export type Part = { tag: Tag; ref: PDFRef; kids: PDFObject[] };

export type Tags = {
  /** The next part in reading order. */
  begin(tag: Tag): Part;
  /** What is drawn belongs to the part; null: to none. */
  mark(page: PDFPage, part: Part | null, draw: () => void): void;
  /** A field that was added to the page last. */
  addField(page: PDFPage): void;
  /** Writes the tree into the file. */
  finish(): void;
};

/** The structure tree of a paper, which tells a screen reader headings, paragraphs and fields in their order. */
export function createTags(document: PDFDocument): Tags {
  const { context, catalog } = document;
  const parts: Part[] = [];
  /** By page: whose the marks are, each at its number. */
  const marks = new Map<PDFPage, PDFRef[]>();
  const fields: { field: PDFRef; owner: PDFRef }[] = [];
  const operate = (page: PDFPage, name: PDFOperatorNames, ...args: string[]) =>
    page.pushOperators(PDFOperator.of(name, args));

  function begin(tag: Tag): Part {
    const part = { tag, ref: context.nextRef(), kids: [] };
    if (tag !== "Artifact") parts.push(part);
    return part;
  }

  function mark(page: PDFPage, part: Part | null, draw: () => void): void {
    if (part === null || part.tag === "Artifact") operate(page, PDFOperatorNames.BeginMarkedContent, "/Artifact");
    else {
      const owners = marks.get(page) ?? [];
      marks.set(page, owners);
      const properties = `<</MCID ${owners.length}>>`;
      operate(page, PDFOperatorNames.BeginMarkedContentSequence, `/${part.tag}`, properties);
      part.kids.push(context.obj({ Type: "MCR", Pg: page.ref, MCID: owners.length }));
      owners.push(part.ref);
    }
    draw();
    operate(page, PDFOperatorNames.EndMarkedContent);
  }

  function addField(page: PDFPage): void {
    const annotations = page.node.Annots();
    const field = annotations?.get(annotations.size() - 1) as PDFRef;
    const part = begin("Form");
    part.kids.push(context.obj({ Type: "OBJR", Pg: page.ref, Obj: field }));
    fields.push({ field, owner: part.ref });
  }

  function finish(): void {
    const pages = document.getPages();
    const root = context.nextRef();
    const body = context.nextRef();
    for (const { tag, ref, kids } of parts)
      context.assign(ref, context.obj({ Type: "StructElem", S: tag, P: body, K: kids }));
    context.assign(body, context.obj({ Type: "StructElem", S: "Document", P: root, K: parts.map(({ ref }) => ref) }));
    for (const [number, page] of pages.entries()) {
      page.node.set(PDFName.of("StructParents"), PDFNumber.of(number));
      page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
    }
    for (const [index, { field }] of fields.entries())
      context.lookup(field, PDFDict).set(PDFName.of("StructParent"), PDFNumber.of(pages.length + index));
    const owners = [...pages.map((page) => context.obj(marks.get(page) ?? [])), ...fields.map(({ owner }) => owner)];
    const numbers = owners.flatMap((owner, index) => [PDFNumber.of(index), owner]);
    context.assign(
      root,
      context.obj({
        ...{ Type: "StructTreeRoot", K: body, ParentTree: { Nums: numbers }, ParentTreeNextKey: owners.length },
      }),
    );
    catalog.set(PDFName.of("StructTreeRoot"), root);
    catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
  }
  return { begin, mark, addField, finish };
}
