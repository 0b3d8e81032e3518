import { Hono } from "hono";
import { CACHE_CONTROL } from "../app/kernel/cache-control";
import { dayMs } from "../app/kernel/durations";
import { fileHeaders } from "../app/platform/security-headers";
import type { AppEnv } from "./app-env";

/** RFC 9116 wants less than a year. Counted from today's date, so that the file never runs out and changes once a day. */
const validDays = 180;

/** Addresses that programs look for: where to report a hole (RFC 9116), and where a password is changed. */
export const wellKnown = new Hono<AppEnv>();

wellKnown.get("/security.txt", (c) => {
  const { config, clock } = c.get("services");
  const today = Math.floor(clock.now().getTime() / dayMs) * dayMs;
  const lines = [
    `Contact: mailto:${config.supportEmail}`,
    `Contact: ${config.baseUrl}/contact`,
    `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
    "Preferred-Languages: en, es, fr",
    `Canonical: ${config.baseUrl}/.well-known/security.txt`,
  ];
  return c.body(`${lines.join("\n")}\n`, 200, {
    ...fileHeaders,
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": CACHE_CONTROL.publicPage,
  });
});

/** Whoever is signed out signs in first, and comes back there. */
wellKnown.get("/change-password", (c) => c.redirect("/app/settings/profile", 302));
