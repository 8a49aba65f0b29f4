import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OwnCluster, ownCluster } from "../../../tests/factories/database/own-cluster.ts";
import { makeProgramRole, programRole, takeProgramRole } from "./program-role.server.ts";

let cluster: OwnCluster;
let clients: pg.Client[];
beforeAll(async () => {
  cluster = await ownCluster();
  clients = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const client = new pg.Client({ connectionString: cluster.url });
      await client.connect();
      return client;
    }),
  );
});
afterAll(async () => {
  for (const client of clients) await client.end();
  await cluster.remove();
});
const first = () => clients[0] as pg.Client;

test("a server without the role: a connection stays with the rights of its login", async () => {
  await takeProgramRole(first());
  expect((await first().query("select current_user as role")).rows).toEqual([{ role: "postgres" }]);
});

test("twelve databases that make it in one moment, by a login that may only make roles, all get it", async () => {
  await first().query("create role importer createrole");
  for (const client of clients) await client.query("set session authorization importer");
  const made = await Promise.all(clients.map(makeProgramRole));
  expect(made).toEqual(clients.map(() => true));
  const role = await first().query("select rolcanlogin, rolsuper from pg_roles where rolname = $1", [
    programRole,
  ]);
  expect(role.rows).toEqual([{ rolcanlogin: false, rolsuper: false }]);
});

test("a connection takes it once its database has granted it anything, and never before", async () => {
  const roleAfter = async () => {
    await takeProgramRole(first());
    return (await first().query<{ role: string }>("select current_user as role")).rows[0]?.role;
  };
  await first().query("reset session authorization; create schema platform");
  expect(await roleAfter()).toBe("postgres");
  await first().query(`grant usage on schema platform to ${programRole}`);
  expect(await roleAfter()).toBe(programRole);
});
