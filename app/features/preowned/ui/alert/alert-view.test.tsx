import { expect, it } from "vitest";
import { answerCalls, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { AlertView } from "./alert-view.tsx";

const path = "/v1/cpov/alerts/token-1";
const unconfirmed = { state: "unconfirmed", search: "?bodyType=suv", hasFailed: false } as const;
const view = <AlertView token="token-1" alert={unconfirmed} />;

it("is confirmed by one press, and can be ended then", async () => {
  const calls = answerCalls({
    [`${path}/confirm`]: { state: "active", search: "?bodyType=suv" },
    [path]: {},
  });
  const screen = await render(view);
  await screen.getByRole("button", { name: "Yes, tell me" }).click();
  await expect.element(screen.getByRole("status").filter({ hasText: /^You hear of cars/ })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "See the cars" }))
    .toHaveAttribute("href", "/pre-owned/search?bodyType=suv&lang=en");
  await screen.getByRole("button", { name: "End these mails" }).click();
  await expect.element(screen.getByRole("status").filter({ hasText: /^It has ended/ })).toBeVisible();
  expect(screen.getByRole("button").query()).toBeNull();
  expect(calls.map(({ method }) => method)).toEqual(["POST", "DELETE"]);
});

it("says that it is gone where its token opens none", async () => {
  answerCalls({ [`${path}/confirm`]: refusal(404, "alert-not-found") });
  const screen = await render(view);
  await screen.getByRole("button", { name: "Yes, tell me" }).click();
  await expect
    .element(screen.getByRole("status").filter({ hasText: /^This alert is not there any more/ }))
    .toBeVisible();
});

it("offers the same again after a failure", async () => {
  answerCalls({ [`${path}/confirm`]: ["offline", { state: "active", search: "" }] });
  const screen = await render(view);
  await screen.getByRole("button", { name: "Yes, tell me" }).click();
  await expect.element(screen.getByText(/^That did not work/)).toBeVisible();
  await screen.getByRole("button", { name: "Yes, tell me" }).click();
  await expect.element(screen.getByText(/^That did not work/)).not.toBeInTheDocument();
});

it("speaks Arabic", async () => {
  const screen = await render(view, { language: "ar" });
  await expect.element(screen.getByRole("button", { name: "نعم، أبلغني" })).toBeVisible();
});
