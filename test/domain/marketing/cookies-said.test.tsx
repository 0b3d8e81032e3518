import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { draftCookie } from "../../../app/features/applying/applications/draft-cookie";
import { addManageToken } from "../../../app/features/deciding/manage-link/manage-cookie";
import { voucherCookie } from "../../../app/features/money/vouchers/voucher-cookie";
import { erasureCookie } from "../../../app/features/people/account-data/erasure-cookie";
import { typedAddressCookie } from "../../../app/features/people/accounts/typed-address-cookie";
import { PrivacyCookies } from "../../../app/features/site/marketing/ui/privacy-cookies";
import { sessionTimes } from "../../../app/platform/auth/access";
import { stepCookie } from "../../../app/platform/auth/second-factor/steps.server";
import { signUpCookie } from "../../../app/platform/auth/sign-up-browser";
import { keptPageSeconds } from "../../../app/platform/kept-pages";
import { themeCookie } from "../../../app/platform/theme";

const request = new Request("http://localhost:8787/");
const tokens = { sign: async () => "signed" };
const erased = { account: "0".repeat(8), applications: 1 };
/** As the policy spells its spans. */
const spans: Record<string, number> = {
  "some minutes": 600,
  "one hour": 3600,
  "one day": 86_400,
  "two days": 2 * 86_400,
  "7 days": 7 * 86_400,
  "30 days": 30 * 86_400,
  "one year": 365 * 86_400,
};

const html = renderToStaticMarkup(
  <MemoryRouter>
    <PrivacyCookies />
  </MemoryRouter>,
);
const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = ""]) => row.replace(/<[^>]+>/g, " "));

const cookies = [
  signUpCookie("value", false),
  stepCookie("value", false),
  typedAddressCookie("maya@landlord.example", false),
  draftCookie("", "value", false),
  addManageToken(request, false, "value"),
  voucherCookie("value", false),
  themeCookie("dark", false),
];

// Red when a cookie lives for longer than the policy says, or the policy says another time.
it.each([...cookies, erasureCookie({ tokens, config: { isHttps: false } } as never, erased)])(
  "the privacy policy states how long a cookie lives",
  async (cookie) => {
    const [, name = "", seconds = ""] = /^([\w.]+(?:-[a-z]+)?)[^=]*=.*Max-Age=(\d+)/.exec(await cookie) ?? [];
    const row = rows.find((text) => new RegExp(`\\b${name.replace(".", "\\.")}\\b`).test(text)) ?? "";
    const said = Object.keys(spans).find((span) => row.trimEnd().endsWith(span)) ?? row;
    expect(`${name}: ${spans[said] ?? said}`).toBe(`${name}: ${seconds}`);
  },
);

it("the privacy policy states how long a session lasts", () => {
  const row = rows.find((text) => text.includes("session_token")) ?? "";
  expect([sessionTimes.idleSeconds, sessionTimes.absoluteSeconds]).toEqual(
    [...row.matchAll(/(\d+) days/g)].map(([, days]) => Number(days) * 86_400),
  );
});

it("the privacy policy states how long a refused page is kept", () => {
  expect(rows.find((text) => text.includes("rf-refused"))).toContain(`${keptPageSeconds / 60} minutes`);
});
