import type { AccountLandlord } from "../../../../kernel/actor";
import { zoneOfHome } from "../../../../kernel/home-zone";
import type { RentFormId } from "../../../../kernel/ids";
import { applyUrl } from "../../../../kernel/links";
import type { ListPosition } from "../../../../kernel/list-position-text";
import { formatListPosition } from "../../../../kernel/list-position-text";
import type { PageLocale } from "../../../../kernel/page-locale";
import { inOrderOfNames, selectPeople } from "../../../../platform/auth/account-people.server";
import { currentLandlordIdSql, signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import { orderHint } from "../../../applying/applications/order-words";
import { formQr } from "../../../forms/rent-forms/qr-png";
import { shareOffer } from "../../pdf/share-offer";
import { type FormDetails, findForm, findFormDetails } from "./find-form-details.server";
import { findNumbers } from "./find-numbers.server";

type Asked = { formId: RentFormId; before: ListPosition | null; language: PageLocale };
export type FormPageData = NonNullable<Awaited<ReturnType<typeof readFormPage>>>;
export type FormTabData = NonNullable<Awaited<ReturnType<typeof readFormTab>>>;

/** The first tab of a landlord's form: who applied; null when there is no such form for this actor. */
export async function readFormPage(services: Services, actor: AccountLandlord, input: Asked) {
  const page = await findFormDetails(services, actor, input);
  if (!page) return null;
  const base = `/app/forms/${input.formId}`;
  return {
    ...page,
    ...frameOf(services, page.form),
    orderHint: orderHint(addressOf(page.form), input.language),
    isFirstPage: input.before === null,
    olderAt: page.older ? `${base}?before=${formatListPosition(page.older)}` : null,
  };
}

/** What every tab of a form stands in; null when there is no such form for this actor. `email`: see findForm. */
export async function readFormTab(
  services: Services,
  actor: AccountLandlord,
  input: { formId: RentFormId; email?: string },
) {
  const form = await findForm(services, actor, input);
  return form ? { form, ...frameOf(services, form) } : null;
}

/** The tab with the settings, and who work in the account; null as with readFormTab. */
export async function readFormSettings(
  services: Services,
  actor: AccountLandlord,
  input: { formId: RentFormId; email: string },
) {
  const now = services.clock.now().getTime();
  const [tab, people] = await Promise.all([
    readFormTab(services, actor, input),
    selectPeople(services.db, currentLandlordIdSql(actor, now), signedInUserIdSql(actor, now)),
  ]);
  return tab && { ...tab, people: inOrderOfNames(people) };
}

/** The tab with the link: its code as a path and as a PNG's data address; null as with readFormTab. */
export async function readFormShare(services: Services, actor: AccountLandlord, formId: RentFormId) {
  const tab = await readFormTab(services, actor, { formId });
  if (!tab) return null;
  const url = applyUrl(services.config.baseUrl, tab.form.urlId);
  const published = await services.publishedForms.find(tab.form.urlId);
  return { ...tab, url, ...formQr(url), offer: published && shareOffer(published.definition, url) };
}

/** The tab with the numbers; null as with readFormTab. */
export async function readFormNumbers(services: Services, actor: AccountLandlord, formId: RentFormId, locale: string) {
  const [tab, numbers] = await Promise.all([
    readFormTab(services, actor, { formId }),
    findNumbers(services, actor, formId, locale),
  ]);
  return tab && numbers ? { ...tab, numbers } : null;
}

function frameOf({ clock }: Services, form: FormDetails) {
  return {
    formId: form.formId,
    base: `/app/forms/${form.formId}`,
    now: clock.now().getTime(),
    zone: zoneOfHome(addressOf(form)),
  };
}

function addressOf({ country, region, city }: FormDetails) {
  return { country, region: region ?? undefined, city: city ?? undefined };
}
