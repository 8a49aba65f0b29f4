import { expect, test } from "vitest";
import { appointmentAddress, bookingAddress, confirmationAddress, editAddress } from "./booking-addresses.ts";

test.each([
  [appointmentAddress("a1"), "/appointment/a1"],
  [editAddress("a1"), "/book-a-service?startStep=SelectService&id=a1"],
  [editAddress("a&1", "SelectDateTime"), "/book-a-service?startStep=SelectDateTime&id=a%261"],
  [bookingAddress(), "/book-a-service"],
  [confirmationAddress(), "/service-confirmation"],
  [confirmationAddress("ac"), "/service-confirmation?campaign=ac"],
  [bookingAddress({ vehicleId: "v1" }), "/book-a-service?vehicle=v1"],
  [
    bookingAddress({ vehicleId: "v1", serviceTypes: "pm40;gr-brakes;" }),
    "/book-a-service?vehicle=v1&service=pm40%3Bgr-brakes",
  ],
  [bookingAddress({ vehicleId: "v&1", serviceTypes: "" }), "/book-a-service?vehicle=v%261"],
])("%s", (address, expected) => expect(address).toBe(expected));
