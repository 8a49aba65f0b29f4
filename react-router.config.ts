import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole table of contents is small: knowing it up front saves a request at every first click.
  routeDiscovery: { mode: "initial" },
  // In development Vite prepares what all pages import before the first one is shown, not while it is.
  future: { unstable_optimizeDeps: true },
} satisfies Config;
