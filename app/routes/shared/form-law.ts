import { data, redirect } from "react-router";
import { draftLawfulForm } from "../../features/forms/law-watch/commands/draft-lawful-form.server";
import { findLawChange, type LawChange } from "../../features/forms/law-watch/queries/find-law-change.server";
import { lawPost, postedReasons } from "../../features/forms/law-watch/schema";
import { publishForm } from "../../features/forms/rent-forms/commands/publish-form.server";
import type { FormKey } from "../../features/forms/rent-forms/queries/find-editable-form.server";
import type { Landlord } from "../../kernel/actor";
import type { RentFormId } from "../../kernel/ids";
import type { PageLocale } from "../../kernel/page-locale";
import { readSmallForm } from "../../platform/body/posted-fields.server";
import { clientAddress } from "../../platform/client-address";
import type { Services } from "../../services";
import { lawRefusedWords } from "./words/law-refused-words";
import { refusedWords } from "./words/refused-words";

type Asked = { request: Request; key: FormKey; base: string; language: PageLocale; locale: string };

/** The page of an account and the one behind a manage link. Null when the form is not this landlord's, or was never published. */
export async function loadFormLaw(services: Services, landlord: Landlord, { request, key, base, locale }: Asked) {
  const change = await findLawChange(services, landlord, key, locale);
  if (!change) return null;
  const isPublished = new URL(request.url).searchParams.get("done") === "published" && change.stage === "nothing";
  return { change, base, isPublished } satisfies { change: LawChange; base: string; isPublished: boolean };
}

/** The two presses of the page: the draft gets the change, then the draft is published. */
export async function postFormLaw(
  services: Services,
  landlord: Landlord,
  { request, key, base, language, findFormId }: Asked & { findFormId: () => Promise<RentFormId | undefined> },
) {
  const fields = await readSmallForm(request);
  const post = lawPost.safeParse(Object.fromEntries(fields));
  if (!post.success) throw data(refusedWords[language].cannotDo, { status: 400 });
  const { intent, rev } = post.data;
  if (intent === "draft") {
    const drafted = await draftLawfulForm(services, landlord, { ...key, rev, reasons: postedReasons(fields) });
    if (drafted.ok) throw redirect(`${base}/law`, 303);
    return refuse(drafted.code, language);
  }
  const formId = await findFormId();
  if (!formId) return refuse("not-found", language);
  const published = await publishForm(services, landlord, { formId, rev, address: clientAddress(request) });
  if (!published.ok) return refuse(published.code, language);
  throw redirect(published.value.isHeld ? base : `${base}/law?done=published`, 303);
}

function refuse(code: string, language: PageLocale) {
  if (code === "not-found") throw data(null, { status: 404 });
  const words: Record<string, string> = lawRefusedWords[language];
  return data({ failure: words[code] ?? "" }, { status: code === "refused" ? 400 : 409 });
}
