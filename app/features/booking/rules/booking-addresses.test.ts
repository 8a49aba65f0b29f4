import { expect, test } from "vitest";
import {
  appointmentAddress,
  bookingAddress,
  confirmationAddress,
  confirmedIn,
  editAddress,
} from "./booking-addresses.ts";

test.each([
  [appointmentAddress("a1"), "/appointment/a1"],
  [editAddress("a1"), "/book-a-service?startStep=SelectService&id=a1"],
  [editAddress("a&1", "SelectDateTime"), "/book-a-service?startStep=SelectDateTime&id=a%261"],
  [bookingAddress(), "/book-a-service"],
  [confirmationAddress({ serviceAppointmentId: "a1" }), "/service-confirmation?serviceAppointmentId=a1"],
  [
    confirmationAddress({ taskId: "t1" }, "ac"),
    "/service-confirmation?isTaskCreation=true&taskId=t1&campaign=ac",
  ],
  [bookingAddress({ vehicleId: "v1" }), "/book-a-service?vehicle=v1"],
  [
    bookingAddress({ vehicleId: "v1", serviceTypes: "pm40;gr-brakes;" }),
    "/book-a-service?vehicle=v1&service=pm40%3Bgr-brakes",
  ],
  [bookingAddress({ vehicleId: "v&1", serviceTypes: "" }), "/book-a-service?vehicle=v%261"],
])("%s", (address, expected) => expect(address).toBe(expected));

test.each([
  ["serviceAppointmentId=a1", { serviceAppointmentId: "a1" }],
  ["isTaskCreation=true&taskId=t1", { taskId: "t1" }],
  ["isTaskCreation=true&taskId=t1&serviceAppointmentId=a1", { taskId: "t1" }],
  ["isTaskCreation=false&taskId=t1", undefined],
  ["isTaskCreation=true", undefined],
  ["taskId=t1", undefined],
  ["serviceAppointmentId=", undefined],
  ["", undefined],
])("the confirmation of %j", (search, made) => {
  expect(confirmedIn(new URLSearchParams(search))).toEqual(made);
});
