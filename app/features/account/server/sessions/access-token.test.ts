import { expect, test } from "vitest";
import { mostHeaderBytes } from "#server/http/limited-server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { issueAccessToken } from "./access-token.server.ts";

testDatabase();

test("the token of the longest names and address fits twice into the headers of a call, beside all that a browser sends", async () => {
  const name = "نورة عبدالرحمن".padEnd(60, "ه");
  const user = {
    id: crypto.randomUUID(),
    sfAccountId: "001".padEnd(18, "0"),
    kunnr: "0".repeat(10),
    firstName: name,
    lastName: name,
    phones: [{ phoneNumber: "+97455123456" }],
    emails: [{ email: `${"n".repeat(64)}@${"m".repeat(60)}.${"q".repeat(60)}.${"a".repeat(60)}.qa` }],
  };
  const token = await issueAccessToken(user, crypto.randomUUID(), new Date());
  const ofBrowser = 3_000;
  const refreshToken = 200;
  expect(2 * token.length + refreshToken + ofBrowser).toBeLessThan(mostHeaderBytes);
});
