import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** What `/metrics` shows. Labels are patterns and codes, so their number stays small. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

export const httpDuration = new Histogram({
  name: "marsa_api_seconds",
  help: "Time to answer a call of the API, by the pattern of its path.",
  labelNames: ["method", "path", "status"],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [metrics],
});

export const pagesRendered = new Counter({
  name: "marsa_pages_rendered_total",
  help: "Pages rendered anew, not answered from memory.",
  registers: [metrics],
});
