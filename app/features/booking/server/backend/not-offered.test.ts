import { beforeAll, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { callExamples } from "#server/api-document/example-calls.ts";
import { bookingApiOnDemo } from "../../../../../tests/factories/booking/booking-api.ts";
import { schedulerStandIn } from "../../../../../tests/factories/booking/salesforce/scheduler-stand-in.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { calendarFeeds } from "../../api.server.ts";
import { calendarFeedToken } from "../calendar-feed/calendar-feed-token.server.ts";

testDatabase();
const { get, post, remove } = bookingApiOnDemo();
const organization = schedulerStandIn({ now: now(), capacity: 1 });
const options = "/v3/orders/services/options";

beforeAll(() => {
  Object.assign(config.backends, { scheduling: organization.app() });
});

describe("where appointments are stored in Salesforce", () => {
  test("a visitor's page learns what is not offered", async () => {
    expect(await get(options, {})).toMatchObject({
      status: 200,
      data: { waitingList: false, campaignRequests: false, calendarFeed: false },
    });
  });

  test.each<[string, () => ReturnType<typeof get>, string]>([
    [
      "to wait",
      () => post("/v3/orders/services/waiting", callExamples["services.waiting.join"]?.request.body),
      "waiting-list",
    ],
    ["to see who waits", () => get("/v3/orders/services/waiting"), "waiting-list"],
    ["to stop waiting", () => remove("/v3/orders/services/waiting?id=w1"), "waiting-list"],
    [
      "a visit within a campaign",
      () =>
        post("/v3/orders/services/campaign-request", callExamples["services.campaign-request"]?.request.body),
      "campaign-request",
    ],
    ["a calendar", () => get("/v3/account/calendar-feed"), "calendar"],
    ["another calendar", () => post("/v3/account/calendar-feed", undefined), "calendar"],
    [
      "to hold a time",
      () => post("/v3/orders/services/hold", callExamples["services.hold"]?.request.body),
      "hold",
    ],
  ])("%s is refused, and nothing of it is stored here", async (_, send, what) => {
    expect(await send()).toMatchObject({ status: 409, code: `${what}-not-offered` });
  });

  test("an address of a calendar from before is not found", async () => {
    const token = await calendarFeedToken(noora.id);
    expect((await calendarFeeds.request(`/${token}.ics`)).status).toBe(404);
  });
});
