/** In the browser: one passkey ceremony, from our challenge to our answer. */

export type PasskeyPurpose = "sign-in" | "confirm" | "register";
type PasskeyFault = "isThere" | "notConfirmed" | (typeof faults)[keyof typeof faults] | "tooMany";
/** `said`: what the server says of a fault that has no name here. */
export type PasskeyOutcome = { ok: true } | { ok: false; fault: PasskeyFault | null; said?: string };

/** By the codes of the wire. */
const faults = {
  INVALID_PASSKEY: "refused",
  STEP_EXPIRED: "stepOver",
  UNAUTHORIZED: "signedOut",
  CONFIRM_FIRST: "confirmFirst",
  BANNED_USER: "suspended",
  UNAVAILABLE: "notNow",
  FAILED: "notNow",
} as const;

const answers = { "sign-in": "/passkey/sign-in", confirm: "/passkey/confirm", register: "/passkey/register" };

/** Browsers since 2025; in others the buttons stay away, and codes work everywhere. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential !== "undefined" && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

/** `name` is what a new passkey is called. */
export async function askPasskey(purpose: PasskeyPurpose, name?: string): Promise<PasskeyOutcome> {
  try {
    const asked = await post("/passkey/challenge", { purpose });
    if (!asked.ok) return refusal(asked);
    const credential = await askDevice(purpose, await asked.json());
    const answer = await post(answers[purpose], { response: credential, ...(name === undefined ? {} : { name }) });
    return answer.ok ? { ok: true } : refusal(answer);
  } catch (error) {
    return { ok: false, fault: faultOf(error) };
  }
}

async function askDevice(purpose: PasskeyPurpose, options: unknown): Promise<unknown> {
  const credential =
    purpose === "register"
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
            options as PublicKeyCredentialCreationOptionsJSON,
          ),
        })
      : await navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON),
        });
  return (credential as PublicKeyCredential).toJSON();
}

function post(path: string, body: object): Promise<Response> {
  return fetch(`/api/auth${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function refusal(response: Response): Promise<PasskeyOutcome> {
  if (response.status === 429) return { ok: false, fault: "tooMany" };
  const body = (await response.json().catch(() => null)) as { code?: string; message?: string } | null;
  const fault = Object.entries(faults).find(([code]) => code === body?.code)?.[1] ?? null;
  return { ok: false, fault, said: body?.message };
}

function faultOf(error: unknown): PasskeyFault | null {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "InvalidStateError") return "isThere";
  return name === "NotAllowedError" || name === "AbortError" ? "notConfirmed" : null;
}
