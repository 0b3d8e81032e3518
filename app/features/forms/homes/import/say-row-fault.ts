import type { PageLocale } from "../../../../kernel/page-locale";
import { sayHomeFault } from "../say-fault";
import type { RowFault } from "./import-row";
import { importWords } from "./import-words";
import { sheetWords } from "./sheet-words";

/** What is wrong in a row, with its column and what stands there. */
export function sayRowFault(fault: RowFault, language: PageLocale): string {
  const words = importWords[language];
  const said = sentenceOf(fault, language);
  const column = fault.column || columnName(fault, language);
  if (fault.code === "quotes") return said;
  return fault.given === ""
    ? words.faultEmpty({ column, fault: said })
    : words.fault({ column, given: fault.given, fault: said });
}

function sentenceOf({ code, ...fault }: RowFault, language: PageLocale): string {
  const { faults } = importWords[language];
  if (code === "repeated") return faults.repeated({ line: fault.example ?? "" });
  if (code === "quotes" || code === "address-kept" || code === "not-let" || code === "removed") return faults[code];
  return sayHomeFault({ ...fault, code }, language);
}

function columnName({ field }: RowFault, language: PageLocale): string {
  return field === "criteria" ? field : sheetWords[language].columns[field];
}
