import type { Page } from "playwright-core";
import { alive } from "./browser.ts";
import { readLocal } from "./local-d1.ts";
import type { SharedServer } from "./server.ts";

/** Every screen of the demo that an address or a few presses open. */
export type Screen = {
  path: string;
  /** What is pressed there. */
  open?: (page: Page) => Promise<unknown>;
  /** What opened over a page that is looked at by itself: a selector. */
  within?: string;
};

/** How the site says what the tables below say in English. `begins`: the beginning of a message. */
type Saying = { all: (text: string) => string; begins: (text: string) => RegExp };

const inEnglish: Saying = { all: (text) => text, begins: (text) => new RegExp(`^${text}`) };

const form = "/app/forms/5eedf0a1-0000-4000-8000-000000000001";
const dialog = "[role=dialog]";

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).first().click();

/** Sends a form with nothing in it and waits for the refusal, which without a script comes with the next page. */
const refused = (name: string) => async (page: Page) => {
  await press(name)(page);
  await page.locator("[aria-invalid=true]").first().waitFor();
};

/** The window that a button opens. */
const opened = (path: string, name: string | RegExp): Screen => ({ path, within: dialog, open: press(name) });

async function select(page: Page): Promise<void> {
  for (const index of [0, 1]) await page.locator(`[data-row="${index}"] input`).check();
}

const checkFile = (name: string) => async (page: Page) => {
  const buffer = Buffer.from("Street,City,Country\n15 Elm Street,Portland,US\n,Portland,US\n");
  await page.locator("input[type=file]").setInputFiles({ name: "homes.csv", mimeType: "text/csv", buffer });
  await press(name)(page);
  await page.waitForURL(/\/app\/homes\/import\/[0-9a-f-]{36}$/);
};

/** A page of a home that is added for it. */
const ofHome = (pathOf: (homeId: string) => string) => async (page: Page) => {
  const { origin } = new URL(page.url());
  const postId = crypto.randomUUID();
  const fields = { line1: `${postId} Elm Street`, city: "Portland", region: "OR", country: "US", postId };
  const answer = await page.request.post(`${origin}/app/homes/new`, {
    headers: { Origin: origin },
    form: fields,
    maxRedirects: 0,
  });
  const homeId = /[0-9a-f-]{36}/.exec(answer.headers().location ?? "")?.[0];
  if (!homeId) throw new Error(`No home was added: ${answer.status()}`);
  await page.goto(origin + pathOf(homeId));
  await alive(page);
};

/** Viewings of the demo's form, with a slot that is near: both may be there. The page is then loaded again. */
async function addSlot(page: Page): Promise<void> {
  const { origin, href } = new URL(page.url());
  const post = (fields: Record<string, string>) =>
    page.request.post(`${origin}${form}/viewings`, { headers: { Origin: origin }, form: fields });
  await post({ intent: "rule", stage: "before", rule: "order" });
  const date = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await post({ intent: "slots", date, from: "10:00", minutes: "30", pause: "0", count: "1", capacity: "2" });
  await page.goto(href);
  await alive(page);
}

async function openDoor(page: Page): Promise<void> {
  await addSlot(page);
  const slot = await page.locator("input[name=slotId]").first().getAttribute("value");
  await page.goto(`${new URL(page.url()).origin}${form}/viewings/${slot}/door`);
  await alive(page);
}

const openViewing = (part: string) => async (page: Page) => {
  const { origin } = new URL(page.url());
  await page.goto(`${origin}${form}/viewings`);
  await addSlot(page);
  const answer = await page.goto(`${origin}/apply/demo-maple-street/viewing${part}`);
  if (!answer?.ok()) throw new Error("There are no viewings");
};

/** What a window of the list's bar opens, with two selected. */
const ofTwo = (name: string): Screen => ({
  path: "/app/applicants?state=in_review",
  within: dialog,
  open: async (page) => {
    await select(page);
    await page.getByRole("button", { name, exact: true }).last().click();
  },
});

export function screensOf(server: SharedServer, said: Saying = inEnglish) {
  return { nobody: ofNobody(said), landlord: ofLandlord(server, said), newcomer, admin };
}

function ofNobody({ all }: Saying): Screen[] {
  const paths = [
    ...["/", "/about", "/faq", "/pricing", "/privacy-policy", "/terms-of-service", "/withdraw", "/redeem"],
    ...["/restrictions", "/restrictions/eu-fr"],
    ...["/blog", "/blog/how-to-decide-rental-applicant"],
    ...["/demo/inbox", "/demo/inbox/3", "/no-such-page", "/contact?sent=1"],
    ...["/sign-in", "/sign-up", "/forgot-password", "/reset-password?token=none", "/check-email"],
    ...["/verify-email?token=none", "/undo?token=none", "/manage/no-link", "/start"],
    ...["/apply/demo-maple-street", "/apply/demo-maple-street?lang=fr", "/apply/demo-maple-street/report"],
    "/apply/demo-maple-street/home/14-maple-street-portland",
  ];
  return [
    ...paths.map((path) => ({ path })),
    { path: "/contact", open: refused(all("Send message")) },
    { path: "/sign-in", open: refused(all("Sign in")) },
    {
      path: "/apply/demo-maple-street",
      open: async (page) => {
        await page.locator("button[value=start]").click();
        await page.locator("button[data-go]").waitFor();
      },
    },
    {
      path: "/apply/demo-maple-street?step=1",
      open: async (page) => {
        await page.locator("button[data-go]").click();
        await page.locator("[data-summary]").waitFor();
      },
    },
  ];
}

function ofLandlord({ persistTo }: SharedServer, { all, begins }: Saying): Screen[] {
  const [one, other] = readLocal<{ id: string; formId: string }>(
    persistTo,
    "SELECT id, form_id AS formId FROM application WHERE state = 'in_review' AND is_spam = 0 ORDER BY submitted_at",
  );
  const application = `/app/forms/${one?.formId}?applicationId=${one?.id}`;
  const paths = [
    ...["/app/dashboard", "/app/forms", "/app/forms?show=bin", "/app/forms/new", "/app/guest-forms"],
    ...["/app/applicants", "/app/viewings", "/app/notifications", "/app/exports", "/app/erasures"],
    ...[
      form,
      `${form}/share`,
      `${form}/numbers`,
      `${form}/versions`,
      `${form}/versions/1`,
      `${form}/viewings`,
      `${form}/settings`,
    ],
    ...[`${form}/spam`, `${form}/edit?step=1`, `${form}/edit?step=2`, `${form}/edit?step=3`, `${form}/edit?step=4`],
    ...[`${form}/edit?step=5`, `/app/applicants/compare?ids=${one?.id},${other?.id}`],
    ...[application, `${application}&tab=messages`, `${application}&tab=your-notes`, `${application}&tab=references`],
    ...["/app/homes", "/app/homes?show=archived", "/app/homes/new", "/app/homes/import"],
    ...["/app/settings/profile", "/app/settings/notifications", "/app/settings/security", "/app/settings/new-forms"],
    "/app/settings/team",
    ...["/app/settings/billing?billingOption=credits", "/app/settings/billing?billingOption=subscription"],
    "/app/settings/billing/refund",
  ];
  return [
    ...paths.map((path) => ({ path })),
    { path: "/app/homes/import", open: checkFile(all("Check the file")) },
    { path: "/app/homes", open: ofHome((id) => `/app/homes/${id}`) },
    { path: "/app/homes", open: ofHome((id) => `/app/homes/${id}/edit`) },
    { path: "/app/homes", open: ofHome((id) => `/app/forms?home=${id}`) },
    { path: "/app/viewings", open: press(all("Make an address")) },
    { path: `${form}/viewings`, open: addSlot },
    { path: `${form}/viewings`, open: openDoor },
    { path: "/app/viewings", open: addSlot },
    { path: "/apply/demo-maple-street", open: openViewing("") },
    { path: "/apply/demo-maple-street", open: openViewing("/record") },
    opened(application, all("Approve")),
    opened(application, all("Decline")),
    opened("/app/applicants", all("Export")),
    ofTwo(all("Shortlist with a message")),
    ofTwo(all("Decline")),
    ofTwo(all("Message")),
    { path: application, within: "[role=menu]", open: press(all("More")) },
    {
      path: "/app/settings/profile",
      open: (page) => page.getByRole("button", { name: begins("Account of") }).click(),
    },
    opened(`${form}/edit?step=2`, begins("Add a question to")),
    {
      path: `${form}/edit?step=2`,
      within: "[data-inspector]",
      open: (page) => page.locator("button[id^=question-]").first().click(),
    },
    {
      path: `${form}/edit?step=2`,
      within: "[role=menu]",
      open: press(begins("More for section")),
    },
  ];
}

const newcomer = [
  ...["/app/dashboard", "/app/forms", "/app/homes", "/app/applicants", "/app/notifications", "/app/exports"],
  "/app/settings/billing?billingOption=credits",
];
const admin = [
  ...["", "/jobs", "/law", "/people", "/credit-vouchers", "/email-test", "/spam-protection"],
  ...["/spam-protection/rules", "/spam-protection/numbers", "/spam-protection/log", "/spam-protection/switches"],
];

export async function openScreen(page: Page, server: SharedServer, { path, open, within }: Screen): Promise<void> {
  await page.goto(server.origin + path);
  if (path.startsWith("/app/")) await alive(page);
  if (path.includes("/edit")) await page.getByTestId("save-status").waitFor();
  await open?.(page);
  if (within) await page.locator(within).first().waitFor();
}
