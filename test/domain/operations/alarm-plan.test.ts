import { describe, expect, it } from "vitest";
import { type AlarmState, fineAfterMs, planAlarms } from "../../../app/features/operator/operations/alarm-plan";
import { alarmMail } from "../../../app/features/operator/operations/mails/alarm";
import { type Health, type HealthFigures, judgeHealth } from "../../../app/features/operator/operations/rules";
import { type HealthName, healthChecks } from "../../../app/kernel/alarms";

const minuteMs = 60_000;
const well: HealthFigures = {
  outboxLateSeconds: 0,
  cronSecondsAgo: 60,
  deadJobs: 0,
  failingJobs: 0,
  unannounced: 0,
  foundFaults: 0,
  voucherGuesses: 0,
  strangeEvents: 0,
  lateEvents: 0,
  refusedEvents: 0,
  mailsReturned: 0,
  mailsReported: 0,
  senderRefused: 0,
  refusedMailEvents: 0,
  moneyReports: 0,
  lookLate: 0,
};
const all = { hasKv: true, hasDocuments: true };
const health = (figures: Partial<HealthFigures> | null, at = 0) =>
  judgeHealth({ ...all, figures: figures && { ...well, ...figures } }, at);

describe("the overall health", () => {
  it.each<[Partial<HealthFigures> | null, string, HealthName | null]>([
    [{}, "ok", null],
    [{ outboxLateSeconds: 299 }, "ok", null],
    [{ outboxLateSeconds: 300 }, "warn", "outbox"],
    [{ outboxLateSeconds: 600 }, "bad", "outbox"],
    [{ cronSecondsAgo: null }, "warn", "cron"],
    [{ cronSecondsAgo: 179 }, "ok", null],
    [{ cronSecondsAgo: 300 }, "bad", "cron"],
    [{ deadJobs: 1 }, "warn", "deadJobs"],
    [{ deadJobs: 10 }, "bad", "deadJobs"],
    [{ failingJobs: 1 }, "warn", "failingJobs"],
    [{ unannounced: 1 }, "warn", "announcements"],
    [{ foundFaults: 5000 }, "warn", "selfCheck"],
    [{ voucherGuesses: 99 }, "ok", null],
    [{ voucherGuesses: 100 }, "warn", "voucherGuesses"],
    [{ strangeEvents: 1 }, "warn", "payments"],
    [{ lateEvents: 1 }, "warn", "webhooks"],
    [{ refusedMailEvents: 4 }, "ok", null],
    [{ refusedMailEvents: 5 }, "warn", "mailEvents"],
    [{ refusedEvents: 4 }, "ok", null],
    [{ refusedEvents: 5 }, "warn", "webhooks"],
    [null, "bad", "database"],
  ])("of %j is %s", (figures, level, name) => {
    const state = health(figures);
    expect(state.level).toBe(level);
    expect(healthChecks.filter((check) => state.checks[check].level !== "ok")).toEqual(name ? [name] : []);
  });

  it("reports a Stripe key without the webhook's secret", () => {
    const state = judgeHealth({ ...all, figures: well, lacksWebhookSecret: true }, 0);
    expect(state.checks.payments).toEqual({ level: "warn", figure: null });
  });

  it("is bad when a store is unavailable", () => {
    expect(judgeHealth({ figures: well, hasKv: false, hasDocuments: true }, 0).checks.kv.level).toBe("bad");
    expect(judgeHealth({ figures: well, hasKv: true, hasDocuments: false }, 0).level).toBe("bad");
  });
});

/** Minute after minute, by what is found at each; gives the minutes at which a mail went, and what it told. */
function watch(minutes: number, found: (minute: number) => Health) {
  let state: AlarmState = { alarms: [], lastMailAt: null };
  const mails: [number, string][] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    const planned = planAlarms(state, { ...found(minute), at: minute * minuteMs });
    state = planned.state;
    const names = (key: "trouble" | "lasting" | "fine") =>
      (planned.mail?.[key] ?? []).map(({ name }) => `${key} ${name}`).join(" ");
    const told = [names("trouble"), names("lasting"), names("fine")].filter(Boolean).join(", ");
    if (planned.mail) mails.push([minute, told]);
  }
  return { mails, state };
}

const late = { outboxLateSeconds: 900 };

describe("alarms", () => {
  // Red when planAlarms forgets what it told.
  it("report one problem once, again after a day, and its end", () => {
    const { mails, state } = watch(26 * 60, (minute) => health(minute >= 10 && minute < 25 * 60 ? late : {}));
    expect(mails).toEqual([
      [10, "trouble outbox"],
      [10 + 24 * 60, "trouble outbox"],
      [25 * 60 + 5, "fine outbox"],
    ]);
    expect(state.alarms).toEqual([]);
  });

  // Red without the quiet hour.
  it("are sent hourly at most, whatever happens", () => {
    const { mails } = watch(200, (minute) =>
      health({ ...(minute >= 0 ? late : {}), deadJobs: minute >= 5 ? 1 : 0, failingJobs: minute >= 70 ? 1 : 0 }),
    );
    expect(mails).toEqual([
      [0, "trouble outbox"],
      [60, "trouble deadJobs, lasting outbox"],
      [120, "trouble failingJobs, lasting outbox lasting deadJobs"],
    ]);
  });

  // Red when an alarm ends at the first look that finds nothing.
  it("ignore problems that come and go", () => {
    const { mails } = watch(120, (minute) => health(minute < 100 && minute % 3 === 0 ? late : {}));
    expect(mails).toEqual([
      [0, "trouble outbox"],
      [99 + 1 + fineAfterMs / minuteMs, "fine outbox"],
    ]);
  });

  it("never report the end of a problem that was not reported", () => {
    const { mails } = watch(120, (minute) =>
      health({ ...(minute < 90 ? late : {}), deadJobs: minute > 5 && minute < 15 ? 1 : 0 }),
    );
    expect(mails.flatMap(([, told]) => told).join(" ")).not.toContain("deadJobs");
  });

  it("are not sent because the cron runs for the first time", () => {
    expect(watch(3, (minute) => health({ cronSecondsAgo: minute === 0 ? null : 60 })).mails).toEqual([]);
  });
});

describe("an alarm mail", () => {
  const line = (name: HealthName, figure: number | null) => ({ name, figure, since: Date.UTC(2026, 10, 22, 9, 30) });
  const site = { baseUrl: "https://rentform.example" };

  it("says what is wrong, what continues, and since when", () => {
    const { subject, text } = alarmMail(site, {
      at: 0,
      trouble: [line("outbox", 900), line("deadJobs", 3)],
      lasting: [line("kv", null)],
      fine: [],
    });
    expect(subject).toBe("Trouble at rentform.example: Emails and other jobs are late by 15 minutes and 1 more");
    for (const words of [
      "given up within an hour: 3",
      "(KV) does not answer",
      "since 2026-11-22 09:30 UTC",
      "/healthz",
    ])
      expect(text).toContain(words);
  });

  it("says that all is well again", () => {
    const mail = alarmMail(site, { at: 0, trouble: [], lasting: [], fine: [line("database", null)] });
    expect(mail.subject).toBe("Fine again at rentform.example: the database (D1)");
  });
});
