import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { announce, FollowingChanges, fakeStreams } from "../../../../../tests/components/fake-stream.tsx";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { requestedAppointment } from "./appointment-examples.ts";
import { Component as AppointmentScreen } from "./appointment-screen.tsx";
import type { ShownAppointment } from "./shown.ts";

const requested = requestedAppointment;
const center = requested.centerId;
const at = (time: string) => `2099-12-01T${time}:00.000Z`;
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
