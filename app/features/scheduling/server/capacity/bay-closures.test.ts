import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { changeChannel } from "#app/platform/live/announce-change.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { readResources } from "../schedules/read-resources.server.ts";
import { takeBay } from "../slots/take-bay.server.ts";
import {
  changeClosure,
  closeBay,
  describeBay,
  type NewClosure,
  reopenBay,
  type SeenClosure,
} from "./bay-closures.server.ts";
import {
  at,
  book,
  fatima,
  granted,
  hoursTaken,
  now,
  offered,
  openCenter,
  yousef,
} from "./capacity-examples.ts";
import { bayHours } from "./capacity-of.server.ts";

const { url } = testDatabase();
beforeAll(() => openCenter("sadd"));

const lift = (changes: Partial<NewClosure>): NewClosure => ({
  ...{ centerId: "sadd", bay: 0, from: at("2027-01-10T09:30"), to: at("2027-01-10T11:30"), by: fatima, now },
  ...{ kind: "out-of-use", reason: "The lift leaks oil", ...changes },
});
const close = (changes: Partial<NewClosure> = {}) => inTransaction((trx) => closeBay(trx, lift(changes)));
const change = (seen: Pick<SeenClosure, "id" | "version">, changes: Partial<NewClosure> = {}) =>
  inTransaction((trx) => changeClosure(trx, { ...lift(changes), ...seen }));
const reopen = (seen: Pick<SeenClosure, "id" | "version">) =>
  inTransaction((trx) => reopenBay(trx, { centerId: "sadd", by: yousef, now, ...seen }));

describe("a closed bay", () => {
  let closure = { id: "", version: 0 };

  it("is free in no hour that its closure touches, and the others are", async () => {
    closure = granted(await close());
    expect(await offered("sadd", "2027-01-10")).toMatchObject({
      "08:00": 3,
      "09:00": 2,
      "10:00": 2,
      "11:00": 2,
      "13:00": 3,
    });
  });

  it("is taken by nobody who saw it open, whatever way they come", async () => {
    const units = [at("2027-01-10T11:00").getTime() / 60_000];
    const taker = { customerId: "late", vehicleId: "late", as: { appointmentId: "late" } };
    const take = (bays: readonly number[]) =>
      inTransaction((trx) => takeBay(trx, { centerId: "sadd", units, bays, taker, now }));
    expect(await take([0])).toBeUndefined();
    expect(await hoursTaken("sadd", at("2027-01-10T11:00"), at("2027-01-10T12:00"))).toBe(0);
    expect(await take([0, 1])).toBe(1);
  });

  it("keeps its appointments: they are named with free times, and stay", async () => {
    const booked = granted(await book("sadd", at("2027-01-13T08:00")));
    const absence = { from: at("2027-01-13T07:00"), to: at("2027-01-14T18:00"), kind: "absence" } as const;
    const closed = granted(await close(absence));
    expect(closed.affected).toMatchObject([{ appointmentId: booked, bay: 0, call: undefined }]);
    // The other bays are open at the same time.
    expect(closed.affected[0]?.proposals[1]).toMatchObject({ startsAt: at("2027-01-13T08:00") });
    expect(await hoursTaken("sadd", at("2027-01-13T00:00"), at("2027-01-14T00:00"))).toBe(1);
    expect(await offered("sadd", "2027-01-14")).toMatchObject({ "07:00": 2, "17:00": 2 });
  });

  it("is changed and opened again by who saw it as it is", async () => {
    const until = { to: at("2027-01-10T12:30") };
    const changed = granted(await change(closure, { ...until, by: yousef }));
    expect(changed.changes).toEqual([
      { field: "to", before: lift({}).to.toISOString(), after: until.to.toISOString() },
    ]);
    expect(await change(closure)).toMatchObject({ code: "changed-meanwhile", detail: { by: yousef.name } });
    expect(await reopen(closure)).toMatchObject({ code: "changed-meanwhile" });
    expect(granted(await reopen(changed)).changes).toContainEqual({ field: "bay", before: 0, after: null });
    expect(await offered("sadd", "2027-01-10")).toMatchObject({ "09:00": 3, "10:00": 3 });
    expect(await reopen(changed)).toMatchObject({ code: "closure-not-found" });
  });

  it.each<[string, Partial<NewClosure>]>([
    ["bay-not-found", { bay: 7 }],
    ["closure-too-short", { to: at("2027-01-10T10:00") }],
    ["closure-too-short", { to: at("2027-01-09T10:00") }],
    ["days-invalid", { from: at("2027-01-02T07:00"), to: at("2027-01-02T18:00") }],
    ["days-too-many", { to: at("2028-06-01T07:00") }],
    ["center-not-found", { centerId: "nowhere" }],
  ])("is refused: %s %j", async (code, changes) => {
    expect(await close(changes)).toMatchObject({ ok: false, code });
  });
});

it("a closure holds for a bay that is looked at as a resource, cut to what is wanted", async () => {
  const [from, to] = [at("2027-03-01T07:00"), at("2027-05-01T07:00")];
  granted(await close({ bay: 2, from, to }));
  const around = { from: at("2027-03-10T10:00"), to: at("2027-03-10T12:00"), now };
  const [place] = await readResources(database(), [{ centerId: "sadd", bay: 2 }], around);
  expect(place?.taken.map(({ unitStart }) => new Date(unitStart * 60_000))).toEqual(
    ["09:00", "10:00", "11:00", "12:00"].map((time) => at(`2027-03-10T${time}`)),
  );
});

it("a bay has a name and a technician, whom one of two who saw the same may set", async () => {
  const name = { en: "Quick lane", ar: "الرافعة السريعة" };
  const rename = () =>
    inTransaction((trx) =>
      describeBay(trx, { centerId: "sadd", bay: 1, name, technician: "Rashid", version: 0, by: fatima, now }),
    );
  const outcomes = await Promise.all([rename(), rename()]);
  expect(outcomes.filter(({ ok }) => ok)).toMatchObject([{ value: { version: 1 } }]);
  expect(outcomes.filter(({ ok }) => !ok)).toMatchObject([
    { code: "changed-meanwhile", detail: { by: fatima.name } },
  ]);
  const day = await bayHours("sadd", "2027-01-13", now);
  expect(day?.bays[1]).toMatchObject({ bay: 1, group: "periodic", name, technician: "Rashid", version: 1 });
  expect(day?.bays[0]).toMatchObject({ name: null, technician: null, version: 0 });
});

it("each change is announced once, by its center", async () => {
  const listener = new pg.Client({ connectionString: url });
  await listener.connect();
  const heard: unknown[] = [];
  listener.on("notification", ({ payload }) => heard.push(JSON.parse(payload ?? "").topics));
  await listener.query(`listen ${changeChannel}`);
  const closed = granted(await close({ bay: 3 }));
  granted(await reopen(closed));
  expect(await close({ bay: 9 })).toMatchObject({ ok: false });
  await listener.query("select");
  await listener.end();
  expect(heard).toEqual([
    ["capacity/sadd", "service/sadd"],
    ["capacity/sadd", "service/sadd"],
  ]);
});
