import { attachment, contentTypes } from "../../../kernel/content-disposition";
import { applyUrl } from "../../../kernel/links";
import { readLanguage, readPageLocale } from "../../../kernel/page-locale";
import { isShapedOnPaper } from "../../../kernel/text-direction";
import type { Services } from "../../../services";
import { recordWords } from "../../applying/viewings/words";
import { mediaKey } from "../../forms/rent-forms/commands/add-photo.server";
import type { PrintedForm } from "../../forms/rent-forms/queries/find-printed-form.server";
import type { AnswersPaper } from "./answers";
import { answersWords } from "./answers-words";
import type { LawSheet } from "./law-sheet";
import { lawSheetWords } from "./law-sheet-words";
import type { ViewingRecordPaper } from "./viewing-record";

const privateHeaders = {
  "Cache-Control": "private, no-store",
  "Content-Security-Policy": "sandbox; default-src 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
};

/** A form's paper as a download, by its address: `?lang=` has the blank form in that language. No poster of what nobody can open. Makers and library are fetched when first needed. */
export async function answerPaper(services: Services, at: URL, form: PrintedForm | null): Promise<Response> {
  const kind = at.pathname.endsWith("/poster.pdf") ? "poster" : "blank";
  if (!form || (kind === "poster" && !form.isPublished)) return noPaper();
  const { staticFiles, clock, config, documents } = services;
  const url = applyUrl(config.baseUrl, form.urlId);
  const { definition } = form;
  const hash = definition.property.photos?.[0]?.hash;
  const bytes =
    kind === "poster"
      ? await (await import("./poster")).poster(staticFiles, {
          definition,
          url,
          now: clock.now(),
          photo: hash ? await documents.get(mediaKey(hash)) : null,
        })
      : await (await import("./blank-form")).blankForm(staticFiles, {
          definition,
          locale: paperLocale(at.searchParams.get("lang")),
          url: form.isPublished ? url : null,
          now: clock.now(),
        });
  return paperResponse(bytes, `${form.title} ${kind === "poster" ? "poster" : "blank form"}`);
}

/** The language asked for; a language that our faces cannot write counts as none. */
function paperLocale(lang: string | null) {
  const locale = readPageLocale(lang);
  return locale && isShapedOnPaper(locale) ? locale : null;
}

/** A sent application as a download, made now and kept nowhere. Its name says the reference, not who applied. */
export async function answerApplicationPaper(services: Services, paper: Omit<AnswersPaper, "now">): Promise<Response> {
  const { answersPaper } = await import("./answers");
  const bytes = await answersPaper(services.staticFiles, { ...paper, now: services.clock.now() });
  return paperResponse(bytes, `${answersWords[paper.locale].title} ${paper.reference}`);
}

/** The checks of a year as a download, made now and kept nowhere. */
export async function answerLawSheet(services: Services, sheet: Omit<LawSheet, "now">): Promise<Response> {
  const { lawSheet } = await import("./law-sheet");
  const bytes = await lawSheet(services.staticFiles, { ...sheet, now: services.clock.now() });
  return paperResponse(bytes, lawSheetWords[readLanguage(sheet.locale)].fileName({ year: sheet.year }));
}

/** The record of a form's viewings as a download, made now and kept nowhere. */
export async function answerViewingRecord(
  services: Services,
  paper: Omit<ViewingRecordPaper, "now">,
): Promise<Response> {
  const { viewingRecord } = await import("./viewing-record");
  const bytes = await viewingRecord(services.staticFiles, { ...paper, now: services.clock.now() });
  return paperResponse(bytes, `${recordWords[paper.locale].title} ${paper.title}`);
}

function paperResponse(bytes: Uint8Array, name: string): Response {
  return new Response(bytes as BodyInit, {
    headers: {
      ...privateHeaders,
      "Content-Type": contentTypes.pdf,
      "Content-Length": String(bytes.byteLength),
      "Content-Disposition": attachment(name, "pdf"),
    },
  });
}

export function noPaper(): Response {
  return new Response("Not Found", { status: 404, headers: privateHeaders });
}
