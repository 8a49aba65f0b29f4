import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { type FakeStream, fakeStreams } from "../../../../../tests/components/fake-stream.tsx";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { makeQueryClient } from "../office-queries.ts";
import { followChanges } from "./follow-changes.ts";

/** The stream that is open now. */
let stream: () => FakeStream | undefined;
beforeEach(() => {
  stream = fakeStreams();
});

/** Shows what is read of a topic; `read` answers each reading. */
function Followed({ read }: { read: () => Promise<string> }) {
  const { data } = useQuery({ queryKey: ["lead"], queryFn: read, meta: { topics: ["leads"] } }, client);
  useEffect(() => followChanges(client, crypto.randomUUID()), []);
  return <p>{data ?? "nothing yet"}</p>;
}
let client = makeQueryClient();

function show(read: () => Promise<string>) {
  client = makeQueryClient();
  return renderOffice(<Followed read={read} />);
}
const streamOpened = () => expect.poll(() => stream()?.topics).toEqual(["leads"]);

test("a change is read at once, one of another topic never", async () => {
  const read = vi.fn(async () => `reading ${read.mock.calls.length}`);
  const { getByText } = await show(read);
  await expect.element(getByText("reading 1")).toBeVisible();
  await streamOpened();
  stream()?.emit("change", { topics: ["people"] });
  stream()?.emit("change", { topics: ["leads"] });
  await expect.element(getByText("reading 2")).toBeVisible();
  expect(read).toHaveBeenCalledTimes(2);
});

test("a change that comes before the first answer is shown too", async () => {
  const answers: ((text: string) => void)[] = [];
  const { getByText } = await show(() => new Promise((resolve) => answers.push(resolve)));
  await streamOpened();
  stream()?.emit("change", { topics: ["leads"] });
  answers[0]?.("as it was");
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.("as it is");
  await expect.element(getByText("as it is")).toBeVisible();
});

test("a stream that was interrupted has everything read again", async () => {
  const read = vi.fn(async () => `reading ${read.mock.calls.length}`);
  const { getByText } = await show(read);
  await expect.element(getByText("reading 1")).toBeVisible();
  await streamOpened();
  stream()?.emit("open");
  await expect.element(getByText("reading 2")).toBeVisible();
});

test("a screen that is left closes its stream", async () => {
  const rendered = await show(async () => "read");
  await streamOpened();
  rendered.unmount();
  expect(stream()?.isClosed).toBe(true);
});

test("a stream that was answered with an error is opened again, and everything is read", async () => {
  const read = vi.fn(async () => `reading ${read.mock.calls.length}`);
  const { getByText } = await show(read);
  await expect.element(getByText("reading 1")).toBeVisible();
  await streamOpened();
  const refused = stream();
  refused?.refuse();
  expect(refused?.isClosed).toBe(true);
  await expect.poll(() => stream() !== refused && stream()?.topics).toEqual(["leads"]);
  stream()?.emit("open");
  await expect.element(getByText("reading 2")).toBeVisible();
});
