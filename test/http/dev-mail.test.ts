import { SELF } from "cloudflare:test";
import { expect, it } from "vitest";
import { testServices } from "../support/services";

const origin = "http://localhost:8787";

it("the local mailbox lists mails newest first and filters by recipient", async () => {
  const { mailer } = testServices();
  const to = "reader@mailbox.test";
  await mailer.send(crypto.randomUUID(), {
    to,
    locale: "en",
    subject: "First",
    html: "<p>1</p>",
    text: "1 http://localhost:8787/a",
  });
  await mailer.send(crypto.randomUUID(), {
    to: "other@mailbox.test",
    locale: "en",
    subject: "Other",
    html: "<p>2</p>",
    text: "2",
  });
  await mailer.send(crypto.randomUUID(), {
    to,
    locale: "en",
    subject: "<b>Second</b>",
    html: "<p>3</p>",
    text: "3",
  });
  const answer = await SELF.fetch(`${origin}/dev/mail.json?to=${encodeURIComponent(to)}`);
  const mails = (await answer.json()) as Record<string, unknown>[];
  expect(mails.map((mail) => mail.subject)).toEqual(["<b>Second</b>", "First"]);
  expect(Object.keys(mails[0] ?? {}).sort()).toEqual([
    "from",
    "headers",
    "html",
    "id",
    "sentAt",
    "subject",
    "text",
    "to",
  ]);
  expect(mails[0]?.headers).toEqual({ "Auto-Submitted": "auto-generated", "Content-Language": "en" });
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});

it("the mailbox page shows the mails' content, and runs no script of it", async () => {
  const page = await (await SELF.fetch(`${origin}/dev/mail`)).text();
  expect(page).toContain("&lt;b&gt;Second&lt;/b&gt;");
  expect(page).not.toContain("<b>Second</b>");
  expect(page).toContain('<a href="http://localhost:8787/a">');
  expect(page).toContain("sandbox");
});
