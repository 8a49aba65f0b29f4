import { expect, it } from "vitest";
import { readDraft, saveDraft } from "#app/ui/form/draft.ts";
import { watchLeaving } from "../../../../tests/components/watch-leaving.ts";
import { browserPorts } from "./browser-ports.ts";

const draft = { values: { firstName: "Noora", phone: "55123456" } };

it.each([
  // What was begun waits for the next sign-in of one whose session ended by itself.
  ["ended", "/", "stays"],
  ["requested", "/accounts/logout", null],
  ["deleted", undefined, null],
] as const)(
  "a session that is over (%s) leaves nothing that was typed to the next person",
  async (reason, path, booking) => {
    const left = watchLeaving();
    saveDraft("offer.lease", draft);
    sessionStorage.setItem("marsa.booking", "stays");
    browserPorts(undefined, () => undefined).leave(reason);
    if (path !== undefined) await expect.poll(() => left[0]?.pathname).toBe(path);
    expect(readDraft("offer.lease")).toBeUndefined();
    expect(sessionStorage.getItem("marsa.booking")).toBe(booking);
    sessionStorage.removeItem("marsa.booking");
  },
);

it("a session that expired under one's hands leaves what was typed to its customer, and the page where it is", () => {
  const left = watchLeaving();
  const ports = browserPorts(undefined, () => undefined);
  const profile = (id: string) => ({ id }) as Parameters<typeof ports.announce>[0];
  ports.announce(profile("noora"));
  saveDraft("offer.lease", draft);
  ports.leave("expired");
  expect(left).toEqual([]);
  ports.announce(profile("noora"));
  expect(readDraft("offer.lease")).toEqual(draft);
  ports.announce(profile("khalid"));
  expect(readDraft("offer.lease")).toBeUndefined();
});
