import { expect, it } from "vitest";
import { accountMail } from "../../app/features/people/accounts/mails/account";

const site = { baseUrl: "https://rentform.example", supportEmail: "help@rentform.example", language: "en" as const };

// Red when a device that nobody knows is a question mark.
it("the mail on a new sign-in says of a device without a name that it is unknown", () => {
  const { text } = accountMail(
    {
      kind: "new-device",
      to: "dana@landlord.example",
      name: "Dana",
      device: null,
      country: "CH",
      link: "https://rentform.example/not-me/token",
      at: 0,
    },
    site,
  );
  expect(text).toMatch(/Device:?\s+Unknown/);
});
