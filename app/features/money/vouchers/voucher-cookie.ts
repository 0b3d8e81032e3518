import { readCookie } from "../../../kernel/cookies";
import { readVoucherSecret, redeemPath } from "./codes";

const LIFETIME_SECONDS = 24 * 60 * 60;

/** The voucher that a visitor came with, so that signing up and confirming in this browser ends on its page. */
export function voucherCookieName(isHttps: boolean): string {
  return isHttps ? "__Host-rf-voucher" : "rf-voucher";
}

/** `secret` null: forget it. */
export function voucherCookie(secret: string | null, isHttps: boolean): string {
  const attributes = `Max-Age=${secret ? LIFETIME_SECONDS : 0}; Path=/; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
  return `${voucherCookieName(isHttps)}=${secret ?? ""}; ${attributes}`;
}

/** The page of the voucher that this browser came with; null without one. */
export function keptVoucherPath(request: Request, isHttps: boolean): string | null {
  const read = readVoucherSecret(readCookie(request.headers.get("cookie"), voucherCookieName(isHttps)) ?? "");
  return read && redeemPath(read);
}
