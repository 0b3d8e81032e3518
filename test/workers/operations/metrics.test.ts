import { describe, expect, it } from "vitest";
import { createIdMaker, type OutboxId, type RentFormId } from "../../../app/kernel/ids";
import { createMetrics, isSampled, memorySampling } from "../../../app/platform/metrics";
import { insertJob } from "../../../app/platform/outbox.server";
import { runJob } from "../../../workers/jobs/run-job";
import { sweepOutbox } from "../../../workers/jobs/sweeps/outbox";
import { createServices } from "../../../workers/services";
import { silentLog, testEnv } from "../../support/services";

/** Real services over a dataset that keeps what is written. */
function recorded() {
  const points: AnalyticsEngineDataPoint[] = [];
  const METRICS = { writeDataPoint: (point?: AnalyticsEngineDataPoint) => void (point && points.push(point)) };
  const services = createServices({ ...testEnv, METRICS }, () => undefined, { log: silentLog });
  return { points, services };
}

const ids = createIdMaker();

describe("the operator's metrics", () => {
  it("record how each job ended, by its kind", async () => {
    const { points, services } = recorded();
    const id = ids.uuid<OutboxId>();
    const ref = { formId: ids.uuid<RentFormId>() };
    await insertJob(services.db, { id, kind: "cache.refresh-form", ref, dedupeKey: id, now: new Date() });
    await runJob(services, id);
    expect(points).toEqual([{ indexes: ["job"], blobs: ["cache.refresh-form", "sent", ""], doubles: [1, 1] }]);
  });

  it("record how long the oldest job has been due", async () => {
    const { points, services } = recorded();
    await sweepOutbox({ ...services, mailQueue: { notify: async () => undefined, waitingSince: async () => null } });
    expect(points).toEqual([{ indexes: ["age"], blobs: ["outbox"], doubles: [1, expect.any(Number)] }]);
  });

  it("record time and D1 rows by the route's pattern", async () => {
    const { points, services } = recorded();
    await services.db.run("SELECT count(*) FROM outbox");
    services.metrics.request({ route: "/manage/:token", method: "GET", status: 200, usage: services.usage });
    const [point] = points;
    expect(point).toMatchObject({ indexes: ["request"], blobs: ["/manage/:token", "GET", "200"] });
    expect(point?.doubles?.slice(2, 4)).toEqual([1, 1]);
  });

  it("count a sampled one for a hundred", () => {
    const of = 100_000;
    const written = Array.from({ length: of }, (_, place) => isSampled(place / of)).filter(Boolean).length;
    expect(written * memorySampling).toBe(of);
  });

  it("stay within the limits of Analytics Engine", () => {
    const points: AnalyticsEngineDataPoint[] = [];
    const metrics = createMetrics({ writeDataPoint: (point) => void (point && points.push(point)) });
    const { usage } = recorded().services;
    metrics.request({ route: "/x".repeat(5_000), method: "GET", status: 200, usage });
    for (const { indexes = [], blobs = [], doubles = [] } of points) {
      const bytes = new TextEncoder().encode(blobs.join("")).byteLength;
      expect([indexes.length, blobs.length <= 20, doubles.length <= 20, bytes < 16_384]).toEqual([1, true, true, true]);
    }
  });
});
