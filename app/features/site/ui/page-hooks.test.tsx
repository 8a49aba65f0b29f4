import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PageSession } from "#app/features/account/session/page-session.ts";
import type { SessionState } from "#app/features/account/session/session-machine.ts";
import { SessionContext } from "#app/features/account/session/use-session.ts";
import { handOverTo } from "#app/features/analytics/track.ts";
import { render } from "../../../../tests/components/render.tsx";
import { settled } from "../../../../tests/components/settled.ts";
import { useInterruptedNavigation } from "./use-interrupted-navigation.ts";
import { useLanguageInAddress } from "./use-language-in-address.ts";
import { useSessionEvents } from "./use-session-events.ts";

const reported: { event: string }[] = [];

beforeEach(() => {
  handOverTo((event) => reported.push(event));
  // Without those of the tests before, which have waited until now.
  reported.length = 0;
});

const visitor = { status: "visitor", leaving: null, isCodeRefused: false } as SessionState;
const signedIn = { status: "signed-in", profile: {}, isReadOnly: false } as unknown as SessionState;
const starting = { status: "starting", isCodePending: false } as SessionState;

function Reporting() {
  useSessionEvents();
  return null;
}
function Interruptible() {
  useInterruptedNavigation();
  return null;
}
function InLanguage() {
  useLanguageInAddress();
  return null;
}

/** A session whose states the test chooses. */
async function sessionThatIs(state: SessionState) {
  const listeners = new Set<() => void>();
  const session = {
    state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  await render(
    <SessionContext value={session as unknown as PageSession}>
      <Reporting />
    </SessionContext>,
  );
  return (next: SessionState) => {
    session.state = next;
    for (const notify of listeners) notify();
  };
}

/** The document was opened at this address. */
function openedAt(name: string) {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ name } as PerformanceEntry]);
}

describe("what a session reports", () => {
  it("a login is one that came with a code", async () => {
    openedAt("https://rimal.example/news?lang=en&code=1");
    const become = await sessionThatIs(starting);
    become(signedIn);
    await expect.poll(() => reported).toEqual([{ event: "login" }]);
  });

  it("a visitor whom another tab signs in later has not logged in here", async () => {
    openedAt("https://rimal.example/news?lang=en&code=1");
    const become = await sessionThatIs(starting);
    become(visitor);
    await settled();
    become(signedIn);
    await settled();
    expect(reported).toEqual([]);
  });

  it("a session that was restored is none", async () => {
    openedAt("https://rimal.example/news?lang=en");
    const become = await sessionThatIs(starting);
    become(signedIn);
    become({ ...visitor, leaving: "requested" } as SessionState);
    await expect.poll(() => reported).toEqual([{ event: "logout" }]);
  });

  it("a code that was refused is an error of the login", async () => {
    const become = await sessionThatIs(starting);
    become({ ...visitor, isCodeRefused: true } as SessionState);
    await expect
      .poll(() => reported)
      .toMatchObject([{ event: "error", kind: "login", message: "Login code refused" }]);
  });

  it("a session that ended by itself is an error, once", async () => {
    const become = await sessionThatIs(signedIn);
    become({ ...visitor, leaving: "ended" } as SessionState);
    await expect.poll(() => reported).toMatchObject([{ kind: "session", message: "Session ended" }]);
    become({ ...visitor, leaving: "ended" } as SessionState);
    become(visitor);
    await settled();
    expect(reported).toHaveLength(1);
  });

  it("a visitor reports nothing", async () => {
    const become = await sessionThatIs(starting);
    become(visitor);
    await settled();
    expect(reported).toEqual([]);
  });
});

describe("a page that the router reloads because a part did not come", () => {
  const key = "marsa.navigatingTo";

  it("where the visitor is going is stored for as long as it takes", async () => {
    const arrival = Promise.withResolvers<null>();
    const screen = await render(<Interruptible />, { at: "/news" });
    screen.router.patchRoutes("root", [
      { path: "/slow", loader: () => arrival.promise, element: <p>Arrived</p> },
    ]);
    const going = screen.router.navigate("/slow?lang=ar#terms");
    await expect.poll(() => sessionStorage.getItem(key)).toBe("/slow?lang=ar#terms");
    arrival.resolve(null);
    await going;
    await expect.element(screen.getByText("Arrived")).toBeVisible();
    await expect.poll(() => sessionStorage.getItem(key)).toBeNull();
  });

  it("a page that was opened in another way forgets it and stays", async () => {
    sessionStorage.setItem(key, "/elsewhere");
    const screen = await render(<Interruptible />, { at: "/news" });
    await expect.poll(() => sessionStorage.getItem(key)).toBeNull();
    expect(screen.router.state.location.pathname).toBe("/news");
  });
});

it("an address that a navigation left without a language gets it, and keeps the rest", async () => {
  const before = location.href;
  history.replaceState(history.state, "", `${location.pathname}?kind=news#top`);
  await render(<InLanguage />, { language: "ar" });
  await expect.poll(() => new URLSearchParams(location.search).get("lang")).toBe("ar");
  expect(new URLSearchParams(location.search).get("kind")).toBe("news");
  expect(location.hash).toBe("#top");
  history.replaceState(history.state, "", before);
});
