/** The page behind the link of a mail that confirms an address. It shows one button; opening it changes nothing. */
export function verifyAddressUrl(baseUrl: string, token: string, callbackURL: string | null = null): string {
  const search = new URLSearchParams({ token, ...(callbackURL ? { callbackURL } : {}) });
  return `${baseUrl}/verify-email?${search}`;
}
