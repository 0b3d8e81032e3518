import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // All routes in one file that browsers keep: no page carries its part of them, and no link asks the Worker for more.
  routeDiscovery: { mode: "initial" },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
    // For `npm run dev` alone: packages are found before the first page asks for them, which would load it twice.
    unstable_optimizeDeps: true,
  },
} satisfies Config;
