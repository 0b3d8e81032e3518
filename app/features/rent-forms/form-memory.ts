import type { PublishedForm } from "../form-model/published-form";

/**
 * Published forms that this isolate read a moment ago: a step's post and the page it leads to are one read of KV instead of
 * two. KV itself may be a minute behind; what is sent is held against D1 in any case. Bounded in number and in time.
 */
export type FormMemory = {
  /** `now` in milliseconds. Null when unknown or too old. */
  find(urlId: string, now: number): PublishedForm | null;
  /** Not kept when the form was forgotten after `since`, which `mark()` gave before it was read. */
  keep(form: PublishedForm, at: { now: number; since: number }): void;
  forget(urlId: string): void;
  mark(): number;
};

export function createFormMemory(limits: { entries: number; lifeMs: number }): FormMemory {
  const entries = new Map<string, { form: PublishedForm; until: number }>();
  let forgottenAt = 0;
  return {
    find(urlId, now) {
      const entry = entries.get(urlId);
      return entry && entry.until > now && entry.until <= now + limits.lifeMs ? entry.form : null;
    },
    keep(form, { now, since }) {
      // Whatever was forgotten meanwhile may have been this one.
      if (forgottenAt > since) return;
      entries.delete(form.urlId);
      entries.set(form.urlId, { form, until: now + limits.lifeMs });
      for (const oldest of entries.keys()) {
        if (entries.size <= limits.entries) break;
        entries.delete(oldest);
      }
    },
    forget(urlId) {
      forgottenAt += 1;
      entries.delete(urlId);
    },
    mark: () => forgottenAt,
  };
}

/** This isolate's. */
export const formMemory = createFormMemory({ entries: 200, lifeMs: 10_000 });
