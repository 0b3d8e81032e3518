import { servicesContext } from "~/context";
import { findPublicForm } from "~/features/applying/apply/queries/find-public-form.server";
import { calendarFile } from "~/features/applying/viewings/calendar";
import { findBookingAt } from "~/features/applying/viewings/queries/find-booking.server";
import { viewingWords } from "~/features/applying/viewings/words";
import { addressLine } from "~/features/forms/form-model/address-line";
import { localize } from "~/features/forms/form-model/localized";
import { viewingUrl } from "~/kernel/links";
import { fileHeaders } from "~/platform/security-headers";
import type { Route } from "./+types/apply-viewing-calendar";

const privateHeaders = { ...fileHeaders, "Cache-Control": "private, no-store" };

/** A viewing for a calendar, by the link of its booking: for whoever has a place, or had one, which then takes itself back. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { token, rentFormUrlId: urlId } = params;
  const booking = await findBookingAt(services, { token, urlId });
  const form = booking && (await findPublicForm(services, urlId));
  if (!form || booking.place === null) return new Response("Not Found", { status: 404, headers: privateHeaders });
  const { title, defaultLocale, property } = form.definition;
  const { locale, id, startsAt, endsAt, askedAt, endedAt } = booking;
  const file = calendarFile({
    ...{ id, startsAt, endsAt, askedAt, endedAt },
    title: viewingWords[locale].calendarTitle({ form: localize(title, locale, defaultLocale) }),
    address: addressLine(property.address),
    href: viewingUrl(services.config.baseUrl, urlId, token),
  });
  return new Response(file, {
    headers: {
      ...privateHeaders,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="viewing.ics"',
    },
  });
}
