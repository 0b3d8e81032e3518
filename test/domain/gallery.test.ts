import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const folder = "app/ui";

/** What the gallery does not show, and why. */
const apart: Record<string, string> = {
  "account-menu": "head of the account: on every screen of it",
  "alert-dialog-window.client": "within the alert",
  "app-header": "head of the account",
  "app-page": "frame of a page of the account",
  "data-cache": "draws nothing",
  "dialog-shell": "within each dialog",
  "dialog-window.client": "within the dialog",
  "error-screen": "a whole page",
  field: "within each field",
  "field-error": "within each field",
  "field-group": "within each group of fields",
  filled: "text alone",
  formatted: "text alone",
  "isolated-text": "text alone",
  "language-chooser": "nothing while English alone is complete",
  "late-menu": "a menu, later",
  "local-time": "text alone",
  "mail-layout": "mails: /admin/email-test",
  "not-found-screen": "a whole page",
  "on-demand": "draws nothing",
  "page-shell": "frame of a page",
  panels: "parts of a long page",
  "page-skeleton": "shown while a page is awaited",
  "pending-bar": "shown while a page is awaited",
  "script-needed": "shown without script alone",
  "sign-out-form": "a button of the account's menu",
  "site-footer": "foot of the site",
  "site-header": "head of the site",
  "site-shell": "frame of the site",
  "skip-link": "shown under the keyboard alone",
  "team-role": "draws nothing",
  "toaster.client": "shown by ?open=toasts",
  "reader-region": "draws nothing",
  written: "text alone",
  zones: "draws nothing",
};

// Red when a component of app/ui is neither imported by the gallery nor named above with a reason.
describe("the component gallery", () => {
  const gallery = "test/support/gallery";
  const shown = readdirSync(gallery)
    .filter((file) => file.startsWith("gallery"))
    .map((file) => readFileSync(`${gallery}/${file}`, "utf8"));
  const components = readdirSync(folder)
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => file.slice(0, -".tsx".length));

  it("shows every component, or states why not", () => {
    const missing = components.filter(
      (name) => !(name in apart) && !shown.some((text) => text.includes(`"~/ui/${name}"`)),
    );
    expect(missing).toEqual([]);
  });

  it("excuses no component that is gone or shown", () => {
    const idle = Object.keys(apart).filter(
      (name) => !components.includes(name) || shown.some((text) => text.includes(`"~/ui/${name}"`)),
    );
    expect(idle).toEqual([]);
  });
});
