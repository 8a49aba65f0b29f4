import { describe, expect, it, onTestFinished } from "vitest";
import { callRejectedEvent } from "#app/platform/api/call-rejected.ts";
import { answerCalls, refusal } from "../../../../tests/components/answer-calls.ts";
import { settled } from "../../../../tests/components/settled.ts";
import { watchLeaving } from "../../../../tests/components/watch-leaving.ts";
import { PageSession } from "./page-session.ts";
import { readTokens } from "./token-storage.ts";
import { deleteTokens, writeTokens } from "./write-tokens.ts";

const minute = 60_000;

/** Signed by nobody, readable by a browser. */
function tokensFrom(issuedAt: number) {
  const names = { firstName: "Noora", lastName: "Al Kuwari" };
  const user = { id: "noora", sfAccountId: "", kunnr: "", ...names, phones: [], emails: [] };
  const payload = { user, sid: "session-1", iat: issuedAt / 1000, exp: (issuedAt + 15 * minute) / 1000 };
  return { accessToken: `e30.${btoa(JSON.stringify(payload))}.x`, refreshToken: "refresh-1" };
}

function start(leaveOut: (names: readonly string[]) => void = () => undefined): PageSession {
  const session = new PageSession(leaveOut);
  onTestFinished(() => {
    session.stop();
    deleteTokens();
  });
  session.start();
  return session;
}
const cookieNames = () => document.cookie.split("; ").filter((one) => /Token=/.test(one));

describe("a session that is answered with 401", () => {
  it.each(["a refresh", "any call"])(
    "to %s is over: its tokens are gone, and the page stays to say so",
    async (what) => {
      const left = watchLeaving();
      answerCalls({ "/v1/auth/refresh": refusal(401, "not-signed-in") });
      writeTokens(tokensFrom(Date.now()));
      expect(cookieNames()).toHaveLength(2);
      const session = start();
      await expect.poll(() => session.state.status).toBe("signed-in");
      if (what === "a refresh") void session.renew();
      else dispatchEvent(new Event(callRejectedEvent));
      await expect.poll(() => session.state.status).toBe("visitor");
      expect([readTokens(), localStorage.getItem("accessToken"), cookieNames()]).toEqual([null, null, []]);
      expect(session.state).toMatchObject({ leaving: "expired" });
      await settled();
      expect(left).toEqual([]);
    },
  );
});

it.each([
  ["no answer", "offline" as const],
  ["503", refusal(503, "unavailable")],
])("an outage of the refresh (%s) signs nobody out", async (_, answer) => {
  const calls = answerCalls({ "/v1/auth/refresh": answer });
  const tokens = tokensFrom(Date.now());
  writeTokens(tokens);
  const session = start();
  await expect.poll(() => session.state.status).toBe("signed-in");
  await session.renew();
  expect(calls).toHaveLength(1);
  expect(session.state).toMatchObject({ status: "signed-in", isReadOnly: true });
  expect(readTokens()).toEqual(tokens);
});

it("a code that this tab did not request is sent to nobody, and leaves the address", async () => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, "", href));
  const planted = new URL(href);
  planted.searchParams.set("code", "planted");
  planted.searchParams.set("state", "other");
  history.replaceState(null, "", planted);
  const calls = answerCalls({});
  const leftOut: string[] = [];
  const session = start((names) => leftOut.push(...names));
  await expect.poll(() => session.state.status).toBe("visitor");
  expect(leftOut).toEqual(["code", "state"]);
  expect(calls).toEqual([]);
});
