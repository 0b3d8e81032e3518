import { describe, expect, it } from "vitest";
import { isPending } from "../../../app/routes/shared/site-map";
import { aBrowser, aMember, anAddress, aPassword, db, linkFor } from "../../support/accounts";

const form = (fields: Record<string, string>) => new URLSearchParams(fields);

describe("an account without JavaScript", () => {
  it("can sign up, confirm, sign out and sign in", async () => {
    const email = anAddress();
    const { call, jar } = aBrowser();
    const made = await call("/sign-up", form({ name: "Maya", email, password: aPassword }));
    expect([made.status, made.headers.get("location")]).toEqual([302, "/check-email"]);
    expect([...jar.cookies.keys()].sort()).toEqual(["rf-address", "rf.sign_up"]);
    const told = await (await call("/check-email")).text();
    expect([told.includes(`>${email}</strong>`), told.includes(`value="${email}"`)]).toEqual([true, true]);

    const early = await call("/sign-in", form({ email, password: aPassword }));
    expect(early.headers.get("location")).toBe("/check-email");

    const link = await linkFor(email, /^Confirm your email address/, "verify-email");
    const page = await call(link);
    expect([page.status, page.headers.get("referrer-policy")]).toEqual([200, "strict-origin"]);
    expect(await page.text()).not.toContain('type="password"');
    const verified = await call(link, form({}));
    expect([verified.status, verified.headers.get("location")]).toEqual([302, "/app/dashboard"]);
    expect((await call(link)).status).toBe(410);
    expect((await call("/check-email")).headers.get("location")).toBe("/app/dashboard");
    const dashboard = await call("/app/dashboard");
    expect(dashboard.status).toBe(200);
    expect(await dashboard.text()).toContain("Create a form");
    expect(await (await call("/")).text()).toContain("Go to Dashboard");

    const out = await call("/sign-out", form({}));
    expect([out.status, out.headers.get("location")]).toEqual([302, "/"]);
    expect(await (await call("/")).text()).toContain("Get Started");

    const back = await call("/sign-in?redirect=%2Fapp%2Fsettings%2Fprofile", form({ email, password: aPassword }));
    expect(back.headers.get("location")).toBe("/app/settings/profile");
    expect((await call("/app/dashboard")).status).toBe(200);
  });

  // Red when requireUser lets whoever is signed in through: an address may be unproven again, or a session older than the rule.
  it("cannot open any page of /app with an unconfirmed address", async () => {
    const { browser, userId } = await aMember();
    expect((await browser.call("/app/dashboard")).status).toBe(200);
    await db.prepare("UPDATE user SET email_verified = 0 WHERE id = ?").bind(userId).run();
    browser.jar.cookies.delete("rf.session_data");
    for (const path of ["/app/dashboard", "/app/dashboard.data", "/app/settings/profile", "/app/forms/new"]) {
      const answer = await browser.call(path);
      const led = path.endsWith(".data") ? await answer.text() : answer.headers.get("location");
      expect([path, led]).toEqual([path, expect.stringContaining("/check-email")]);
    }
  });

  it("can set a new password by mail, which signs out everywhere", async () => {
    const { email, browser } = await aMember();
    const visitor = aBrowser();
    expect(await (await visitor.call("/forgot-password", form({ email }))).text()).toContain("on its way");
    const link = await linkFor(email, /^Set a new password/, "/reset-password?token=");
    const token = new URL(link).searchParams.get("token") ?? "";
    const page = await visitor.call(link);
    expect(page.headers.get("referrer-policy")).toBe("strict-origin");
    expect(await page.text()).toContain(token);
    const set = await visitor.call("/reset-password", form({ token, password: "eleven brown otters" }));
    expect(set.headers.get("location")).toBe("/sign-in?reset=done");
    expect((await browser.call("/api/auth/update-user", { name: "Still here" })).status).toBe(401);
    const old = await visitor.call("/sign-in", form({ email, password: aPassword }));
    expect(old.status).toBe(401);
    const fresh = await visitor.call("/sign-in", form({ email, password: "eleven brown otters" }));
    expect(fresh.status).toBe(302);
    const again = await aBrowser().call("/reset-password", form({ token, password: "twelve brown otters" }));
    expect([again.status, (await again.text()).includes("used or is too old")]).toEqual([400, true]);
    expect(await linkFor(email, /password was changed/, "/forgot-password")).toContain("/forgot-password");
  });

  it("keeps typed values except passwords, and shows an error beside each field", async () => {
    const response = await aBrowser().call("/sign-up", form({ name: "", email: "maya", password: "short" }));
    const html = await response.text();
    expect(response.status).toBe(400);
    for (const words of [
      "Enter your name",
      "Enter an email address like name@example.com",
      "Use at least 8 characters",
    ])
      expect(html).toContain(words);
    expect(html).toContain('value="maya"');
    expect(html).not.toContain('value="short"');
  });
});

describe("the title of a page", () => {
  it("says that a form was returned with errors, and only then", async () => {
    const title = async (response: Response) => /<title>([^<]*)</.exec(await response.text())?.[1];
    const { call } = aBrowser();
    expect(await title(await call("/sign-in"))).toBe("Sign In | Rentform");
    expect(await title(await call("/sign-in", form({ email: "x", password: "" })))).toBe("Error: Sign In | Rentform");
    expect(await title(await call("/forgot-password", form({ email: anAddress() })))).toBe(
      "Forgot Password | Rentform",
    );
  });
});

describe("the theme of pages", () => {
  it("is kept in a cookie and rendered by the server, so that colours do not change after loading", async () => {
    const { browser } = await aMember();
    const set = (theme: string) => browser.call("/app/settings/theme", form({ theme, next: "/app/settings/profile" }));
    const dark = await set("dark");
    expect([dark.status, dark.headers.get("location")]).toEqual([302, "/app/settings/profile"]);
    expect(dark.headers.get("set-cookie")).toMatch(/^rf-theme=dark; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    expect(await (await browser.call("/app/dashboard")).text()).toContain(
      '<html lang="en" dir="ltr" data-theme="dark">',
    );
    await set("hot pink");
    expect(await (await browser.call("/app/dashboard")).text()).toContain('<html lang="en" dir="ltr">');
    const away = await browser.call("/app/settings/theme", form({ theme: "light", next: "//evil.test" }));
    expect(away.headers.get("location")).toBe("/app/dashboard");
  });
});

describe("the cookie that hints at a session on public pages", () => {
  it("is set and removed with the session, grants nothing, and is the only one readable by scripts", async () => {
    const { browser, email } = await aMember();
    expect(browser.jar.cookies.get("signed_in")).toBe("1");
    const out = await browser.call("/sign-out", form({}));
    expect(out.headers.getSetCookie().find((cookie) => cookie.startsWith("signed_in="))).toContain("Max-Age=0");
    const { headers } = await aBrowser().call("/sign-in", form({ email, password: aPassword }));
    const readable = headers.getSetCookie().filter((cookie) => !/; HttpOnly/i.test(cookie));
    expect(readable).toEqual([expect.stringMatching(/^signed_in=1; Max-Age=\d+; Path=\/; SameSite=Lax$/)]);
    const liar = aBrowser();
    liar.jar.cookies.set("signed_in", "1");
    expect((await liar.call("/app/dashboard")).headers.get("location")).toContain("/sign-in");
  });
});

describe("passwords", () => {
  const cases: [string, string, string | null][] = [
    ["seven characters", "k4%hT!z", "Use at least 8 characters"],
    ["129 characters", `${"z4".repeat(64)}y`, "Use at most 128 characters"],
    ["a very common value", "Password1", "most used"],
    ["the site's name", "rentform2026", "Leave out your name"],
    ["the person's name", "okaforokafor", null],
    ["the person's name and a year", "maya-okafor1", "Leave out your name"],
    ["spaces and other scripts", "ключ от дома у кота", null],
    ["128 characters", "z4".repeat(64), null],
  ];

  it.each(cases)("with %s are accepted or refused by the rules", async (_what, password, refusal) => {
    const fields = { name: "Maya-Okafor", email: anAddress(), password };
    const response = await aBrowser().call("/sign-up", form(fields));
    if (refusal === null) expect(response.headers.get("location")).toBe("/check-email");
    else expect([response.status, (await response.text()).includes(refusal)]).toEqual([400, true]);
  });
});

describe("whether an address has an account", () => {
  const masked = (html: string) =>
    html
      .replace(/nonce="[^"]*"/g, "")
      .replace(/[0-9a-f-]{13}@accounts\.example/g, "X")
      .replace(/_R_[a-z0-9]+_/g, "");

  it("cannot be learned from the pages", async () => {
    const { email } = await aMember();
    for (const path of ["/forgot-password", "/check-email"]) {
      const known = await aBrowser().call(path, form({ email }));
      const unknown = await aBrowser().call(path, form({ email: anAddress() }));
      expect([known.status, masked(await known.text())]).toEqual([unknown.status, masked(await unknown.text())]);
    }
    const fields = (address: string) => form({ name: "Maya", email: address, password: aPassword });
    const known = await aBrowser().call("/sign-up", fields(email));
    const unknown = await aBrowser().call("/sign-up", fields(anAddress()));
    expect([known.status, known.headers.get("location"), await known.text()]).toEqual([
      unknown.status,
      unknown.headers.get("location"),
      await unknown.text(),
    ]);
    const wrong = await aBrowser().call("/sign-in", form({ email, password: "not the password" }));
    const nobody = await aBrowser().call("/sign-in", form({ email: anAddress(), password: "not the password" }));
    expect([wrong.status, masked(await wrong.text())]).toEqual([nobody.status, masked(await nobody.text())]);
  });

  it("is mailed to its owner instead", async () => {
    const { email } = await aMember();
    await aBrowser().call("/sign-up", form({ name: "Maya", email, password: aPassword }));
    expect(await linkFor(email, /^You already have/, "/sign-in")).toContain("/sign-in");
  });
});

describe("the guards of pages", () => {
  it("send a visitor of /app to sign in and keep the URL", async () => {
    const { call } = aBrowser();
    const paths = ["/app", "/app/dashboard?x=1&y=2", "/app/no-such-page", "/admin", "/admin/spam-protection"];
    for (const path of paths) {
      const response = await call(path);
      const to = `/sign-in?${new URLSearchParams({ redirect: path })}`;
      expect([response.status, response.headers.get("location")]).toEqual([302, to]);
    }
  });

  it("apply to a page's data request, too, with the page's URL", async () => {
    const response = await aBrowser().call("/app/dashboard.data");
    expect(await response.text()).toContain("/sign-in?redirect=%2Fapp%2Fdashboard");
  });

  it("send signed-in users away from sign-in pages", async () => {
    const { browser } = await aMember();
    for (const path of [
      "/sign-in",
      "/sign-up",
      "/reset-password?token=x",
      "/sign-in?redirect=%2Fadmin",
      "/check-email",
    ]) {
      expect((await browser.call(path)).headers.get("location")).toBe("/app/dashboard");
    }
    expect((await browser.call("/forgot-password")).status).toBe(200);
    expect((await browser.call("/app")).headers.get("location")).toBe("/app/dashboard");
    expect((await browser.call("/app/no-such-page")).status).toBe(404);
  });

  // /app/forms/new takes over as soon as it is there (routes/shared/site-map.ts).
  it("let a visitor start at /start, and send a signed-in user to the account's builder", async () => {
    expect((await aBrowser().call("/start")).status).toBe(200);
    const { browser } = await aMember();
    const response = await browser.call("/start");
    expect([response.status, response.headers.get("location")]).toEqual(
      isPending("/app/forms/new") ? [200, null] : [302, "/app/forms/new"],
    );
  });

  it("send everybody but the admin from /admin to the dashboard", async () => {
    const { browser } = await aMember();
    expect((await browser.call("/admin/spam-protection")).headers.get("location")).toBe("/app/dashboard");
  });

  it("redirect only to our own pages after signing in", async () => {
    const { email } = await aMember();
    for (const to of ["//evil.test", "/\\evil.test", "https://evil.test", "/sign-out", "javascript:alert(1)"]) {
      const response = await aBrowser().call(
        `/sign-in?${new URLSearchParams({ redirect: to })}`,
        form({ email, password: aPassword }),
      );
      expect([to, response.headers.get("location")]).toEqual([to, "/sign-in?redirect=%2Fapp%2Fdashboard&cookie=set"]);
    }
  });
});

describe("pages of a signed-in user", () => {
  it("are never cached, and read the session without a query of their own while the cookie is fresh", async () => {
    const { browser } = await aMember();
    await browser.call("/");
    const warm = await browser.call("/");
    expect(warm.headers.get("server-timing")).toContain("q=0 ");
    expect(warm.headers.get("cache-control")).toBe("private, no-store");
    expect(warm.headers.get("vary")).toContain("Cookie");
    // The dashboard's own statements and the session, in one round trip.
    expect((await browser.call("/app/dashboard")).headers.get("server-timing")).toContain("q=6 rt=1 ");
  });
});
