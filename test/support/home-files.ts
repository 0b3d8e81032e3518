import { checkImport } from "../../app/features/forms/homes/commands/check-import.server";
import { startImport } from "../../app/features/forms/homes/commands/start-import.server";
import { readSheet } from "../../app/features/forms/homes/import/read-sheet";
import type { AccountLandlord } from "../../app/kernel/actor";
import type { HomeImportId } from "../../app/kernel/ids";
import type { Services } from "../../app/services";

const heads = "Reference,Address,Unit,City,Zip,State,Country,Rent";

/** A list of so many homes in one street. */
export function aHomeList(count: number, rent = 1800, from = 1): string {
  const rows = Array.from(
    { length: count },
    (_, at) => `U-${at + from},14 Maple St,Unit ${at + from},Portland,97205,OR,US,${rent}`,
  );
  return `${[heads, ...rows].join("\n")}\n`;
}

/** A file as it is after its check. */
export async function aCheckedFile(
  services: Services,
  actor: AccountLandlord,
  text: string,
  { isStrict = false } = {},
): Promise<HomeImportId> {
  const read = readSheet(new TextEncoder().encode(text), { locale: "en-US", country: "US" });
  if (!read.ok) throw new Error(read.code);
  const { rows, ignored } = read;
  const checked = await checkImport(services, actor, { content: { rows, ignored }, isStrict });
  if (!checked.ok) throw new Error(checked.code);
  return checked.value.homeImportId;
}

/** A file whose import was pressed: its job waits. */
export async function aStartedImport(...file: Parameters<typeof aCheckedFile>): Promise<HomeImportId> {
  const homeImportId = await aCheckedFile(...file);
  if (!(await startImport(file[0], file[1], homeImportId))) throw new Error("Not started");
  return homeImportId;
}
