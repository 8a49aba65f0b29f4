import { type Adapter, type AdapterPayload, errors } from "oidc-provider";
import { database } from "#app/platform/database.server.ts";
import type { AccountTables, OidcRecord } from "../../tables.ts";

/**
 * Keeps what the OpenID provider remembers (sessions, interactions, grants, codes) in PostgreSQL, so that it survives
 * a restart and is shared by all processes. The provider goes by the machine's clock, so this does too.
 */
export function oidcAdapter(model: string): Adapter {
  const records = () => database<AccountTables>();
  const read = (
    row: Pick<OidcRecord, "payload" | "consumed_at" | "expires_at"> | undefined,
  ): AdapterPayload | undefined => {
    if (row === undefined || (row.expires_at !== null && row.expires_at <= new Date())) return undefined;
    const consumed =
      row.consumed_at === null ? {} : { consumed: Math.floor(row.consumed_at.getTime() / 1000) };
    return { ...(row.payload as unknown as AdapterPayload), ...consumed };
  };
  const findBy = async (column: "id" | "uid" | "user_code", value: string) => {
    // Whatever a visitor sends may be looked up here, also what PostgreSQL cannot hold.
    if (value.includes("\0")) return undefined;
    return read(
      (await records()
        .selectFrom("account.oidc_record")
        .select(["payload", "consumed_at", "expires_at"])
        .where("model", "=", model)
        .where(column, "=", value)
        .executeTakeFirst()) as OidcRecord | undefined,
    );
  };
  return {
    find: (id) => findBy("id", id),
    findByUid: (uid) => findBy("uid", uid),
    findByUserCode: (userCode) => findBy("user_code", userCode),
    async upsert(id, payload, expiresIn) {
      const json = JSON.stringify(payload);
      // Parameters of a request go into it as they came, also what jsonb cannot hold.
      if (json.includes("\\u0000")) throw new errors.InvalidRequest("a NUL character");
      const row = {
        payload: json,
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        user_code: payload.userCode ?? null,
        expires_at: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
      };
      await records()
        .insertInto("account.oidc_record")
        .values({ model, id, consumed_at: null, ...row })
        .onConflict((conflict) => conflict.columns(["model", "id"]).doUpdateSet(row))
        .execute();
    },
    async consume(id) {
      const used = await records()
        .updateTable("account.oidc_record")
        .set({ consumed_at: new Date() })
        .where("model", "=", model)
        .where("id", "=", id)
        .where("consumed_at", "is", null)
        .returning("id")
        .executeTakeFirst();
      if (used !== undefined) return;
      // Another request used it at the same moment: a code or refresh token works once, and ends what was made from it.
      const row = await records()
        .selectFrom("account.oidc_record")
        .select("grant_id")
        .where("model", "=", model)
        .where("id", "=", id)
        .executeTakeFirst();
      if (typeof row?.grant_id === "string") await this.revokeByGrantId(row.grant_id);
      throw new errors.InvalidGrant("already consumed");
    },
    async destroy(id) {
      await records()
        .deleteFrom("account.oidc_record")
        .where("model", "=", model)
        .where("id", "=", id)
        .execute();
    },
    async revokeByGrantId(grantId) {
      await records().deleteFrom("account.oidc_record").where("grant_id", "=", grantId).execute();
    },
  };
}
