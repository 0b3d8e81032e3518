import type { Controls } from "../../controls";
import { bareName, type Reading } from "../reading";

const longest = 254;

const EMAIL =
  /^[a-z0-9_'+-]+(?:\.[a-z0-9_'+-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

function parseEmail(controls: Controls): string | undefined {
  const typed = controls.text("").trim().toLowerCase();
  if (typed.length > longest) return controls.fail("", "too-long", { max: longest });
  const address = withAsciiDomain(typed);
  if (address.length > longest || !EMAIL.test(address)) return controls.fail("", "not-an-email");
  return address;
}

/** As the kernel's emailSchema stores addresses: the domain in punycode. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  if (!/[^\0-\x7f]/.test(domain) || /[\s/?#:@\\[\]%]/.test(domain)) return address;
  try {
    return address.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

export const emailReading: Reading<"email"> = {
  parts: bareName,
  parse: (_field, controls) => parseEmail(controls),
};
