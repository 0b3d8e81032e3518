import { type RouterContextProvider, redirect } from "react-router";
import { requiredUserContext, servicesContext } from "../../context";
import { listEmergencies } from "../../features/operator/admin/queries/list-guards.server";
import { spamBase } from "../../features/operator/admin/ui/spam-page";
import type { AccountLandlord } from "../../kernel/actor";

type Context = Readonly<RouterContextProvider>;

export function adminActor(context: Context): AccountLandlord {
  return context.get(requiredUserContext).actor;
}

/** What each page of the area shows: what is switched on, and what was just done. */
export async function loadFrame(context: Context, request: Request, doneWords: Record<string, string>) {
  const done = new URL(request.url).searchParams.get("done") ?? "";
  const words = Object.hasOwn(doneWords, done) ? doneWords[done] : undefined;
  return { emergencies: await listEmergencies(context.get(servicesContext)), done: words ?? null };
}

/** After a press the page is shown anew, so that a reload presses nothing again. */
export function backTo(part: string, done: string): Response {
  return redirect(`${spamBase}${part}?done=${done}`, 303);
}

/** What a press finds that somebody was quicker at. */
export const alreadyDone = "That was done already, or it is gone. The page shows how it is now.";
