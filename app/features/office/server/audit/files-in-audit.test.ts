import { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { searchAudit } from "#app/features/staff/staff.server.ts";
import { isWithinLimit } from "#app/platform/api/rate-limit.server.ts";
import { config } from "#app/platform/config.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { office } from "../../../../../tests/factories/office/office-api.ts";
import { seedOfficeExamples } from "../../../../../tests/factories/office/office-examples.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";

testDatabase();
beforeAll(seedOfficeExamples);

/** Every address at which the office answers a file, of a record that is not there. */
const addresses = [
  ...new Set(
    new Hono()
      .route("/", office)
      .routes.filter(
        ({ method, path }) => method === "GET" && /^\/office\/(files|papers|export)\//.test(path),
      )
      .map(({ path }) => path.replace(/:page\{.*\}/, "0").replace(":id", "none")),
  ),
];

const open = (address: string, { cookie }: { readonly cookie: string }) =>
  office.request(`http://localhost${address}`, {
    headers: { cookie, "sec-fetch-site": "same-origin" },
  });

test("the addresses of files are found", () => {
  expect(addresses).toContain("/office/files/document-page/none/0");
  expect(addresses).toContain("/office/papers/none");
});

describe.each(addresses)("%s", (address) => {
  test("refuses whose role it is not, or what is not there, with an entry in the audit", async () => {
    const editor = await staffMember({ role: "editor" });
    expect([403, 404]).toContain((await open(address, editor)).status);
    const { entries } = await searchAudit({ staffId: editor.member.id, limit: 5 });
    expect(entries).toMatchObject([{ via: "refused" }]);
  });

  test("counts for the limit of the session's requests", async () => {
    const manager = await staffMember({ role: "manager" });
    const { requestsPerMinute } = config.limits;
    for (let count = 0; count < requestsPerMinute; count += 1)
      isWithinLimit("office", manager.sessionId, requestsPerMinute);
    expect((await open(address, manager)).status).toBe(429);
  });
});
