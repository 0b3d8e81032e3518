import { demoAccount, seedPassword } from "../../scripts/seed/sign-in.ts";
import { openLocalDatabase } from "../support/local-d1.ts";

/** `headers`: made before each round, while a signed cookie is young. `goal`: times a bare fetch. */
export type Page = {
  name: string;
  urls: string[];
  headers: () => Record<string, string> | Promise<Record<string, string>>;
  expect: number;
  requests: number;
  goal?: number;
};

/** More forms than the memory for start pages holds: asked for in turn, each of their pages is rendered. */
const otherForms = 220;

/** Pages of /apply that everybody shares: from memory, not changed, and rendered. */
export async function applyPages(origin: string, persistTo: string): Promise<Page[]> {
  const form = `${origin}/apply/demo-maple-street`;
  const others = copyForm(persistTo, otherForms).map((id) => `${origin}/apply/${id}`);
  const etag = (await fetch(form)).headers.get("etag") ?? "";
  const none = () => ({});
  return [
    { name: "/apply from memory", urls: [form], headers: none, expect: 200, requests: 2000, goal: 1.5 },
    {
      ...{ name: "/apply, 304 by ETag", urls: [form], headers: () => ({ "If-None-Match": etag }) },
      ...{ expect: 304, requests: 2000, goal: 1.2 },
    },
    { name: "/apply rendered", urls: others, headers: none, expect: 200, requests: 660, goal: 10 },
  ];
}

/** Pages of the seeded landlord, with a cookie of this minute; the dashboard with one that is renewed, too. */
export async function signedInPages(origin: string, persistTo: string): Promise<Page[]> {
  const [formId, applicationId] = findDemo(persistTo);
  const browser = await signIn(origin);
  const page = (name: string, path: string, goal = 100): Page => ({
    ...{ name, urls: [origin + path], headers: browser.young, expect: 200, requests: 100, goal },
  });
  return [
    page("dashboard", "/app/dashboard", 60),
    { ...page("dashboard, cookie renewed", "/app/dashboard"), headers: browser.withoutCopy },
    page("forms", "/app/forms"),
    page("edit", `/app/forms/${formId}/edit`),
    page("form details", `/app/forms/${formId}`),
    page("profile", "/app/settings/profile"),
    page("notifications", "/app/notifications"),
    page("applicants", "/app/applicants"),
    page("application", `/app/applicants?application=${applicationId}`),
  ];
}

/** The demo's form, and one of its applications. */
export function findDemo(persistTo: string): [formId: string, applicationId: string] {
  const database = openLocalDatabase(persistTo);
  try {
    const row = database
      .prepare(
        `SELECT f.id AS formId, a.id AS applicationId FROM rent_form f JOIN application a ON a.form_id = f.id
          WHERE f.url_id = 'demo-maple-street' AND a.state = 'submitted' ORDER BY a.submitted_at DESC LIMIT 1`,
      )
      .get() as { formId: string; applicationId: string };
    return [row.formId, row.applicationId];
  } finally {
    database.close();
  }
}

/** A browser that is signed in as the demo's landlord. */
export async function signIn(origin: string) {
  const cookies = new Map<string, string>();
  const header = (names: readonly string[]) => names.map((name) => `${name}=${cookies.get(name)}`).join("; ");
  const take = async (response: Response) => {
    await response.arrayBuffer();
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    return response;
  };
  const answer = await take(
    await fetch(`${origin}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: origin },
      body: JSON.stringify({ email: demoAccount.email, password: seedPassword }),
    }),
  );
  if (!answer.ok) throw new Error(`Could not sign in: ${answer.status}`);
  const withoutCopy = () => ({ Cookie: header([...cookies.keys()].filter((name) => !name.endsWith("session_data"))) });
  return {
    withoutCopy,
    async young() {
      await take(await fetch(`${origin}/app/dashboard`, { headers: withoutCopy() }));
      return { Cookie: header([...cookies.keys()]) };
    },
  };
}

/** The demo's form as many times over, under ids of their own. */
function copyForm(persistTo: string, count: number): string[] {
  const database = openLocalDatabase(persistTo);
  try {
    const columns = database.prepare("SELECT name FROM pragma_table_info('rent_form')").all() as { name: string }[];
    const values = columns.map(({ name }) => {
      if (name === "id" || name === "url_id") return "?";
      // Nobody's: the landlord's pages stay what they are.
      return name === "landlord_id" ? "NULL" : `"${name}"`;
    });
    const insert = database.prepare(
      `INSERT OR IGNORE INTO rent_form (${columns.map(({ name }) => `"${name}"`)}) SELECT ${values} FROM rent_form WHERE url_id = 'demo-maple-street'`,
    );
    const ids = Array.from({ length: count }, (_, at) => `bench-form-${at}`);
    for (const id of ids) insert.run(crypto.randomUUID(), id);
    return ids;
  } finally {
    database.close();
  }
}
