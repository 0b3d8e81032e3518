import { createContext, data, type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "~/context";
import { PlainPage } from "~/features/applying/answering/ui/plain-page";
import { findPublicForm } from "~/features/applying/apply/queries/find-public-form.server";
import { bookingPostSchema } from "~/features/applying/viewings/ask-schema";
import { cancelViewing } from "~/features/applying/viewings/commands/cancel-viewing.server";
import { changeViewing } from "~/features/applying/viewings/commands/change-viewing.server";
import { eraseBooking } from "~/features/applying/viewings/commands/erase-booking.server";
import { enterDoorCode } from "~/features/applying/viewings/commands/mark-viewing.server";
import { type Booking, findBookingAt, isErasedAt } from "~/features/applying/viewings/queries/find-booking.server";
import { listSlots } from "~/features/applying/viewings/queries/list-slots.server";
import { viewingRates } from "~/features/applying/viewings/rules";
import { standingOf } from "~/features/applying/viewings/standing";
import { BookingPage, type BookingPageProps } from "~/features/applying/viewings/ui/booking-page";
import { ErasedPage, type ErasedPageProps } from "~/features/applying/viewings/ui/erased-page";
import { addressLine } from "~/features/forms/form-model/address-line";
import { localize } from "~/features/forms/form-model/localized";
import { zoneOfHome } from "~/kernel/home-zone";
import { choosePageLocale, type PageLocale } from "~/kernel/page-locale";
import { readPost } from "~/platform/body/posted-fields.server";
import type { Services } from "../../services";
import { applyPolicy } from "../shared/apply-policy";
import type { Route } from "./+types/apply-viewing-booking";

export const handle = { hydrate: false, styles: "apply" };

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

type Answered = Awaited<ReturnType<typeof page>>;
/** React Router runs the loader after the press, which must not look again. */
const pressed = createContext<Answered | null>(null);
type Params = { rentFormUrlId: string; token: string };

/** The page of one booking, by its mailed link. Looking at it changes nothing. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const answered = context.get(pressed);
  if (answered) return answered;
  const services = context.get(servicesContext);
  return page(services, request, params, await bookingOf(services, params));
}

/** Cancels it, erases who asked, changes it to another slot, or takes the code of the door. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const booking = await bookingOf(services, params);
  const show = async (found: Booking | null, shown?: Shown, status?: number) => {
    const answered = await page(services, request, params, found, shown, status);
    (context as RouterContextProvider).set(pressed, answered);
    return answered;
  };
  if (!booking) return show(null);
  const post = await readPost(request, bookingPostSchema);
  if (!post.success) return show(booking, {}, 400);
  const locale = localeFor(request, booking);
  const back = (said?: string) =>
    redirect(
      `/apply/${params.rentFormUrlId}/viewing/${params.token}?lang=${locale}${said ? `&said=${said}` : ""}`,
      303,
    );
  if (post.data.intent === "cancel") {
    await cancelViewing(services, booking.id);
    return back();
  }
  if (post.data.intent === "erase") {
    await eraseBooking(services, booking.id);
    return back();
  }
  if (post.data.intent === "change") {
    const isChanged = await changeViewing(services, { requestId: booking.id, slotId: post.data.slot });
    return isChanged ? back("changed") : show(await bookingOf(services, params), { said: "not-changed" }, 409);
  }
  const { door, doorOfDay } = viewingRates;
  const verdicts = await Promise.all([door, doorOfDay].map((rate) => services.rateLimit.take(rate, booking.id)));
  if (!verdicts.every(({ allowed }) => allowed)) return show(booking, { doorError: "too-many" }, 429);
  const entered = await enterDoorCode(services, { requestId: booking.id, code: post.data.code });
  return entered.ok || entered.code !== "wrong-code" ? back() : show(booking, { doorError: "wrong-code" }, 400);
}

function bookingOf(services: Services, { rentFormUrlId, token }: Params): Promise<Booking | null> {
  return findBookingAt(services, { token, urlId: rentFormUrlId });
}

/** The language that was chosen here, or that of the request. */
function localeFor(request: Request, booking: Booking | null): PageLocale {
  const query = new URL(request.url).searchParams.get("lang");
  const acceptLanguage = booking ? booking.locale : request.headers.get("Accept-Language");
  return choosePageLocale({ query, acceptLanguage });
}

const saidSchema = z.enum(["changed"]).nullable().catch(null);

type Shown = Partial<Pick<BookingPageProps, "said" | "doorError">>;

async function page(
  services: Services,
  request: Request,
  { rentFormUrlId: urlId, token }: Params,
  found: Booking | null,
  { said, doorError = null }: Shown = {},
  status = 200,
) {
  const headers = { "Content-Security-Policy": await applyPolicy(), "Cache-Control": "private, no-store" };
  const locale = localeFor(request, found);
  const isErased = !found && (await isErasedAt(services, { token, urlId }));
  const form = found || isErased ? await findPublicForm(services, urlId) : null;
  if (!form) return data({ locale, page: null, erased: null }, { status: 404, headers });
  const { title, defaultLocale, property } = form.definition;
  if (!found) {
    const recordAt = `/apply/${urlId}/viewing/record?lang=${locale}`;
    const erased: ErasedPageProps = { locale, title: localize(title, locale, defaultLocale), recordAt };
    return data({ locale, page: null, erased }, { headers });
  }
  const { id: _, formId, ...booking } = found;
  const now = services.clock.now().getTime();
  const offered = form.state === "open" && booking.endedAt === null ? await listSlots(services, formId) : null;
  const needsFree = standingOf(booking) === "place";
  const shown: BookingPageProps = {
    locale,
    title: localize(title, locale, defaultLocale),
    address: addressLine(property.address),
    zone: zoneOfHome(property.address),
    here: `/apply/${urlId}/viewing/${token}?lang=${locale}`,
    urlId,
    formAt: `/apply/${urlId}?lang=${locale}`,
    askAt: `/apply/${urlId}/viewing?lang=${locale}`,
    booking,
    others: (offered?.slots ?? []).filter((slot) => slot.id !== booking.slotId && (slot.free > 0 || !needsFree)),
    now,
    said: said ?? saidSchema.parse(new URL(request.url).searchParams.get("said")),
    doorError,
  };
  return data({ locale, page: shown, erased: null }, { status, headers });
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;
}

export default function ApplyViewingBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, page: shown, erased } = actionData ?? loaderData;
  if (erased) return <ErasedPage {...erased} />;
  return shown ? <BookingPage {...shown} /> : <PlainPage locale={locale} reason="unknown" />;
}
