import { Counter, Gauge, Histogram } from "prom-client";
import { metrics } from "../metrics.server.ts";

const labelNames = ["name"] as const;
const registers = [metrics];

const hits = new Counter({
  name: "marsa_read_model_hits_total",
  help: "Reads that a read model answered from memory.",
  ...{ labelNames, registers },
});
const refreshes = new Histogram({
  name: "marsa_read_model_refresh_seconds",
  help: "Time to load a value of a read model; the count says how many were loaded.",
  buckets: [0.002, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  ...{ labelNames, registers },
});

/** When each read model last loaded a value, in milliseconds since 1970. */
const refreshedAt = new Map<string, number>();
new Gauge({
  name: "marsa_read_model_age_seconds",
  help: "Time since a read model last loaded a value.",
  ...{ labelNames, registers },
  collect() {
    for (const [name, at] of refreshedAt) this.set({ name }, (Date.now() - at) / 1_000);
  },
});

/** The metrics of the read model of a name. */
export function readModelMetrics(name: string) {
  const ownHits = hits.labels(name);
  return {
    hit: () => ownHits.inc(),
    async timed<T>(load: () => Promise<T>): Promise<T> {
      const end = refreshes.startTimer({ name });
      try {
        return await load();
      } finally {
        end();
        refreshedAt.set(name, Date.now());
      }
    },
  };
}
