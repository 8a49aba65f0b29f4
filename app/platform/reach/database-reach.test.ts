import pg from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type LateDatabase, lateDatabase } from "../../../tests/factories/database/late-database.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { followChanges } from "../live/follow-changes.server.ts";
import { followVersions } from "../read-model/follow-versions.server.ts";
import { DatabaseAway, isUnreachable, untilReachable } from "./database-reach.server.ts";

const { url } = testDatabase({ jobs: false });
let late: LateDatabase | undefined;
beforeEach(() => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => {
  late?.close();
  late = undefined;
  vi.restoreAllMocks();
});

describe("a step of the start", () => {
  const failing = (errors: unknown[]) => async () => {
    const error = errors.shift();
    if (error !== undefined) throw error;
    return "done";
  };
  const away = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

  test("is made again while the database cannot be reached", async () => {
    expect(await untilReachable(failing([away(), new Error("timeout expired")]))).toBe("done");
  });

  test("is made again where a migration was broken off", async () => {
    const brokenOff = new Error("migration 0001 failed", { cause: new Error("Connection terminated") });
    expect(await untilReachable(failing([brokenOff]))).toBe("done");
  });

  test("is given up when it has not answered for too long", async () => {
    const step = () => Promise.reject(away());
    await expect(untilReachable(step, 0)).rejects.toThrow(DatabaseAway);
  });

  test.each([new Error("migration 0001 was changed after it ran"), "not an error"])(
    "that fails for another reason is not: %s",
    async (error) => {
      await expect(untilReachable(failing([error]))).rejects.toBe(error);
    },
  );

  test("of a login that there is not is not", async () => {
    const stranger = new URL(url);
    stranger.username = "nobody-of-this-name";
    const step = () => new pg.Client({ connectionString: stranger.href }).connect();
    await expect(untilReachable(step)).rejects.toMatchObject({ code: "28000" });
  });
});

test("a server whose name is not known yet is away", () => {
  expect(isUnreachable(Object.assign(new Error("getaddrinfo"), { code: "EAI_AGAIN" }))).toBe(true);
});

describe("a database that does not answer the first connection", () => {
  test("has its versions followed by the next one", async () => {
    late = await lateDatabase(url, { silent: 1 });
    const followed = vi.fn();
    const follower = await followVersions(late.url, { followed, lost: () => undefined });
    expect(followed).toHaveBeenCalled();
    await follower.stop();
  });

  test("has its changes followed by the next one", async () => {
    late = await lateDatabase(url, { silent: 1 });
    const changes = await followChanges(late.url);
    expect(late.connections()).toBe(2);
    await changes.stop();
  });
});
