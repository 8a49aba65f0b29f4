import { expect, test, vi } from "vitest";
import { answerCalls, type CallAnswer, refusal } from "../../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../../tests/components/render-office.tsx";
import { settled } from "../../../../../../tests/components/settled.ts";
import type { CarLink, ShownCustomer } from "../shapes.ts";
import { LinkDialog } from "./link-dialog.tsx";

const at = "2026-11-26T08:00:00.000Z";
const khalid: ShownCustomer = {
  ...{
    id: "khalid",
    name: "Khalid Al Mannai",
    otherName: null,
    email: "khalid@example.qa",
    phone: null,
    phoneConfirmedAt: null,
  },
  ...{
    language: "en",
    hasChosenLanguage: true,
    since: at,
    closedAt: null,
    issuer: null,
    customerNumber: "1",
  },
};
const noora = {
  id: "noora",
  name: "Noora Al Kuwari",
  email: "",
  phone: null,
  isPhoneConfirmed: false,
  isClosed: false,
};
const link: CarLink = {
  ...{
    id: "link",
    version: 1,
    reference: "RM-1",
    state: "waiting",
    reason: null,
    answerNote: null,
    answeredBy: null,
  },
  ...{
    vin: "RMLNDA2B5T2000001",
    plate: "771204",
    note: "",
    documentId: null,
    sentAt: at,
    changedAt: at,
    vehicle: null,
  },
};
const ofNoora: CarLink = {
  ...link,
  vehicle: { model: "Hajar", modelYear: 2024, plate: "482915", ownerId: "noora", owner: noora },
};

async function dialog(
  shown: CarLink,
  answers: Readonly<Record<string, CallAnswer>> = {},
  role: "adviser" | "sales" = "adviser",
) {
  const close = vi.fn();
  const models = { models: [{ id: "rimal:HJR", name: "Hajar" }] };
  const calls = answerCalls({ "/office/api/car-models": models, ...answers });
  const node = <LinkDialog link={shown} customer={khalid} onClose={close} onCard={() => undefined} />;
  const rendered = await renderOffice(node, { grants: [{ role, place: "*" }] });
  const sent = () =>
    calls.filter(({ method }) => method === "POST").map(({ url, body }) => [url.pathname, body]);
  return { ...rendered, close, sent };
}
const done = { id: "link", version: 2 };

test("a new car is sent once all of it is entered; what garage refuses is shown at its field", async () => {
  const path = "/office/api/links/link/approve";
  const { getByRole, getByText, close, sent } = await dialog(link, {
    [path]: refusal(422, "car-wrong", { wrong: ["year"] }),
  });
  await getByRole("button", { name: "Approve" }).click();
  await expect.element(getByText("Missing or not possible.").nth(2)).toBeVisible();
  await settled();
  expect(sent()).toEqual([]);
  await getByRole("button", { name: /Model/ }).click();
  await getByRole("option", { name: "Hajar" }).click();
  await getByRole("textbox", { name: "Model year" }).fill("1900");
  await getByRole("textbox", { name: "Odometer (km)" }).fill("12");
  await expect.element(getByText("Missing or not possible.")).not.toBeInTheDocument();
  await getByRole("button", { name: "Approve" }).click();
  await expect.element(getByText("Missing or not possible.")).toBeVisible();
  const car = { model: "rimal:HJR", year: "1900", plate: "771204", mileage: "12" };
  expect(sent()).toEqual([[path, { version: 1, car }]]);
  expect(close).not.toHaveBeenCalled();
});

test("a car of another customer moves after staff have said that they checked it", async () => {
  const path = "/office/api/links/link/approve";
  const { getByRole, getByText, close, sent } = await dialog(ofNoora, { [path]: done });
  await getByRole("button", { name: "Approve and move the car" }).click();
  await expect.element(getByText("Please confirm this first.")).toBeVisible();
  expect(sent()).toEqual([]);
  await getByText(/Noora Al Kuwari no longer owns/).click();
  await getByRole("button", { name: "Approve and move the car" }).click();
  await expect.poll(() => close).toHaveBeenCalledOnce();
  expect(sent()).toEqual([[path, { version: 1, formerOwnerId: "noora" }]]);
});

test("a rejection needs its reason, and keeps what was typed when one looks back", async () => {
  const path = "/office/api/links/link/reject";
  const { getByRole, getByText, close, sent } = await dialog(link, { [path]: done });
  await getByRole("button", { name: "Reject …" }).click();
  await getByRole("textbox", { name: "Note for the customer" }).fill("Both sides, please");
  await getByRole("button", { name: "Reject", exact: true }).click();
  await expect.element(getByText("This is a required field.")).toBeVisible();
  await getByRole("button", { name: "Back" }).click();
  await getByRole("button", { name: "Reject …" }).click();
  await getByRole("button", { name: /Reason/ }).click();
  await getByRole("option", { name: "The registration card is needed" }).click();
  await getByRole("button", { name: "Reject", exact: true }).click();
  await expect.poll(() => close).toHaveBeenCalledOnce();
  expect(sent()).toEqual([[path, { version: 1, reason: "card-needed", note: "Both sides, please" }]]);
});

test("without the right to answer, and of an answered one, there is no deed but to close it", async () => {
  const buttons = (screen: Awaited<ReturnType<typeof dialog>>) =>
    screen.getByRole("button", { name: /Approve|Reject/ });
  const seller = await dialog(link, {}, "sales");
  await expect.element(seller.getByText("RMLNDA2B5T2000001")).toBeVisible();
  await expect.element(buttons(seller)).not.toBeInTheDocument();
  await seller.unmount();
  const answered = await dialog({ ...link, state: "rejected", reason: "vin-wrong", answeredBy: "Aisha" });
  await expect.element(answered.getByText(/Aisha · The VIN is not right/)).toBeVisible();
  await expect.element(buttons(answered)).not.toBeInTheDocument();
});
