import type { Config } from "drizzle-kit-cli";

export default {
  dialect: "sqlite",
  schema: "./app/db/schema/*.ts",
  out: "./migrations",
} satisfies Config;
