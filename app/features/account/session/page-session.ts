import { type LeaveOut, type LoginReturn, readLoginReturn } from "./login-redirect.ts";
import type { SessionEvent, SessionState } from "./session-machine.ts";
import type { SessionRuntime } from "./session-runtime.ts";
import { readTokens, refreshKey, rereadsAfterMs, tokensKeys } from "./token-storage.ts";

export const startingState: SessionState = { status: "starting", isCodePending: false };
const visitorState: SessionState = { status: "visitor", leaving: null, isCodeRefused: false };

/** For the head of a page that is the same for all: marks the document of a browser with a session, before it is shown. */
export const storedSessionScript = `try{if(localStorage.getItem("${refreshKey}"))document.documentElement.dataset.session="stored"}catch{}`;

/**
 * The session as a page sees it. Most visitors never sign in: for them this only watches for tokens to appear, in this
 * tab or another. Where there are tokens or a login code, the runtime is loaded and answers for everything.
 */
export class PageSession {
  readonly #leaveOut: LeaveOut;
  readonly #listeners = new Set<() => void>();
  /** Read before anything changes the address. */
  readonly #login: LoginReturn | undefined = readLoginReturn();
  #state = startingState;
  #runtime: SessionRuntime | undefined;
  #loading: Promise<SessionRuntime> | undefined;
  #isRunning = false;
  #stops: (() => void)[] = [];

  constructor(leaveOut: LeaveOut) {
    this.#leaveOut = leaveOut;
  }

  get state(): SessionState {
    return this.#runtime?.state ?? this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  start(): void {
    this.#isRunning = true;
    if (this.#runtime) this.#runtime.start();
    else this.#watch();
  }

  #watch(): void {
    const look = () => {
      if (this.#isNeeded()) this.#load().catch(() => undefined);
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || tokensKeys.includes(key)) look();
    };
    addEventListener("storage", onStorage);
    // Where the runtime did not load, these and a returning connection are its further chances.
    addEventListener("online", look);
    const timers = rereadsAfterMs.map((ms) => setTimeout(look, ms));
    this.#stops = [
      () => removeEventListener("storage", onStorage),
      () => removeEventListener("online", look),
      ...timers.map((timer) => () => clearTimeout(timer)),
    ];
    look();
    if (this.#loading || this.#state === visitorState) return;
    this.#state = visitorState;
    this.#notify();
  }

  stop(): void {
    this.#isRunning = false;
    this.#endWatch();
    this.#runtime?.stop();
  }

  send(event: SessionEvent): void {
    this.#runtime?.send(event);
  }

  /** A token for a call now, renewed where needed; undefined for visitors. */
  async accessToken(): Promise<string | undefined> {
    if (!this.#runtime && !this.#loading && !this.#isNeeded()) return undefined;
    return (await this.#load()).accessToken();
  }

  /** Exchanges the tokens for newer ones, which carry the profile as it is now. */
  async renew(): Promise<void> {
    if (this.#runtime ?? this.#loading) await (await this.#load()).renew();
  }

  #isNeeded(): boolean {
    return (
      readTokens() !== null || new URL(location.href).searchParams.has("code") || this.#login !== undefined
    );
  }

  #load(): Promise<SessionRuntime> {
    this.#loading ??= import("./start-session.ts").then(
      ({ startSession }) => {
        const runtime = startSession(this.#login, this.#leaveOut);
        this.#runtime = runtime;
        this.#endWatch();
        runtime.subscribe(() => this.#notify());
        if (this.#isRunning) runtime.start();
        return runtime;
      },
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  }

  #endWatch(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
