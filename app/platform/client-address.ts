/** The address that Cloudflare saw, as a key for counts; of IPv6 the first half. "unknown" only locally. */
export function clientAddress(request: Request): string {
  const address = request.headers.get("CF-Connecting-IP")?.trim();
  return address ? addressKey(address) : "unknown";
}

export function addressKey(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...(address.includes("::") ? zeros : []), ...after].slice(0, 4).join(":").toLowerCase();
}

/** The number of the network that a request came from, as Cloudflare says; null locally. */
export function asnOf(request: Request): number | null {
  const { cf } = request as Request<unknown, IncomingRequestCfProperties>;
  return cf?.asn ?? null;
}

/** The wider network of such a key: /24 of IPv4, /48 of IPv6. Null where the key is no address. */
export function networkOf(address: string): string | null {
  const blocks = address.split(":");
  if (blocks.length === 4) return `${blocks.slice(0, 3).join(":")}::/48`;
  const bytes = address.split(".");
  return bytes.length === 4 ? `${bytes.slice(0, 3).join(".")}.0/24` : null;
}
