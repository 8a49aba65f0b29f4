import { afterEach, beforeEach, expect, test } from "vitest";
import { type FakeStream, fakeStreams } from "../../../../../tests/components/fake-stream.tsx";
import { type SharedStream, shareStream } from "./shared-stream.ts";

/** The stream that was opened last. */
let stream: () => FakeStream | undefined;
let tabs: SharedStream[] = [];
let name: string;
beforeEach(() => {
  stream = fakeStreams();
  name = crypto.randomUUID();
});
afterEach(() => {
  for (const tab of tabs) tab.leave();
  tabs = [];
});

/** A tab that subscribes to topics; `heard` is what it has received. */
function openTab(...topics: string[]) {
  const heard: string[] = [];
  const tab = shareStream(name, {
    said: (event, data) => heard.push(data === "" ? event : `${event} ${JSON.parse(data).topics}`),
    lost: () => heard.push("lost"),
  });
  tabs.push(tab);
  tab.want(topics);
  return { tab, heard };
}
const follows = (...topics: string[]) => expect.poll(() => stream()?.topics).toEqual(topics);

test("the tabs of a browser have one stream, for what all of them show", async () => {
  const first = openTab("leads");
  await follows("leads");
  const alone = stream();
  const second = openTab("orders");
  await follows("leads", "orders");
  expect(alone?.isClosed).toBe(true);
  stream()?.emit("change", { topics: ["orders"] });
  await expect.poll(() => second.heard).toContain("change orders");
  expect(first.heard).toContain("change orders");
});

test("a tab whose topics are followed already hears that at once", async () => {
  openTab("leads", "orders");
  await follows("leads", "orders");
  const open = stream();
  const { heard } = openTab("orders");
  await expect.poll(() => heard).toEqual(["open"]);
  expect(stream()).toBe(open);
});

test("where the tab with the stream is hidden or closed another one opens it", async () => {
  const first = openTab("leads");
  await follows("leads");
  const second = openTab("leads");
  await expect.poll(() => second.heard).toEqual(["open"]);
  const former = stream();
  first.tab.want([]);
  await expect.poll(() => stream() !== former).toBe(true);
  expect(former?.isClosed).toBe(true);
  stream()?.emit("open");
  await expect.poll(() => second.heard).toEqual(["open", "open"]);
  expect(first.heard).toEqual([]);
});

test("a lost stream is lost for all of them", async () => {
  const first = openTab("leads");
  await follows("leads");
  const second = openTab("leads");
  await expect.poll(() => second.heard).toEqual(["open"]);
  stream()?.refuse();
  await expect.poll(() => second.heard).toEqual(["open", "lost"]);
  expect(first.heard).toEqual(["lost"]);
  // A tab that comes meanwhile receives no `open`.
  const { heard } = openTab("leads");
  await expect.poll(() => heard).toEqual(["lost"]);
});

test("a session that has ended closes the stream; another one that begins in any tab opens it", async () => {
  const first = openTab("leads");
  await follows("leads");
  const second = openTab("leads");
  await expect.poll(() => second.heard).toEqual(["open"]);
  const ended = stream();
  ended?.dispatchEvent(new MessageEvent("ended", { data: "" }));
  await expect.poll(() => second.heard).toEqual(["open", "ended"]);
  expect([ended?.isClosed, first.heard]).toEqual([true, ["ended"]]);
  second.tab.begin();
  await expect.poll(() => stream() !== ended).toBe(true);
});
