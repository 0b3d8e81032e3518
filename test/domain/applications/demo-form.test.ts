import { expect, it } from "vitest";
import { demoForm } from "../../../app/features/applying/apply/preview/demo-form";

// A form without them cannot be published, or is shown without its place: the demo is what a tenant really meets.
it("the public demo form names the landlord, the response time and the full address", () => {
  const { landlord, replyWithinDays, property } = demoForm();
  expect(landlord?.name).toBe("Dana Hartley-Quist");
  expect(replyWithinDays).toBeGreaterThan(0);
  expect(property.address.postcode).toBe("97205");
});
