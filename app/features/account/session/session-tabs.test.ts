import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Profile } from "../rules/profile.ts";
import { type SessionPorts, SessionRuntime, type TokenReply } from "./session-runtime.ts";
import type { TokenPair } from "./session-token.ts";
import { tokensOf } from "./token-examples.ts";

const t0 = Date.UTC(2026, 10, 21, 8);

/** One browser: a storage and a lock that its tabs share, and a server that rotates as ours does. */
class Browser {
  stored: TokenPair | null = null;
  answer: (() => TokenReply) | undefined;
  refreshes: string[] = [];
  #tabs: Tab[] = [];
  #lock: Promise<unknown> = Promise.resolve();
  #generation = 1;

  open(code: string | null = null): Tab {
    const tab = new Tab(this, code);
    this.#tabs.push(tab);
    tab.runtime.start();
    return tab;
  }
  store(tokens: TokenPair | null, from?: Tab): void {
    this.stored = tokens;
    // As in a browser, the tab that writes hears nothing, and the others a little later.
    for (const tab of this.#tabs) if (tab !== from) setTimeout(() => tab.onChange(), 1);
  }
  exclusively(work: () => Promise<void>): Promise<void> {
    const turn = this.#lock.then(work);
    this.#lock = turn.catch(() => undefined);
    return turn;
  }
  async refresh(presented: string): Promise<TokenReply> {
    this.refreshes.push(presented);
    await new Promise((resolve) => setTimeout(resolve, 30));
    if (this.answer) return this.answer();
    if (presented !== `refresh-${this.#generation}`) return { outcome: "rejected" };
    this.#generation += 1;
    return {
      outcome: "tokens",
      tokens: tokensOf({ issuedAt: Date.now(), refreshToken: `refresh-${this.#generation}` }),
    };
  }
}

class Tab {
  readonly runtime: SessionRuntime;
  readonly left: string[] = [];
  readonly announced: (string | null)[] = [];
  revoked: string[] = [];
  hasCode: boolean;
  onChange: () => void = () => undefined;
  onReturn: () => void = () => undefined;
  onCallRejected: () => void = () => undefined;
  exchange: TokenReply = { outcome: "rejected" };

  constructor(browser: Browser, code: string | null) {
    this.hasCode = code !== null;
    const listen = (name: "onChange" | "onReturn" | "onCallRejected") => (work: () => void) => {
      this[name] = work;
      return () => undefined;
    };
    const ports: SessionPorts = {
      readTokens: () => browser.stored,
      writeTokens: (tokens) => browser.store(tokens, this),
      deleteTokens: () => browser.store(null, this),
      serverNow: () => Date.now(),
      takeCode: () => code,
      dropCode: () => {
        this.hasCode = false;
      },
      exchangeCode: async () => this.exchange,
      refresh: (token) => browser.refresh(token),
      revoke: (token) => this.revoked.push(token),
      exclusively: (work) => browser.exclusively(work),
      after(ms, work) {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
      every(ms, work) {
        const timer = setInterval(work, ms);
        return () => clearInterval(timer);
      },
      onTokensChanged: listen("onChange"),
      onReturn: listen("onReturn"),
      onCallRejected: listen("onCallRejected"),
      announce: (profile: Profile | null) => this.announced.push(profile?.id ?? null),
      leave: (reason) => this.left.push(reason),
    };
    this.runtime = new SessionRuntime(ports);
  }
  get status() {
    return this.runtime.state.status;
  }
  get refreshToken() {
    return this.runtime.state.status === "signed-in" ? this.runtime.state.tokens.refreshToken : undefined;
  }
}

let browser: Browser;
beforeEach(() => {
  vi.useFakeTimers({ now: t0 });
  browser = new Browser();
});

describe("three tabs", () => {
  test("stay signed in over hours of rotations, with one refresh each time", async () => {
    browser.stored = tokensOf({ issuedAt: t0 });
    const tabs = [browser.open(), browser.open(), browser.open()];
    await vi.advanceTimersByTimeAsync(3 * 60 * 60_000);
    expect(tabs.map((tab) => tab.status)).toEqual(["signed-in", "signed-in", "signed-in"]);
    expect(new Set(tabs.map((tab) => tab.refreshToken)).size).toBe(1);
    expect(new Set(browser.refreshes).size).toBe(browser.refreshes.length);
    expect(browser.refreshes.length).toBeGreaterThan(10);
    expect(tabs.flatMap((tab) => tab.left)).toEqual([]);
  });

  test("woken at once with a past token refresh once", async () => {
    browser.stored = tokensOf({ issuedAt: t0 - 60 * 60_000 });
    const tabs = [browser.open(), browser.open(), browser.open()];
    const tokens = Promise.all(tabs.map((tab) => tab.runtime.accessToken()));
    await vi.advanceTimersByTimeAsync(500);
    expect(new Set(await tokens).size).toBe(1);
    expect(browser.refreshes).toEqual(["refresh-1"]);
  });

  test("log out together", async () => {
    browser.stored = tokensOf({ issuedAt: t0 });
    const [first, ...others] = [browser.open(), browser.open(), browser.open()];
    first?.runtime.send({ type: "logout-requested" });
    await vi.advanceTimersByTimeAsync(5);
    expect(first).toMatchObject({ left: ["requested"], revoked: ["refresh-1"] });
    for (const tab of others) expect(tab).toMatchObject({ status: "visitor", left: ["ended"], revoked: [] });
    expect(browser.stored).toBeNull();
  });

  test("are signed in by the newest of them: one whose last token is refused goes on with its session", async () => {
    browser.stored = tokensOf({ issuedAt: t0 });
    const [old, newest] = [browser.open(), browser.open()];
    const renewed = tokensOf({ issuedAt: t0, sid: "session-2", refreshToken: "refresh-2" });
    newest.runtime.send({ type: "code-exchanged", tokens: renewed, former: browser.stored });
    // Before it hears of the new session.
    old.onCallRejected();
    await vi.advanceTimersByTimeAsync(5);
    for (const tab of [old, newest])
      expect(tab).toMatchObject({ status: "signed-in", refreshToken: "refresh-2", left: [] });
    expect(browser.stored).toEqual(renewed);
  });
});

describe("one tab", () => {
  test("takes a code, and is signed in without it in the address", async () => {
    const tab = new Tab(browser, "code");
    tab.exchange = { outcome: "tokens", tokens: tokensOf({ issuedAt: t0 }) };
    tab.runtime.start();
    expect(tab.status).toBe("starting");
    await vi.advanceTimersByTimeAsync(1);
    expect(tab).toMatchObject({ status: "signed-in", hasCode: false, announced: ["noora"] });
    expect(browser.stored?.refreshToken).toBe("refresh-1");
  });

  test("with a refused code is a visitor without it in the address", async () => {
    const tab = browser.open("code");
    await vi.advanceTimersByTimeAsync(1);
    expect(tab).toMatchObject({ status: "visitor", hasCode: false });
  });

  test.each([2_000, 5_000, 10_000])("re-reads the stored tokens after %i ms", async (ms) => {
    const tab = browser.open();
    await vi.advanceTimersByTimeAsync(ms - 1);
    // Written by something that raises no event, as an app around the site may do.
    browser.stored = tokensOf({ issuedAt: t0 });
    expect(tab.status).toBe("visitor");
    await vi.advanceTimersByTimeAsync(1);
    expect(tab.status).toBe("signed-in");
  });

  test("repeats a failed refresh after 1, 2 and 4 s, then stays read-only until the connection returns", async () => {
    browser.stored = tokensOf({ issuedAt: t0 - 60 * 60_000 });
    browser.answer = () => ({ outcome: "unavailable" });
    const tab = browser.open();
    const counts: number[] = [];
    for (const ms of [100, 1_000, 2_050, 4_050, 60_000]) {
      await vi.advanceTimersByTimeAsync(ms);
      counts.push(browser.refreshes.length);
    }
    expect(counts).toEqual([1, 2, 3, 4, 4]);
    expect(tab.runtime.state).toMatchObject({ status: "signed-in", isReadOnly: true });
    tab.onCallRejected();
    await vi.advanceTimersByTimeAsync(100);
    expect(tab.status).toBe("signed-in");
    browser.answer = undefined;
    tab.onReturn();
    await vi.advanceTimersByTimeAsync(100);
    expect(tab.runtime.state).toMatchObject({ status: "signed-in", isReadOnly: false });
  });

  test("logs out at once when a refresh or any call is answered with 401", async () => {
    browser.stored = tokensOf({ issuedAt: t0 - 60 * 60_000 });
    browser.answer = () => ({ outcome: "rejected" });
    const refused = browser.open();
    await vi.advanceTimersByTimeAsync(50);
    expect(refused).toMatchObject({ status: "visitor", left: ["expired"] });

    browser.stored = tokensOf({ issuedAt: t0 });
    const rejected = browser.open();
    rejected.onCallRejected();
    expect(rejected).toMatchObject({ status: "visitor", left: ["expired"], announced: ["noora", null] });
    expect(browser.stored).toBeNull();
  });

  test("a refresh that is answered after a logout elsewhere brings nobody back", async () => {
    browser.stored = tokensOf({ issuedAt: t0 - 60 * 60_000 });
    const tab = browser.open();
    browser.store(null);
    await vi.advanceTimersByTimeAsync(100);
    expect(tab.status).toBe("visitor");
    expect(browser.stored).toBeNull();
  });
});
