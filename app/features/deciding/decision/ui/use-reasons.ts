import { useEffect, useState } from "react";
import { readLanguage } from "../../../../kernel/page-locale";
import { isLedToTeamEnd } from "../../../../ui/team-ended";
import type { DeclineReason } from "../../../applying/applications/states";
import type { Unsupported } from "../rules/decline-support";
import { sayWhy } from "../words/decline-support-words";
import { reasonWords } from "../words/reasons-words";

type ReasonsOff = { id: string; unsupported: Unsupported };

/** How a reason stands for those who are about to be declined; null: for all of them. */
export type ReasonState = { isOff: boolean; hint: string } | null;

/**
 * What the facts of these applications say of reasons for declining, read when it is asked for. "reading": not here yet;
 * "unknown": it could not be had, and the server says it when the decision is posted.
 */
export function useReasons(ids: readonly string[]): readonly ReasonsOff[] | "reading" | "unknown" {
  const [found, setFound] = useState<readonly ReasonsOff[] | "reading" | "unknown">("reading");
  const list = ids.join(",");
  useEffect(() => {
    if (list === "") return;
    const stop = new AbortController();
    fetchReasons(list, stop.signal).then((answer) => (stop.signal.aborted ? undefined : setFound(answer)));
    return () => stop.abort();
  }, [list]);
  return found;
}

async function fetchReasons(ids: string, signal: AbortSignal): Promise<readonly ReasonsOff[] | "unknown"> {
  try {
    const response = await fetch(`/app/applicants/reasons?${new URLSearchParams({ ids })}`, { signal });
    isLedToTeamEnd(response);
    return response.ok && !response.redirected ? ((await response.json()) as ReasonsOff[]) : "unknown";
  } catch {
    return "unknown";
  }
}

/** Whom a reason is not true of. */
export function leftOutBy(found: ReturnType<typeof useReasons>, reason: DeclineReason): readonly ReasonsOff[] {
  return typeof found === "string" ? [] : found.filter(({ unsupported }) => unsupported[reason] !== undefined);
}

/** The reason beside what is known of it, for one or many. */
export function stateOfReason(
  locale: string,
  found: ReturnType<typeof useReasons>,
  reason: DeclineReason,
): ReasonState {
  if (found === "reading") return { isOff: true, hint: "" };
  if (found === "unknown") return null;
  const left = leftOutBy(found, reason);
  if (left.length === 0) return null;
  const words = reasonWords[readLanguage(locale)];
  const whys = new Set(left.flatMap(({ unsupported }) => unsupported[reason] ?? []).map((why) => sayWhy(why, locale)));
  const [only = ""] = whys;
  if (left.length < found.length) {
    const hint = words.trueOf({ count: found.length - left.length, total: found.length });
    return { isOff: false, hint };
  }
  return { isOff: true, hint: whys.size === 1 ? only : words.trueOfNone };
}
