import * as z from "zod/mini";

type Store = Pick<Storage, "getItem" | "setItem">;

/** The page of a drive that was booked in this browser by a visitor: by it a second request of the car finds the first. */
const ownDrive = z.object({
  /** As `subjectOf` names the car. */
  subject: z.string(),
  link: z.string().check(z.regex(/^\/drive\/[\w-]+$/)),
  /** Until then the link leads somewhere, in milliseconds. */
  until: z.number(),
});
export type OwnDrive = z.output<typeof ownDrive>;

const storageKey = "marsa.own-test-drives";
const most = 5;

/** Adds a drive; the newest ones are remembered. A full or forbidden storage is no error. */
export function rememberDrive(store: Store, drive: OwnDrive, now: number): void {
  const others = read(store, now).filter(({ subject }) => subject !== drive.subject);
  try {
    store.setItem(storageKey, JSON.stringify([drive, ...others].slice(0, most)));
  } catch {
    // Private windows may refuse storage.
  }
}

/** The page of the drive of a car that is still ahead; undefined where this browser booked none. */
export function linkOfDrive(store: Store, subject: string, now: number): string | undefined {
  return read(store, now).find((drive) => drive.subject === subject)?.link;
}

function read(store: Store, now: number): OwnDrive[] {
  try {
    const stored = z.safeParse(z.array(ownDrive), JSON.parse(store.getItem(storageKey) ?? "[]"));
    return stored.success ? stored.data.filter(({ until }) => until > now) : [];
  } catch {
    return [];
  }
}
