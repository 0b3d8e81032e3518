import { describe, expect, it } from "vitest";
import routes from "../../app/routes";
import { pendingRoutes } from "../../app/routes/shared/site-map";
import { routeExamples } from "../support/route-examples.ts";
import { pathsOf } from "../support/route-paths.ts";
import { specificationRoutes } from "../support/specification-routes.ts";

const served = pathsOf(await routes);
const pending = pendingRoutes.map((route) => route.path);

describe("the routes of the specification's section 2", () => {
  it.each(specificationRoutes)("%s is either served or pending", (path) => {
    expect([served.includes(path), pending.includes(path)].filter(Boolean)).toHaveLength(1);
  });

  it("only routes of the specification are pending", () => {
    expect(pending.filter((path) => !specificationRoutes.includes(path))).toEqual([]);
  });

  // Red when a route is added without an example: every route is walked by test/http.
  it("every served route has an example that test/http requests", () => {
    expect(served.filter((path) => !(path in routeExamples))).toEqual([]);
  });
});
