import { expect, test } from "vitest";
import { accountApi } from "#app/features/account/api.server.ts";
import { privacyApi } from "#app/features/privacy/api.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import "#server/app.ts";
import { writeRow } from "../../factories/database/old-row.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { apiOnDemo } from "../../factories/demo-api.ts";

testDatabase();
const { patch, post } = apiOnDemo([accountApi, privacyApi], async () => undefined);

/** Where messages of a template went, in which language. */
async function sent(template: string) {
  const messages = (await newestMessages(100)).filter((message) => message.template === template);
  return messages.map(({ channel, recipient, language }) => [channel, recipient, language]).sort();
}

test("a copy of the data is said to the address and the number of its owner, in their language", async () => {
  await patch("/v3/account/language", { messageLanguage: "ar" });
  expect(await post("/v3/account/privacy/export?lang=en", {})).toMatchObject({ status: 200 });
  expect(await sent("account-data-export")).toEqual([
    ["mail", noora.email, "ar"],
    ["sms", `+974${noora.phone}`, "ar"],
  ]);
});

test("a deletion is said to the number, and to a former address whose reader could take a change back", async () => {
  await patch("/v3/account/language", { messageLanguage: "ar" }, { as: khalid });
  const undo = { customer_id: khalid.id, former_email: "khalid.before@example.qa" };
  await writeRow("account.email_undo", { ...undo, token_hash: "one" });
  await writeRow("account.email_undo", { ...undo, token_hash: "two" });
  for (let time = 0; time < 2; time += 1) {
    const key = crypto.randomUUID();
    await post("/v3/account/privacy/deletion?lang=en", {}, { as: khalid, key });
  }
  expect(await sent("account-deletion-requested")).toEqual(
    [
      ["mail", khalid.email, "ar"],
      ["mail", "khalid.before@example.qa", "ar"],
      ["sms", `+974${khalid.phone}`, "ar"],
    ].sort(),
  );
});
