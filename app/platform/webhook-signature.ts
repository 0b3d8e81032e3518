/** As headers named them; null where one is missing. */
export type WebhookSignature = { id: string | null; timestamp: string | null; signatures: string | null };

/** Events of the mail service whose signature does not fit, within the hour; from so many on the secret is probably wrong. */
export const refusedMailEvents = { action: "mail-events-refused", limit: 5, windowSeconds: 3600 } as const;

const toleranceMs = 5 * 60 * 1000;

/**
 * Whether who holds `secret` ("whsec_" and base64) signed a body within five minutes of `now` (ms): Standard Webhooks
 * (github.com/standard-webhooks/standard-webhooks). Two signatures stand there while a secret is replaced.
 */
export async function isSignedWebhook(
  secret: string,
  { id, timestamp, signatures }: WebhookSignature,
  body: Uint8Array<ArrayBuffer>,
  now: number,
): Promise<boolean> {
  if (!id || !signatures || !timestamp || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now - Number(timestamp) * 1000) > toleranceMs) return false;
  const raw = Uint8Array.from(atob(secret.replace(/^whsec_/, "")), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
  const signed = await new Blob([`${id}.${timestamp}.`, body]).arrayBuffer();
  for (const signature of signatures.split(" ").slice(0, 10)) {
    // 32 bytes in base64, of the version with a shared secret.
    const [, code] = /^v1,([A-Za-z0-9+/]{43}=)$/.exec(signature) ?? [];
    if (code === undefined) continue;
    const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
    if (await crypto.subtle.verify("HMAC", key, bytes, signed)) return true;
  }
  return false;
}
