import Papa from "papaparse";
import type { PageLocale } from "../../../../kernel/page-locale";
import { homeFields } from "../home-fields";
import { sheetWords } from "./sheet-words";

/** An empty list of homes as spreadsheets of the language open it: with a byte order mark, and semicolons where commas part decimals. */
export function writeTemplate(language: PageLocale): string {
  const { columns } = sheetWords[language];
  const heads = homeFields.map((field) => columns[field]);
  return `\ufeff${Papa.unparse([heads], { delimiter: language === "en" ? "," : ";" })}\r\n`;
}
