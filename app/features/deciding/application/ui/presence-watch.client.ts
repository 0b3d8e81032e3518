import { useCallback, useEffect, useRef } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { type Doing, presenceEveryMs } from "../../../../kernel/presence";
import { teamEndedAt, teamEndedPath } from "../../../../kernel/team-ended";
import { usePolling } from "../../../../ui/use-polling";
import type { Presence, Present } from "../commands/mark-presence.server";

type PresenceWatchProps = {
  formId: string;
  applicationId: string;
  /** Of what the page shows; another one from the server: it is read anew. */
  mark: string;
  onOthers: (others: Present[]) => void;
};

/** Shows nothing: says that this page is looked at, hears who else does, and reads the page anew when somebody changed it. */
export function PresenceWatch({ formId, applicationId, mark, onOthers }: PresenceWatchProps) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const shown = useRef(mark);
  shown.current = mark;
  const told = useRef<Doing>("reading");
  const ask = useCallback(async () => {
    told.current = doingNow();
    const answer = await post({ formId, applicationId, doing: told.current });
    if (answer === "ended") return navigate(teamEndedAt);
    onOthers(answer?.others ?? []);
    if (answer && answer.mark !== shown.current) await revalidate();
  }, [formId, applicationId, onOthers, navigate, revalidate]);
  const askNow = useCallback(() => void ask(), [ask]);
  usePolling(true, askNow, presenceEveryMs);
  useEffect(() => () => onOthers([]), [onOthers]);
  useEffect(() => {
    const onInput = () => {
      if (doingNow() !== told.current) askNow();
    };
    document.addEventListener("input", onInput);
    return () => document.removeEventListener("input", onInput);
  }, [askNow]);
  return null;
}

/** By the parts of the page that carry `data-doing`: a window that decides, or a text that is being written. */
function doingNow(): Doing {
  if (document.querySelector("[data-doing=decision]")) return "decision";
  const box = document.activeElement;
  const part = box?.closest<HTMLElement>("[data-doing]");
  return part && box instanceof HTMLTextAreaElement && box.value !== "" ? (part.dataset.doing as Doing) : "reading";
}

/** Null: nothing was heard, as without a network. */
async function post(fields: Record<string, string>): Promise<Presence | "ended" | null> {
  try {
    const response = await fetch("/app/applicants/presence", { method: "POST", body: new URLSearchParams(fields) });
    if (response.redirected) return new URL(response.url).pathname === teamEndedPath ? "ended" : null;
    return response.ok ? ((await response.json()) as Presence) : null;
  } catch {
    return null;
  }
}
