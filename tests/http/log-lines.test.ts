import { beforeAll, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/booking/calls.ts";
import { log } from "#app/platform/log.server.ts";
import { khalid, noora } from "#db/seed/demo-people.ts";
import {
  appointmentBody,
  type BookedAnswer,
  bookingApiOnDemo,
  hajar,
  slotsBody,
} from "../factories/booking-api.ts";
import { signIn } from "../factories/sign-in.ts";
import { testDatabase } from "../factories/test-database.ts";
import { wholeProgram } from "../factories/whole-program.ts";

testDatabase();
const { get, post, app } = bookingApiOnDemo();
const { send, origin } = wholeProgram();

let lines = "";
beforeAll(() => {
  // Children of a logger take its stream and level with them, so the listening begins before any call.
  const stream = (log as unknown as Record<symbol, { write(line: string): void }>)[streamOf(log)];
  if (stream === undefined) throw new Error("the log has no stream");
  stream.write = (line) => {
    lines += line;
  };
  log.level = "debug";
});
function streamOf(logger: object): symbol {
  return (
    Object.getOwnPropertySymbols(logger).find(({ description }) => description === "pino.stream") ?? Symbol()
  );
}

test("what the program logs names nobody: no mail, name, VIN, plate, note, token, password or query", async () => {
  const { data: slots } = await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody());
  const note = "a note about my knee";
  const booked = await post<BookedAnswer>(
    "/v3/orders/services/appointment?lang=ar",
    appointmentBody(slots[0], { ServiceNote: note }),
  );
  await get("/v3/vehicles?lang=en");
  await get(`/v3/vehicles/${hajar}?lang=en`);
  await get(`/v3/account/activities/order?appointmentId=${booked.data.serviceAppointmentId}`);
  await post("/v3/orders/services/appointment", '{"mail":"typed@example.qa"');
  await post("/v3/orders/services/appointment", { mail: "typed@example.qa" });
  const token = await signIn(origin(), noora);
  await send("/accounts/login?redirect_url=/secret-place&state=secret-state");
  await send("/accounts/return?code=secret-code&state=secret-state");
  await send("/accounts/reset?token=secret-token");
  await send("/accounts/oidc/auth?client_id=secret-client&login_hint=typed@example.qa");
  await send("/?lang=en&email=typed@example.qa&code=secret-code");
  await send("/api/v3/typed@example.qa/secret-path?code=secret-code", {
    headers: { authorization: `Bearer ${token}` },
  });
  await app.request("/v3/vehicles", { headers: { "x-request-id": "typed@example.qa" } });

  expect(lines).toContain('"path":"/vehicles/:id"');
  const [head = "", payload = ""] = token.split(".");
  const personal = [
    ...[noora, khalid].flatMap(({ email, phone, firstName, lastName, password }) => [
      email,
      phone,
      firstName,
      lastName,
      password,
    ]),
    ...["RMLHJR4K7R1004821", "482915", note, hajar, booked.data.serviceAppointmentId],
    ...["typed@", "secret-", "?", head, payload],
  ];
  for (const text of personal) expect(lines).not.toContain(text);
});
