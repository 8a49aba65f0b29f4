import { expect, it } from "vitest";
import { confirmationAddress, confirmedIn } from "./drive-addresses.ts";

const parse = (address: string) => confirmedIn(new URL(address, "https://rimal.example").searchParams);

it.each([
  [{ id: "d1", code: "confirmed" }, { serviceAppointmentId: "d1" }],
  [{ id: "d1", code: "requested" }, { serviceAppointmentId: "d1" }],
  [{ id: "t 1&2", code: null }, { taskId: "t 1&2" }],
])("the address of %o confirms it", (made, confirmed) => {
  expect(confirmationAddress(made)).toMatch(/^\/test-drive-confirmation\?/);
  expect(parse(confirmationAddress(made))).toEqual(confirmed);
});

it.each(["", "?isTaskCreation=true", "?taskId=t1", "?serviceAppointmentId="])(
  "%o confirms nothing",
  (search) => {
    expect(parse(`/test-drive-confirmation${search}`)).toBeUndefined();
  },
);
