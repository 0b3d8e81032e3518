import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { FieldScene } from "../../../app/features/applying/answering/ui/field-scene";
import { wordsFor } from "../../../app/features/applying/answering/words";
import { CheckedSection, Signing, takeSigned } from "../../../app/features/applying/apply/ui/checked-section";
import { describeAnswers } from "../../../app/features/forms/form-model/describe";
import { templates } from "../../../app/features/forms/form-model/templates";
import { createIdMaker } from "../../../app/kernel/ids";

const property = { address: { line1: "14 Maple Street", city: "Portland", region: "OR", country: "US" } };
const standard = templates.find(({ key }) => key === "standard");
if (!standard) throw new Error("The standard template is gone");
const definition = standard.build({ ids: createIdMaker(), property, locale: "en" });
const fields = definition.sections.flatMap((section) => section.fields);
const idOf = (kind: string) => fields.find((field) => field.kind === kind)?.id ?? "";

const answers = {
  [idOf("name")]: { first: "Ada", last: "Lovelace" },
  [idOf("email")]: "ada@applicant.example",
  [idOf("signature")]: { typedName: "Ada Lovelace" },
};

const scene: FieldScene = {
  definition,
  locale: "en",
  words: wordsFor("en"),
  raw: {},
  errors: new Map(),
  visible: new Set(),
  today: "2026-11-23",
  documents: [],
  onlyIf: ({ label }) => label,
};

const { groups, signed } = takeSigned(describeAnswers(definition, answers as never, "en"), definition.sections, "/a");
const [first] = definition.sections;
if (!first) throw new Error("A form without sections");
const own = groups.filter(({ sectionId }) => sectionId === first.id);
const complete = own.map((group) => ({ ...group, rows: group.rows.filter(({ state }) => state === "answered") }));
const draw = (shown: typeof own, hints?: FieldScene["hints"]) =>
  renderToStaticMarkup(
    <CheckedSection scene={{ ...scene, ...(hints && { hints }) }} section={first} groups={shown} stepAt="/a?step=1" />,
  );

describe("a section on the review step", () => {
  // Red when wantsLook is always true, or InOneLine is left out.
  it("is collapsed when complete, with its answers in one line and a link to change them", () => {
    const html = draw(complete);
    expect(html).toContain('<details class="fold"><summary>');
    expect(html).toMatch(
      /<h2><bdi>[^<]+<\/bdi><span><bdi translate="no">Ada Lovelace<\/bdi>, <bdi translate="no">ada@applicant\.example<\/bdi>/,
    );
    expect(html).toContain('</details><a href="/a?step=1">Change');
  });

  // Red when wantsLook forgets the hints, or that a required answer is missing.
  it("stays open when something needs attention", () => {
    const path = complete[0]?.rows[0]?.path ?? "";
    expect(draw(complete, new Map([[path, "The rule says otherwise"]]))).toContain('<details class="fold" open="">');
    expect(draw(own)).toContain('<details class="fold" open="">');
  });

  // Red when the line has the first file of a question alone, or none after six answers.
  it("names every file in its one line, whatever else it says", () => {
    const names = ["payslip-october.pdf", "payslip-november.pdf", `${"long ".repeat(12)}end.pdf`];
    const documents = names.map((name, at) => ({ id: `doc${at}`, path: idOf("file"), name, sizeBytes: 1 }));
    const withFiles = describeAnswers(definition, { [idOf("file")]: documents.map(({ id }) => id) } as never, "en");
    const rows = withFiles.flatMap((group) => group.rows).filter(({ documentIds }) => documentIds.length > 0);
    const [one] = complete;
    if (!one?.rows[0]) throw new Error("Nothing was answered");
    const shown = [{ ...one, rows: [...Array(7).fill(one.rows[0]), ...rows] }];
    const html = renderToStaticMarkup(
      <CheckedSection scene={{ ...scene, documents }} section={first} groups={shown} stepAt="/a?step=1" />,
    );
    const line = /<h2[\s\S]*?<\/h2>/.exec(html)?.[0];
    expect(names.filter((name) => line?.includes(name))).toEqual(names);
  });

  // Red when takeSigned leaves the signature in its section, too.
  it("has no signature: that is shown beside the consents, with its own link", () => {
    expect(groups.flatMap(({ rows }) => rows).some(({ kind }) => kind === "signature")).toBe(false);
    const html = renderToStaticMarkup(<Signing scene={scene} signed={signed} />);
    const step = definition.sections.findIndex((section) => section.fields.some(({ kind }) => kind === "signature"));
    expect(html).toContain("Ada Lovelace");
    expect(html).toContain(`href="/a?step=${step + 1}"`);
  });
});
