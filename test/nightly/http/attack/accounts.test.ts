import { env } from "cloudflare:test";
import { describe, it } from "vitest";
import { mailLinks } from "../../../../app/kernel/links";
import { accountLimits } from "../../../../app/platform/auth/limits";
import { readConfig } from "../../../../app/platform/config";
import {
  aBrowser,
  aMember,
  aNewMember,
  anAddress,
  aPassword,
  type Browser,
  count,
  db,
  linkFor,
} from "../../../support/accounts";
import { aSentApplication } from "../../../support/applications";
import { aDefinition, aPublishedForm, mintToken, testServices } from "../../../support/forms";
import { holds, reportAttacks } from "./ledger";

reportAttacks("accounts");

const api = (path: string) => `/api/auth${path}`;
const { ADMIN_EMAIL } = env as unknown as { ADMIN_EMAIL: string };

/** A mail scanner: opens the link, by GET and HEAD, as the page and on the wire, and follows what it is led to. */
async function scan(link: string): Promise<void> {
  const wire = link.replace("/verify-email", "/api/auth/verify-email");
  for (const start of [link, wire, `${wire}&callbackURL=/app/dashboard`]) {
    const scanner = aBrowser();
    await scanner.call(start, undefined, { method: "HEAD" });
    let next: string | null = start;
    for (let hops = 0; next && hops < 4; hops += 1) {
      const answer: Response = await scanner.call(next);
      const location = answer.headers.get("location");
      next = location ? new URL(location, start).toString() : null;
    }
  }
}

/** A guest landlord's form with an application and its paper. */
async function aVictim() {
  const email = anAddress();
  const definition = aDefinition({ withFile: true });
  const form = await aPublishedForm(testServices(), { email, definition });
  const sent = await aSentApplication(testServices(), form);
  return { email, form, sent };
}

type Victim = Awaited<ReturnType<typeof aVictim>>;

async function reads(browser: Browser, { form, sent }: Victim): Promise<boolean> {
  const places = [
    `/app/forms/${form.formId}?applicationId=${sent.id}`,
    `/app/forms/${form.formId}.data`,
    `/files/${sent.documentId}`,
    `/files/${sent.documentId}/shown`,
    `/files/${sent.documentId}/view`,
    `/manage/form/${form.guestRentFormId}`,
  ];
  for (const place of places) if ((await browser.call(place)).status === 200) return true;
  return false;
}

async function isStillHis({ form }: Victim): Promise<boolean> {
  const manage = await aBrowser().call(`/manage/${form.manageToken}`);
  const hasOwner = await count(
    "SELECT count(*) AS n FROM rent_form WHERE id = ? AND landlord_id IS NOT NULL",
    form.formId,
  );
  const { pathname } = new URL(manage.headers.get("location") ?? "/", "http://localhost:8787");
  return hasOwner === 0 && pathname === `/manage/form/${form.guestRentFormId}`;
}

describe("a guest landlord's form under attack", () => {
  it("cannot be claimed by signing up with the guest's address, whatever a mail scanner opens", async () => {
    const victim = await aVictim();
    const { email } = victim;
    const mallory = aBrowser();
    await mallory.client.signUp.email({ name: "Mallory", email, password: aPassword });
    await scan(await linkFor(email, /^Confirm your email/, "/verify-email?token="));
    await mallory.client.sendVerificationEmail({ email });
    for (const password of [aPassword, "another password"]) await mallory.client.signIn.email({ email, password });
    holds(1, "sign-up and a scanner open the form", !(await reads(mallory, victim)));
    holds(1, "sign-up and a scanner move the form", await isStillHis(victim));
  });

  it("cannot be claimed by changing an account to that address, nor by signing up before the guest", async () => {
    const victim = await aVictim();
    const { email } = victim;
    const member = await aMember();
    await member.browser.client.changeEmail({ newEmail: email });
    await scan(await linkFor(email, /^Confirm your new/, "/verify-email?token="));
    holds(1, "an address change opens the form", !(await reads(member.browser, victim)));
    const [mallory, owner] = [aBrowser(), aBrowser()];
    await mallory.client.signUp.email({ name: "Mallory", email, password: "the first password" });
    await db.prepare("DELETE FROM dev_mail WHERE to_address = ?").bind(email).run();
    await owner.client.signUp.email({ name: "Olive", email, password: "the second password" });
    const link = await linkFor(email, /^Confirm your email/, "/verify-email?token=");
    await mallory.call(link, new URLSearchParams());
    holds(1, "a press in the stranger's browser moves the form", await isStillHis(victim));
    await owner.call(link, new URLSearchParams());
    const signIn = async (password: string) => (await aBrowser().client.signIn.email({ email, password })).error?.code;
    holds(1, "the first password opens the account", (await signIn("the first password")) !== undefined);
    holds(1, "the owner's password does not work", (await signIn("the second password")) === undefined);
  });

  it("survives deleting any account with that address that has not claimed it", async () => {
    const victim = await aVictim();
    const { browser } = await aMember({ email: victim.email });
    const fields = { intent: "delete-account", password: aPassword };
    await browser.call("/app/settings/profile", new URLSearchParams(fields));
    holds(
      16,
      "the account is still there",
      (await count("SELECT count(*) AS n FROM user WHERE email = ?", victim.email)) === 0,
    );
    holds(16, "the form went with an account", await isStillHis(victim));
    const rows = "SELECT count(*) AS n FROM application_data WHERE application_id = ?";
    holds(16, "its application went along", (await count(rows, victim.sent.id)) === 1);
  });
});

const places = [
  "//evil.test",
  "///evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "/..//evil.test",
  "/../..//evil.test",
  "/app/..//evil.test",
  "/app/%2e%2e//evil.test",
  "/app/%2E%2E%2F%2Fevil.test",
  "/.//evil.test",
  "/\t/evil.test",
  "/app/dashboard/..\\..\\\\evil.test",
  "https://evil.test",
  "http:evil.test",
  "https:/\\evil.test",
  "//localhost:8787@evil.test",
  "http://localhost:8787@evil.test",
  "http://localhost:8787.evil.test",
  "javascript:alert(1)",
  "data:text/html,x",
  "%2F%2Fevil.test",
];

/** Where a browser would land. */
function hostOf(response: Response): string {
  const location = response.headers.get("location");
  return location === null ? "localhost:8787" : new URL(location, "http://localhost:8787/a/b").host;
}

describe("the redirect parameters of all pages", () => {
  it("lead to our own pages only", async () => {
    const { browser, email } = await aMember();
    for (const place of places) {
      const asked = encodeURIComponent(place);
      const doors: [string, object | URLSearchParams | undefined][] = [
        [api(`/verify-email?token=x&callbackURL=${asked}`), undefined],
        [api(`/reset-password/x?callbackURL=${asked}`), undefined],
        [api("/sign-in/email"), { email, password: aPassword, callbackURL: place }],
        [api("/request-password-reset"), { email, redirectTo: place }],
        [`/sign-in?redirect=${asked}`, new URLSearchParams({ email, password: aPassword, redirect: place })],
        [`/sign-in?redirect=${asked}`, undefined],
        [`/sign-out?redirect=${asked}`, undefined],
        [`/form-success?fUrl=${asked}&isUser=false&isEdit=false`, undefined],
      ];
      for (const [path, body] of doors) {
        const visitor = path.startsWith("/sign-in?") && body === undefined ? browser : aBrowser();
        const answer = await visitor.call(path, body);
        holds(4, `${path} ${place}: ${answer.status} ${hostOf(answer)}`, hostOf(answer) === "localhost:8787");
        const told = (answer.headers.get("content-type") ?? "").includes("json") ? await answer.clone().text() : "";
        holds(4, `${path} tells a client to go to ${place}`, !/"url":"[^"]*evil/.test(told));
        holds(4, `${path} ${place}: ${answer.status}`, answer.status < 500);
      }
    }
  });
});

describe("an account under attack", () => {
  it("keeps its address when somebody uses an open browser, and its owner can stop the change", async () => {
    const open = await aMember();
    await db
      .prepare("UPDATE session SET created_at = ? WHERE user_id = ?")
      .bind(Date.now() - 16 * 60_000, open.userId)
      .run();
    for (const fields of [
      {},
      { password: "" },
      { password: "guess" },
      { currentPassword: aPassword },
      { password: null },
    ]) {
      const answer = await open.browser.call(api("/change-email"), { newEmail: anAddress(), ...fields });
      holds(5, `changed with ${JSON.stringify(fields)}: ${answer.status}`, answer.status >= 400 && answer.status < 500);
    }
    const { browser, email, userId } = await aMember();
    const next = anAddress();
    await browser.call(api("/change-email"), { newEmail: next, password: aPassword });
    const stop = await linkFor(email, /wants to change the address/, "/undo?token=");
    const confirm = await linkFor(next, /^Confirm your new/, "/verify-email?token=");
    await scan(stop);
    await aBrowser().call(stop, new URLSearchParams());
    await browser.call(confirm, new URLSearchParams());
    await scan(confirm);
    const kept = await count("SELECT count(*) AS n FROM user WHERE id = ? AND email = ?", userId, email);
    holds(5, "a stopped change went through", kept === 1);
  });

  it("is neither locked by guesses from everywhere, nor guessed from a borrowed device", async () => {
    const { browser, email } = await aMember();
    const stranger = await aMember();
    let wrong = 0;
    for (let n = 0; n < accountLimits.signIn.limit * 3; n += 1) {
      const guesser = aBrowser();
      if (n % 2 === 0) guesser.jar.cookies.set("rf-device", stranger.browser.jar.cookies.get("rf-device") ?? "");
      const answer = await guesser.call(api("/sign-in/email"), { email, password: `guess ${n}` });
      if (answer.status === 401) wrong += 1;
    }
    holds(10, `${wrong} guesses were looked at`, wrong <= accountLimits.signIn.limit);
    await browser.call(api("/sign-out"), {});
    const own = await browser.call(api("/sign-in/email"), { email, password: aPassword });
    holds(10, `the owner was locked out: ${own.status}`, own.status === 200);
  });
});

describe("an admin who impersonates a user", () => {
  it("can decide, write, delete and export nothing, on real rows", async () => {
    const services = testServices();
    const { browser: admin } = await aNewMember({ email: ADMIN_EMAIL, name: "Admin" });
    const member = await aMember();
    const definition = aDefinition({ withFile: true });
    const form = await aPublishedForm(services, { definition });
    const sent = await aSentApplication(services, form);
    await db.batch([
      db.prepare("UPDATE rent_form SET landlord_id = ? WHERE id = ?").bind(member.userId, form.formId),
      db.prepare("UPDATE application SET landlord_id = ? WHERE id = ?").bind(member.userId, sent.id),
    ]);
    await admin.client.admin.impersonateUser({ userId: member.userId });
    const page = `/app/forms/${form.formId}?applicationId=${sent.id}`;
    holds(20, "the page does not open", (await admin.call(page)).status === 200);
    const state = async () =>
      JSON.stringify([
        await db.prepare("SELECT * FROM application WHERE id = ?").bind(sent.id).first(),
        await db.prepare("SELECT state, title FROM rent_form WHERE id = ?").bind(form.formId).first(),
        await db.prepare("SELECT name, email FROM user WHERE id = ?").bind(member.userId).first(),
      ]);
    const before = await state();
    for (const intent of [
      "shortlist",
      "decline",
      "approve",
      "viewed",
      "note",
      "message",
      "delete",
      "erase",
      "close",
      "rename",
    ]) {
      for (const path of [
        page,
        `/app/forms/${form.formId}`,
        "/app/applicants",
        "/app/applicants/moves",
        "/app/settings/profile",
      ]) {
        for (const url of [path, path.replace(/(\?|$)/, ".data$1")]) {
          const answer = await admin.call(
            url,
            new URLSearchParams({ intent, applicationId: sent.id, text: "x", name: "x" }),
          );
          holds(20, `${intent} at ${url}: ${answer.status}`, answer.status === 403);
        }
      }
    }
    for (const path of [
      `/files/${sent.documentId}`,
      `/app/forms/${form.formId}/applications/${sent.id}/answers.pdf`,
      `/app/exports/${crypto.randomUUID()}`,
    ]) {
      const answer = await admin.call(path);
      holds(20, `took ${path} along: ${answer.status}`, answer.status === 403);
    }
    holds(20, "something changed", (await state()) === before);
  });
});

const production = {
  ENVIRONMENT: "production",
  BASE_URL: "https://forms.landlord.test",
  DATA_KEYS: "k1:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=",
  MAIL_ADAPTER: "cloudflare",
  MAIL_FROM: "Rentform <hello@landlord.test>",
  SUPPORT_EMAIL: "support@landlord.test",
};

describe("settings and fixed addresses", () => {
  it("a weak SECRET is refused in production, and robots.txt and security.txt exist", async () => {
    const weak = [
      "a".repeat(32),
      "ab".repeat(16),
      "0123456789".repeat(4),
      "password".repeat(5),
      "1".repeat(64),
      " ".repeat(40),
      "abcabcabc".repeat(5),
    ];
    const isTaken = (SECRET: string) => {
      try {
        return readConfig({ ...production, SECRET }).secret === SECRET;
      } catch {
        return false;
      }
    };
    holds(14, "an honest SECRET is refused", isTaken("an-honest-production-secret-of-48-random-letters"));
    for (const secret of weak) holds(14, `${secret} passes as SECRET`, !isTaken(secret));
    const visitor = aBrowser();
    holds(14, "no security.txt", (await visitor.call("/.well-known/security.txt")).status === 200);
    const change = await visitor.call("/.well-known/change-password");
    holds(14, `change-password: ${change.status}`, change.status >= 300 && change.status < 400);
  });

  it("a URL with another form's token is not found", async () => {
    const victim = await aVictim();
    const token = await mintToken(testServices(), mailLinks.applicationStatus, victim.sent.id);
    const other = await aPublishedForm(testServices());
    for (const path of ["", "/correct", "/messages", "/more", "/answers.pdf"]) {
      for (const form of [other.urlId, "nonesuch", victim.form.urlId.toUpperCase()]) {
        const at = `/apply/${form}/status/${token}${path}`;
        const answers = [
          await aBrowser().call(at),
          await aBrowser().call(at, new URLSearchParams({ intent: "erase" })),
        ];
        // The form's own address in capitals is led to as it is written: its token is this form's.
        const isOwn = form === victim.form.urlId.toUpperCase();
        const isHeld = ({ status }: Response, at: number) =>
          (status >= 400 && status < 500) || (isOwn && at === 0 && status === 308);
        for (const [n, answer] of answers.entries()) holds(14, `${at}: ${answer.status}`, isHeld(answer, n));
      }
    }
    const state = "SELECT count(*) AS n FROM application WHERE id = ? AND state = 'submitted'";
    holds(14, "it was withdrawn", (await count(state, victim.sent.id)) === 1);
  });
});
