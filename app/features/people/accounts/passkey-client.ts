/** In the browser: one passkey ceremony, from our challenge to our answer. */

export type PasskeyPurpose = "sign-in" | "confirm" | "register";
export type PasskeyOutcome = { ok: true } | { ok: false; text: string };

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
    return { ok: false, text: wordsFor(error) };
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
  const body = (await response.json().catch(() => null)) as { message?: string } | null;
  return { ok: false, text: body?.message ?? "This did not work. Try again in a moment." };
}

function wordsFor(error: unknown): string {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "InvalidStateError") return "This device has a passkey for this account already.";
  if (name === "NotAllowedError" || name === "AbortError")
    return "Nothing was done: the passkey was not confirmed in time.";
  return "This did not work. Try again in a moment.";
}
