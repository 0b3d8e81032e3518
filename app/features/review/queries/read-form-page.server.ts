import type { AccountLandlord } from "../../../kernel/actor";
import { zoneOfHome } from "../../../kernel/home-zone";
import type { RentFormId } from "../../../kernel/ids";
import { applyUrl } from "../../../kernel/links";
import type { ListPosition } from "../../../kernel/list-position-text";
import { formatListPosition } from "../../../kernel/list-position-text";
import type { Services } from "../../../services";
import { orderHint } from "../../applications/order-words";
import { formQr } from "../../rent-forms/qr-png";
import { type FormDetails, findFormDetails } from "./find-form-details.server";
import { findNumbers } from "./find-numbers.server";

type Asked = { formId: RentFormId; before: ListPosition | null; email: string };
export type FormPageData = NonNullable<Awaited<ReturnType<typeof readFormPage>>>;

/** All that a landlord's page of one form shows; null when there is none for this actor. */
export async function readFormPage(services: Services, actor: AccountLandlord, input: Asked) {
  const [page, numbers] = await Promise.all([
    findFormDetails(services, actor, input),
    findNumbers(services, actor, input.formId),
  ]);
  if (!page || !numbers) return null;
  const base = `/app/forms/${input.formId}`;
  const url = applyUrl(services.config.baseUrl, page.form.urlId);
  return {
    ...page,
    numbers,
    formId: input.formId,
    base,
    url,
    ...(await formQr(url)),
    now: services.clock.now().getTime(),
    ...placeOf(page.form),
    isFirstPage: input.before === null,
    olderAt: page.older ? `${base}?before=${formatListPosition(page.older)}` : null,
  };
}

function placeOf({ country, region, city }: FormDetails) {
  const address = { country, region: region ?? undefined, city: city ?? undefined };
  return { zone: zoneOfHome(address), orderHint: orderHint(address) };
}
