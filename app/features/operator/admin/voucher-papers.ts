import { attachment, contentTypes } from "../../../kernel/content-disposition";
import type { Services } from "../../../services";
import { csvLine, csvMark } from "../../deciding/exports/csv";
import { printedCode, readVoucherSecret, redeemPath } from "../../money/vouchers/codes";
import type { VoucherSheet } from "./voucher-sheet";

/** Of 500 vouchers, with room to spare. */
export const madePostBytes = 64 * 1024;
const linesAtMost = 500;

/** What the page that made vouchers posts back, since they are kept nowhere: a line each, link's secret and code. Null: it is not that. */
function readMade(baseUrl: string, posted: string): VoucherSheet["vouchers"] | null {
  const lines = posted.trim().split(/\r?\n/);
  if (lines.length > linesAtMost) return null;
  const read = lines.map((line) => {
    const [link, code] = line.split(" ").map(readVoucherSecret);
    if (link?.kind !== "link" || code?.kind !== "code") return null;
    return { url: baseUrl + redeemPath(link), code: printedCode(code.text) };
  });
  return read.every((voucher) => voucher !== null) ? read : null;
}

/** The secrets of vouchers as `answerVoucherPaper` reads them back. */
export function writeMade(vouchers: readonly { url: string; code: string }[]): string {
  return vouchers.map(({ url, code }) => `${url.split("/").at(-1)} ${code}`).join("\n");
}

/** A file of vouchers just made, as a list or as QR codes to print. Null: what was posted is not that. */
export async function answerVoucherPaper(
  { config, staticFiles, clock }: Services,
  fields: URLSearchParams,
): Promise<Response | null> {
  const vouchers = readMade(config.baseUrl, fields.get("made") ?? "");
  const kind = fields.get("as");
  if (!vouchers || (kind !== "csv" && kind !== "pdf")) return null;
  const sheet = {
    vouchers,
    label: (fields.get("label") ?? "").slice(0, 80),
    credits: Number(fields.get("credits")) || 1,
  };
  const body =
    kind === "csv"
      ? new TextEncoder().encode(csvOf(sheet))
      : await (await import("./voucher-sheet")).voucherSheet(staticFiles, { ...sheet, now: clock.now() });
  return new Response(body as BodyInit, {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Type": contentTypes[kind],
      "Content-Disposition": attachment(`Vouchers ${sheet.label}`, kind),
    },
  });
}

function csvOf({ vouchers, label, credits }: VoucherSheet): string {
  const lines = vouchers.map(({ url, code }) => csvLine([label, credits, code, url]));
  return csvMark + csvLine(["Label", "Credits", "Code", "Link"]) + lines.join("");
}
