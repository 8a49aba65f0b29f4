import { once } from "node:events";
import { requestStatus } from "./request-status.ts";

/* A process of its own: what it sends and receives must not delay those who measure. */

process.send?.("ready");
const [{ urls, localAddress }] = (await once(process, "message")) as [
  { readonly urls: readonly string[]; readonly localAddress: string },
];
const counts = new Map<number, number>();
await Promise.all(
  urls.map(async (url) => {
    const status = await requestStatus(url, localAddress);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }),
);
process.send?.([...counts], () => process.exit());
