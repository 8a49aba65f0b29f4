import { beforeEach, describe, expect, test, vi } from "vitest";
import type { AnalyticsEvent } from "../rules/events.ts";
import { type DataLayer, DataLayerDelivery, retriesAfterMs } from "./data-layer-delivery.ts";

const click = (name: string): AnalyticsEvent => ({ event: "click", name, place: "main" });
const campaignError: AnalyticsEvent = {
  event: "ServiceCampaignError",
  campaign: "ac-checkup",
  message: "ended",
};

let layer: DataLayer | undefined;
let waits: number[];
let due: (() => void)[];
let delivery: DataLayerDelivery;

function passTime(): void {
  due.shift()?.();
}

beforeEach(() => {
  layer = undefined;
  waits = [];
  due = [];
  const marked = new Set<string>();
  delivery = new DataLayerDelivery({
    dataLayer: () => layer,
    after: (ms, work) => {
      waits.push(ms);
      due.push(work);
    },
    alreadySent: (name) => marked.has(name) || !marked.add(name),
  });
});

test("the ten retries are 100, 200 ... 1000 ms apart, 5.5 seconds in all", () => {
  expect(retriesAfterMs).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]);
});

test("a data layer that is there gets an event at once", () => {
  layer = [] as AnalyticsEvent[];
  delivery.send(click("a"));
  expect(layer).toEqual([click("a")]);
  expect(waits).toEqual([]);
  expect(delivery.deliveries).toEqual([{ event: click("a"), state: "sent" }]);
});

test("a data layer that loads afterwards gets everything in its order", () => {
  delivery.send(click("a"));
  delivery.send(click("b"));
  passTime();
  delivery.send(click("c"));
  expect(delivery.deliveries.map(({ state }) => state)).toEqual(["retrying", "retrying", "retrying"]);
  layer = [] as AnalyticsEvent[];
  passTime();
  expect(layer).toEqual([click("a"), click("b"), click("c")]);
  expect(waits).toEqual([100, 200]);
});

test("after ten retries the event is dropped without a word, and the next one begins anew", () => {
  delivery.send(click("a"));
  while (due.length > 0) passTime();
  expect(waits).toEqual(retriesAfterMs);
  expect(delivery.deliveries).toEqual([{ event: click("a"), state: "dropped" }]);
  waits = [];
  delivery.send(click("b"));
  layer = [] as AnalyticsEvent[];
  passTime();
  expect(waits).toEqual([100]);
  expect(layer).toEqual([click("b")]);
});

describe("a data layer that throws", () => {
  test("is tried again, and no event is lost or doubled", () => {
    const taken: AnalyticsEvent[] = [];
    const push = vi.fn((event: AnalyticsEvent) => {
      if (push.mock.calls.length === 2) throw new Error("busy");
      return taken.push(event);
    });
    delivery.send(click("a"));
    delivery.send(click("b"));
    layer = { push };
    passTime();
    expect(taken).toEqual([click("a")]);
    passTime();
    expect(taken).toEqual([click("a"), click("b")]);
  });
});

test("a campaign error is sent once a session", () => {
  layer = [] as AnalyticsEvent[];
  delivery.send(campaignError);
  delivery.send(campaignError);
  expect(layer).toEqual([campaignError]);
});

test("nothing personal reaches the data layer", () => {
  layer = [] as AnalyticsEvent[];
  delivery.send({ event: "error", kind: "script", message: "noora@example.qa 55123456", page: "/" });
  expect(JSON.stringify(layer)).not.toMatch(/noora|55123456/);
});
