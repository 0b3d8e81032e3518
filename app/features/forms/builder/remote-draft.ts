import { z } from "zod";
import { teamEndedAt } from "../../../kernel/team-ended";
import { definitionSchema, type FormDefinition } from "../form-model/schema";
import type { RefusalCode } from "./save-machine";

type RemoteCopy = { definition: FormDefinition; rev: number; at: number };

export type SaveAnswer =
  | { type: "saved"; rev: number; at: number }
  | { type: "outrun"; theirs: RemoteCopy }
  | { type: "failed" }
  | { type: "signed-out" }
  | { type: "refused"; code: RefusalCode };

/** The place on the server where a form's working copy is kept. Answers never throw. */
export type RemoteDraft = {
  /** Uploads what was built upon revision `rev`. */
  save(definition: FormDefinition, rev: number): Promise<SaveAnswer>;
  /** The same while the page goes away; whether it could be sent at all. Nobody waits for the answer. */
  saveOnLeaving(definition: FormDefinition, rev: number): boolean;
  /** What is there, if it is newer than `rev`; null when not, or when it cannot be asked. */
  newer(rev: number): Promise<RemoteCopy | null>;
};

const savedSchema = z.object({ rev: z.number().int(), at: z.number().int() });
const copySchema = savedSchema.extend({ definition: definitionSchema });

/** Browsers send at most 64 KB after the page is gone. */
const leavingBytes = 60 * 1024;
const patienceMs = 20_000;

/** `url` answers POST {rev, definition} and GET ?rev=n as answerDraft does. */
export function remoteDraft(url: string): RemoteDraft {
  return {
    async save(definition, rev) {
      try {
        const response = await fetch(url, {
          ...post(definition, rev),
          redirect: "manual",
          signal: AbortSignal.timeout(patienceMs),
        });
        return await readAnswer(response);
      } catch {
        return { type: "failed" };
      }
    },
    saveOnLeaving(definition, rev) {
      const request = post(definition, rev);
      if (new TextEncoder().encode(request.body).length > leavingBytes) return false;
      fetch(url, { ...request, keepalive: true }).catch(() => undefined);
      return true;
    },
    async newer(rev) {
      try {
        const response = await fetch(`${url}?rev=${rev}`, {
          redirect: "manual",
          signal: AbortSignal.timeout(patienceMs),
        });
        return response.status === 200 ? (copySchema.safeParse(await response.json()).data ?? null) : null;
      } catch {
        return null;
      }
    },
  };
}

function post(definition: FormDefinition, rev: number) {
  const headers = { "Content-Type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify({ rev, definition }) };
}

async function readAnswer(response: Response): Promise<SaveAnswer> {
  // Without a session it says 401: it leads away only from an account that is shared no longer.
  if (response.type === "opaqueredirect") window.location.assign(teamEndedAt);
  if (response.ok) {
    const saved = savedSchema.safeParse(await response.json());
    return saved.success ? { type: "saved", ...saved.data } : { type: "failed" };
  }
  if (response.status === 409) {
    const theirs = copySchema.safeParse(await response.json());
    return theirs.success ? { type: "outrun", theirs: theirs.data } : { type: "failed" };
  }
  const refused = refusals[response.status];
  if (refused) return { type: "refused", code: refused };
  return { type: response.status === 401 ? "signed-out" : "failed" };
}

const refusals: Record<number, RefusalCode> = {
  400: "unreadable",
  403: "role",
  404: "gone",
  413: "size",
  422: "early",
  423: "resting",
};
