import { SELF } from "cloudflare:test";
import { expect, it } from "vitest";

it("serves the home page", async () => {
  const response = await SELF.fetch("http://localhost:8787/");
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("Digital Rental Application Forms for Landlords");
});
