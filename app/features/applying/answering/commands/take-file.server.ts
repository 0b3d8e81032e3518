import type { PageLocale } from "../../../../kernel/page-locale";
import { err, type Result } from "../../../../kernel/result";
import type { Services } from "../../../../services";
import { draftRates } from "../draft-rates";
import { pageWords } from "../page-words";
import type { UploadError } from "./add-document.server";

/** Why a file was not taken, in the reader's words. */
type FileRefusal = { message: string; retryAfterSeconds?: number };
export type Taken<T> = Result<T, UploadError | "rate", FileRefusal>;

/** Takes one file of an applicant by `store`, within what one person may upload in a while. `person`: the draft's or application's id. */
export async function takeOne<T>(
  services: Services,
  { person, locale, name }: { person: string; locale: PageLocale; name: string },
  store: () => Promise<Result<T, UploadError>>,
): Promise<Taken<T>> {
  const say = pageWords[locale].files;
  const shown = name.slice(-80);
  const verdict = await services.rateLimit.take(draftRates.upload, person);
  if (!verdict.allowed) {
    return err("rate", { message: say.rate({ name: shown }), retryAfterSeconds: verdict.retryAfterSeconds });
  }
  const stored = await store();
  return stored.ok ? stored : err(stored.code, { message: say[stored.code]({ name: shown }) });
}
