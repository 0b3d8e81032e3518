import { expect, it } from "vitest";
import { seedInto } from "../../../scripts/seed/seed.ts";
import { openSite } from "../../support/site.ts";

const { server } = await openSite("demo");

it("seeding the demo data again changes nothing", async () => {
  expect(await seedInto(server.persistTo, server.origin)).toContain("there already: 40 applicants");
});
