import pg from "pg";

/**
 * The role with whose rights the program works on the database. It owns nothing, so what it was not granted (changing the
 * audit) no deed can do. Migrations and pg-boss's own tables are the login role's.
 */
export const programRole = "marsa_app";

/** Where the role was granted nothing (see `admitProgram`), a connection stays with the rights of its login. */
const takeIt = `select set_config('role', rolname, false) from pg_roles, pg_namespace
  where rolname = '${programRole}' and nspname = 'platform' and has_schema_privilege(rolname, pg_namespace.oid, 'usage')`;

/** Gives a new connection the rights of the program instead of those of its login. */
export async function takeProgramRole(client: Pick<pg.ClientBase, "query">): Promise<void> {
  await client.query(takeIt);
}

/** Opens a connection beside the pool, with the same rights. The caller has set its listeners, and ends it. */
export async function connectAsProgram(client: pg.Client): Promise<void> {
  await client.connect();
  await takeProgramRole(client);
}

/**
 * Makes the role where it is missing and lets the login role take it. Roles are those of the whole server, so another
 * database may be doing the same: what counts is whether the login can take it in the end.
 */
export async function makeProgramRole(client: pg.Client): Promise<boolean> {
  for (const statement of [`create role ${programRole} nologin`, `grant ${programRole} to current_user`]) {
    if (await canTake(client)) return true;
    await client.query(statement).catch(unlessRefused);
  }
  return canTake(client);
}

/**
 * Lets the role sign in, so that a session cannot leave it by `set role none`. Only for a server of our own, which nobody
 * reaches but by its folder: the role has no password.
 */
export async function makeProgramLogin(client: pg.Client): Promise<void> {
  await client.query(`create role ${programRole}`).catch(unlessRefused);
  await client.query(`alter role ${programRole} login`);
}

async function canTake(client: pg.Client): Promise<boolean> {
  const taken = await client.query(`set role ${programRole}`).then(() => true, unlessRefused);
  if (taken === true) await client.query("reset role");
  return taken === true;
}

/** The database's answer "no" is expected; a connection that broke is not. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof pg.DatabaseError)) throw error;
}
