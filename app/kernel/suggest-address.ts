import { visibleText } from "./visible-text";

/** Mailboxes that most tenants have; an address one slip away from one of these is likely a slip. */
const likely = [
  ...["gmail.com", "googlemail.com", "hotmail.com", "outlook.com", "yahoo.com", "icloud.com", "protonmail.com"],
  ...["hotmail.es", "hotmail.fr", "outlook.es", "outlook.fr", "yahoo.es", "yahoo.fr", "yahoo.co.uk", "hotmail.co.uk"],
  ...["orange.fr", "wanadoo.fr", "laposte.net", "comcast.net", "verizon.net", "btinternet.com"],
];

/** Providers of their own that are one letter away from one of those. */
const real = new Set([...likely, "mail.com", "email.com", "ymail.com", "fmail.com", "qmail.com", "zmail.com"]);

/** The likely address in lower case, or null: one letter of the domain is off, or the ending is a slip of ".com". */
export function suggestAddress(typed: string): string | null {
  const address = visibleText(typed).trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  if (at < 1 || real.has(domain)) return null;
  const meant = likely.find(
    (known) => isOneSlip(domain, known) && (known.endsWith(".com") || hasEndingOf(domain, known)),
  );
  return meant ? `${address.slice(0, at)}@${meant}` : null;
}

function hasEndingOf(domain: string, known: string): boolean {
  return domain.endsWith(known.slice(known.indexOf(".")));
}

/** Equal but for one letter added, left out or changed, or two neighbours swapped. */
function isOneSlip(typed: string, known: string): boolean {
  let from = 0;
  while (from < typed.length && typed[from] === known[from]) from += 1;
  const [rest, meant] = [typed.slice(from), known.slice(from)];
  if (rest.length === meant.length) {
    const isSwapped = rest[0] === meant[1] && rest[1] === meant[0] && rest.slice(2) === meant.slice(2);
    return rest.slice(1) === meant.slice(1) || isSwapped;
  }
  const [longer, shorter] = rest.length > meant.length ? [rest, meant] : [meant, rest];
  return longer.slice(1) === shorter;
}
