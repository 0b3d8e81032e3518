import { createMiddleware } from "hono/factory";
import { readBytes } from "../../body/bytes";
import { StripeFailure } from "./failure";
import type { StandInStore } from "./store";

type Kept = { id: string; object: "idempotency"; asked: string; answer: { status: number; body: string } | null };

/** What was posted, read once. */
export type StandInEnv = { Variables: { body: string } };

const bytesMax = 64 * 1024;

export const keepBody = createMiddleware<StandInEnv>(async (c, next) => {
  const bytes = await readBytes(c.req.raw, bytesMax);
  c.set("body", new TextDecoder().decode(bytes ?? new Uint8Array()));
  return next();
});

/** The same key and body have one answer; another body, or a first call that still runs, is refused as Stripe refuses it. */
export function idempotency(store: StandInStore) {
  return createMiddleware<StandInEnv>(async (c, next) => {
    const key = c.req.header("Idempotency-Key");
    if (c.req.method !== "POST" || !key) return next();
    const id = `idempotency:${key}`;
    const asked = `${c.req.path}\n${c.get("body")}`;
    const fresh: Kept = { id, object: "idempotency", asked, answer: null };
    if (!(await store.claim(id, fresh.object, fresh))) return answerKept(await store.get<Kept>(id), asked);
    await next();
    // What was refused before it was carried out may be asked for again.
    if (c.res.status >= 400) return void (await store.remove(id));
    const copy = c.res.clone();
    const body = await copy.text();
    await store.put({ ...fresh, answer: { status: c.res.status, body } } as Kept);
  });
}

function answerKept(kept: Kept | null, asked: string): Response {
  if (kept && kept.asked !== asked)
    throw new StripeFailure(
      400,
      "Keys for idempotent requests can only be used with the same parameters they were first used with.",
      { type: "idempotency_error" },
    );
  if (!kept?.answer)
    throw new StripeFailure(409, "There is currently another in-progress request using this Idempotency-Key.", {
      type: "idempotency_error",
      code: "idempotency_key_in_use",
    });
  const headers = { "Content-Type": "application/json", "Idempotent-Replayed": "true" };
  return new Response(kept.answer.body, { status: kept.answer.status, headers });
}
