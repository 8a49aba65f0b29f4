import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { expect, vi } from "vitest";
import { followChanges } from "#app/features/office/browser/live/follow-changes.ts";

/** A stream of changes that the page has opened; the test says what comes. */
export class FakeStream extends EventTarget {
  readonly url: URL;
  isClosed = false;
  readyState = 1;
  constructor(url: string) {
    super();
    this.url = new URL(url, location.href);
  }
  get topics(): string[] {
    return this.url.searchParams.get("topics")?.split(",") ?? [];
  }
  close() {
    this.isClosed = true;
  }
  /** The server has answered with an error: a browser tries no more by itself. */
  refuse() {
    this.readyState = 2;
    this.dispatchEvent(new Event("error"));
  }
  emit(name: string, data?: object) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

/** Stands in for the streams of the page while the test runs; answers the newest one. */
export function fakeStreams(): () => FakeStream | undefined {
  let newest: FakeStream | undefined;
  vi.stubGlobal(
    "EventSource",
    class extends FakeStream {
      static readonly CLOSED = 2;
      constructor(url: string) {
        super(url);
        newest = this;
      }
    },
  );
  return () => newest;
}

/** Follows what changes behind a screen, as the frame of the office does. */
export function FollowingChanges({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  // Tests run side by side in one browser.
  useEffect(() => followChanges(client, crypto.randomUUID()), [client]);
  return children;
}

/** Something of a topic changes elsewhere, once the page follows it. */
export async function announce(stream: () => FakeStream | undefined, topic: string): Promise<void> {
  await expect.poll(() => stream()?.topics).toContain(topic);
  stream()?.emit("change", { topics: [topic] });
}
