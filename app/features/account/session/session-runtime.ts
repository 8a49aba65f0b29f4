import type { Profile } from "../rules/profile.ts";
import {
  checkEveryMs,
  clockSkewMs,
  initialState,
  type Leaving,
  retriesAfterMs,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
  step,
} from "./session-machine.ts";
import { isExpired, type TokenPair } from "./session-token.ts";
import { rereadsAfterMs } from "./token-storage.ts";

/** How an exchange of tokens went: `rejected` is a 401 or an expired reply, `unavailable` an outage. */
export type TokenReply =
  | { readonly outcome: "tokens"; readonly tokens: TokenPair }
  | { readonly outcome: "rejected" }
  | { readonly outcome: "unavailable" };

/** What the session needs of a browser. Tests bring their own, with one storage for several tabs. */
export interface SessionPorts {
  readTokens(): TokenPair | null;
  writeTokens(tokens: TokenPair): void;
  deleteTokens(): void;
  /** The server's time in milliseconds, as well as this browser knows it. */
  serverNow(): number;
  takeCode(): string | null;
  dropCode(): void;
  exchangeCode(code: string): Promise<TokenReply>;
  refresh(refreshToken: string): Promise<TokenReply>;
  revoke(refreshToken: string): void;
  /** Runs the work while no other tab runs its own. */
  exclusively(work: () => Promise<void>): Promise<void>;
  after(ms: number, work: () => void): () => void;
  every(ms: number, work: () => void): () => void;
  /** Calls back when another tab changed the stored tokens. */
  onTokensChanged(work: () => void): () => void;
  /** Calls back when the connection or the visitor returns. */
  onReturn(work: () => void): () => void;
  /** Calls back when any call with a token was answered with 401. */
  onCallRejected(work: () => void): () => void;
  announce(profile: Profile | null): void;
  leave(reason: Leaving): void;
}

/** The running session of one tab: events in, effects out, one refresh at a time. */
export class SessionRuntime {
  readonly #ports: SessionPorts;
  readonly #listeners = new Set<() => void>();
  #state: SessionState = initialState;
  #hasStarted = false;
  #refreshing: Promise<void> | undefined;
  #stops: (() => void)[] = [];

  constructor(ports: SessionPorts) {
    this.#ports = ports;
  }

  get state(): SessionState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Watches the stored tokens and the clock; the first time it also restores the session or takes the login code. */
  start(): void {
    const ports = this.#ports;
    const reread = () => this.send({ type: "stored-read", stored: ports.readTokens() });
    const check = () => {
      if (this.#state.status === "signed-in") reread();
      this.send({ type: "check-due", now: ports.serverNow() });
    };
    this.#stops = [
      ports.onTokensChanged(reread),
      ports.onReturn(check),
      ports.onCallRejected(() => this.#callRejected()),
      ports.every(checkEveryMs, check),
      ...rereadsAfterMs.map((ms) => ports.after(ms, reread)),
    ];
    if (this.#hasStarted) return;
    this.#hasStarted = true;
    this.send({
      type: "started",
      stored: ports.readTokens(),
      code: ports.takeCode(),
      now: ports.serverNow(),
    });
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  send(event: SessionEvent): void {
    const { state, effects } = step(this.#state, event);
    const changed = state !== this.#state;
    this.#state = state;
    for (const effect of effects) this.#run(effect);
    if (changed) for (const listener of this.#listeners) listener();
  }

  /**
   * A token for a call now, renewed first where needed; undefined for visitors. Without a connection to renew it with
   * it is the last one, and the call fails by itself.
   */
  async accessToken(): Promise<string | undefined> {
    if (this.#state.status === "starting") await this.#settled();
    if (this.#state.status === "signed-in" && this.#isStale(this.#state.tokens))
      await this.#refresh(retriesAfterMs.length);
    return this.#state.status === "signed-in" ? this.#state.tokens.accessToken : undefined;
  }

  /** Exchanges the tokens of a signed-in customer for newer ones, which carry the profile as it is now. */
  async renew(): Promise<void> {
    if (this.#state.status === "signed-in") await this.#refresh(retriesAfterMs.length);
  }

  /**
   * A call was answered with 401: the session ends at once, unless another tab has signed in anew meanwhile. Only where the token is known to be past, for want of a
   * connection, the question is whether it can be renewed now.
   */
  #callRejected(): void {
    const before = this.#state;
    this.send({ type: "stored-read", stored: this.#ports.readTokens() });
    if (this.#state !== before) return;
    if (this.#state.status === "signed-in" && this.#state.isReadOnly)
      void this.#refresh(retriesAfterMs.length);
    else this.send({ type: "rejected" });
  }

  #isStale(tokens: TokenPair): boolean {
    return isExpired(tokens.accessToken, this.#ports.serverNow() + clockSkewMs);
  }

  /** A refused token ends the session, unless another tab has replaced it by a new session's meanwhile. */
  #renewalRejected(presented: string): void {
    const stored = this.#ports.readTokens();
    if (stored !== null && stored.refreshToken !== presented) this.send({ type: "stored-read", stored });
    else this.send({ type: "rejected" });
  }

  #settled(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        if (this.#state.status === "starting") return;
        stop();
        resolve();
      });
    });
  }

  #run(effect: SessionEffect): void {
    const ports = this.#ports;
    switch (effect.type) {
      case "exchange-code":
        void this.#exchange(effect.code);
        return;
      case "refresh":
        if (effect.afterMs === 0) void this.#refresh(effect.attempt);
        else this.#stops.push(ports.after(effect.afterMs, () => void this.#refresh(effect.attempt)));
        return;
      case "drop-code":
        ports.dropCode();
        return;
      case "store":
        ports.writeTokens(effect.tokens);
        return;
      case "forget":
        ports.deleteTokens();
        return;
      case "revoke":
        ports.revoke(effect.refreshToken);
        return;
      case "announce":
        ports.announce(effect.profile);
        return;
      case "leave":
        ports.leave(effect.reason);
        return;
    }
  }

  async #exchange(code: string): Promise<void> {
    const reply = await this.#ports.exchangeCode(code);
    const former = this.#ports.readTokens();
    if (reply.outcome === "tokens") this.send({ type: "code-exchanged", tokens: reply.tokens, former });
    else this.send({ type: "code-refused", stored: this.#ports.readTokens(), now: this.#ports.serverNow() });
  }

  /** One refresh at a time in this tab, and by the lock in all tabs; who comes later finds the new tokens stored. */
  #refresh(attempt: number): Promise<void> {
    const current = this.#state;
    this.#refreshing ??= this.#ports
      .exclusively(() => this.#refreshAlone(attempt, current))
      .finally(() => {
        this.#refreshing = undefined;
      });
    return this.#refreshing;
  }

  /** `current` is from before the wait for the lock: any newer state is as good as an answer. */
  async #refreshAlone(attempt: number, current: SessionState): Promise<void> {
    const ports = this.#ports;
    const stored = ports.readTokens();
    this.send({ type: "stored-read", stored });
    if (this.#state !== current || stored === null) return;
    const reply = await ports.refresh(stored.refreshToken);
    // Another tab may have logged out while the answer was under way.
    if (ports.readTokens() === null) this.send({ type: "stored-read", stored: null });
    else if (reply.outcome === "tokens") this.send({ type: "refreshed", tokens: reply.tokens });
    else if (reply.outcome === "rejected") this.#renewalRejected(stored.refreshToken);
    else this.send({ type: "refresh-unavailable", attempt });
  }
}
