import { expect, it } from "vitest";
import { plainAddress } from "../../workers/plain-addresses";

const plain = (address: string) => {
  const url = new URL(address, "http://localhost:8787");
  return plainAddress(url);
};

// Red when what a sentence, a bracket, a keyboard or a copied text adds to a link leads to "not found".
it.each([
  ...[
    ".",
    ",",
    ";",
    ":",
    "!",
    ")",
    "]",
    ">",
    "'",
    "\u2019",
    "\u201d",
    "\u00bb",
    "\u2026",
    ").",
    "%29",
    "%2C",
    "**",
  ].map((mark) => [`/apply/demo-maple-street${mark}`, "/apply/demo-maple-street"]),
  ...["\u200b", "\u200e", "\u2069", "\u00ad", "\ufeff", "%E2%80%8B"].map((mark) => [
    `/apply/demo-${mark}maple-street${mark}`,
    "/apply/demo-maple-street",
  ]),
  ["/apply/DEMO-MAPLE-STREET", "/apply/demo-maple-street"],
  ["/Apply/demo-maple-street", "/apply/demo-maple-street"],
  ["/APPLY", "/apply"],
  ["/Apply/ABCDEFGH2345/status/AbC_d-9", "/apply/abcdefgh2345/status/AbC_d-9"],
  ["/apply/demo-maple-street.?lang=es", "/apply/demo-maple-street?lang=es"],
  ["/Manage/form/abc", "/manage/form/abc"],
  ["/manage/AbC_d-9.", "/manage/AbC_d-9"],
  ["/verify-form?token=AbC_d-9.", "/verify-form?token=AbC_d-9"],
  ["/verify-form?token=AbC%E2%80%8B_d-9)", "/verify-form?token=AbC_d-9"],
  ["/.", "/"],
])("an address ending in %s is redirected to %s", (address, meant) => {
  expect(plain(address)).toBe(meant);
  expect(plain(meant)).toBe(meant);
});

it.each([
  "/",
  "/apply/demo-maple-street",
  "/apply/demo-maple-street?step=2",
  "/assets/Index-DQ3B.js",
  "/app/forms.data?q=a.",
  "/contact?message=Hello.",
  "/app/applicants?q=%D8%B1%D8%B6%D8%A7%E2%80%8C%D8%B2%D8%A7%D8%AF%D9%87",
  "/%E0%A4%A",
  "/redeem/ABCDEFGH",
  "//evil.example/a",
])("the address %s is not changed", (address) => {
  expect(
    plainAddress({ pathname: address.split("?")[0] ?? "", search: address.slice(address.split("?")[0]?.length) }),
  ).toBe(address);
});
