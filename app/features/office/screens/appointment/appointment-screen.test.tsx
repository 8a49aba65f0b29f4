import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { announce, FollowingChanges, fakeStreams } from "../../../../../tests/components/fake-stream.tsx";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { Component as AppointmentScreen } from "./appointment-screen.tsx";
import type { ShownAppointment } from "./shown.ts";

const at = (time: string) => `2099-12-01T${time}:00.000Z`;
/** Of another center than the one at which the screens are. */
const center = "lusail";
const requested: ShownAppointment = {
  id: "a1",
  reference: "RM-1",
  version: 1,
  code: "CREA",
  isNoShow: false,
  centerId: center,
  bay: 0,
  startsAt: at("06:00"),
  endsAt: at("07:00"),
  timeZone: "Asia/Qatar",
  centerName: "Lusail",
  customer: { id: "c1", name: "Noora Al Kuwari", phone: null, isGuest: false },
  email: null,
  car: { vehicleId: "v1", model: "Hajar", plate: "123456", vin: "" },
  mileage: 0,
  language: "en",
  services: ["10,000 km"],
  serviceCodes: ["pm10"],
  serviceNote: "",
  additionalInformation: "",
  isLate: false,
  promisedAt: null,
  isOverdue: false,
  openExtraWork: 0,
  undoUntil: null,
  timeline: [],
  others: [],
  can: { moves: true, bays: true, walkIns: true },
};
const confirmed: ShownAppointment = {
  ...requested,
  version: 2,
  code: "CNF",
  timeline: [
    {
      version: 2,
      at: at("04:00"),
      code: "CNF",
      actor: "staff",
      staffName: "Priya Menon",
      reason: null,
      undone: false,
      isUndo: false,
      fields: [],
    },
  ],
};

test("what a colleague does with the appointment that is open is on the screen at once", async () => {
  const stream = fakeStreams();
  answerCalls({
    "/office/api/appointments/a1": [requested, confirmed],
    "/office/api/appointments/a1/visit": { visit: null },
    [`/office/api/centers/${center}/board`]: { bays: [] },
  });
  await renderOffice(
    <FollowingChanges>
      <Routes>
        <Route path="/service/:id" element={<AppointmentScreen />} />
      </Routes>
    </FollowingChanges>,
    { at: "/service/a1", grants: [{ role: "adviser", place: "*" }] },
  );
  await expect.element(page.getByText("To confirm").first()).toBeVisible();
  await announce(stream, `service/${center}`);
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "Priya Menon" }))
    .toMatchTextContent(/^Confirmed/);
  await expect.element(page.getByText("To confirm")).not.toBeInTheDocument();
});
