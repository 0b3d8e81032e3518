import { data, redirect } from "react-router";
import { z } from "zod";
import type { AccountLandlord } from "../../../kernel/actor";
import type { PageLocale } from "../../../kernel/page-locale";
import type { Result } from "../../../kernel/result";
import { singleLine } from "../../../kernel/typed-text";
import { inEveryLanguage } from "../../../kernel/words";
import type { Services } from "../../../services";
import en from "../../../words/en/accounts/security-post";
import {
  confirmApp,
  removeApp,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  startApp,
} from "./commands/change-factors.server";

const securityWords = inEveryLanguage("accounts/security-post", en);

const SECURITY_PATH = "/app/settings/security";

const id = singleLine().min(1).max(1400);
const passkeyName = singleLine()
  .trim()
  .min(1)
  .max(60)
  .refine((text) => !/\p{Cc}/u.test(text));

const postSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("start-app") }),
  z.object({ intent: z.literal("confirm-app"), code: singleLine().max(40) }),
  z.object({ intent: z.literal("remove-app") }),
  z.object({ intent: z.literal("make-codes") }),
  z.object({ intent: z.literal("remove-passkey"), id }),
  z.object({ intent: z.literal("rename-passkey"), id, name: passkeyName.catch("") }),
]);

export type SecurityAnswer = {
  /** Shown once, and stored nowhere in clear. */
  codes?: string[];
  error?: { about: "app" | "passkeys" | "codes"; text: string; passkeyId?: string };
};

/** One union by `intent`. Who was not asked again within a quarter of an hour is led to where that happens. */
export async function postSecurity(
  services: Services,
  actor: AccountLandlord,
  form: URLSearchParams,
  language: PageLocale,
) {
  const words = securityWords[language];
  const post = postSchema.safeParse(Object.fromEntries(form));
  if (!post.success) throw data(words.unknownForm, { status: 400 });
  const { data: input } = post;
  switch (input.intent) {
    case "start-app":
      return settled(await startApp(services, actor), "app", language);
    case "confirm-app":
      return settled(await confirmApp(services, actor, input), "app", language);
    case "remove-app":
      return settled(await removeApp(services, actor), "app", language);
    case "make-codes":
      return settled(await renewRecoveryCodes(services, actor), "codes", language);
    case "remove-passkey":
      return settled(await removePasskey(services, actor, input), "passkeys", language);
    case "rename-passkey": {
      if (input.name === "") return refused({ about: "passkeys", text: words.nameIt, passkeyId: input.id }, 400);
      return settled(await renamePasskey(services, actor, input), "passkeys", language);
    }
  }
}

const refusals = {
  "wrong-code": { status: 400, fault: "wrongCode" },
  "too-many": { status: 429, fault: "tooMany" },
  "nothing-set": { status: 409, fault: "nothingSet" },
} as const;

type Outcome = Result<string[] | undefined, keyof typeof refusals | "signed-out" | "confirm-first">;

function settled(result: Outcome, about: "app" | "passkeys" | "codes", language: PageLocale) {
  if (result.ok) {
    if (!result.value) throw redirect(SECURITY_PATH, 303);
    return data<SecurityAnswer>({ codes: result.value }, { headers: { "Cache-Control": "private, no-store" } });
  }
  if (result.code === "signed-out") throw redirect("/sign-in?redirect=%2Fapp%2Fsettings%2Fsecurity");
  if (result.code === "confirm-first") throw redirect(`/app/confirm?to=${encodeURIComponent(SECURITY_PATH)}`, 303);
  const { status, fault } = refusals[result.code];
  return refused({ about, text: securityWords[language][fault] }, status);
}

function refused(error: SecurityAnswer["error"], status: number) {
  return data<SecurityAnswer>({ error }, { status });
}
