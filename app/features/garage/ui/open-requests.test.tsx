import { expect, it } from "vitest";
import { answerCalls, refusal } from "../../../../tests/components/answer-calls.ts";
import { render } from "../../../../tests/components/render.tsx";
import { linkExample, vinExample } from "./link-examples.ts";
import { OpenRequests } from "./open-requests.tsx";

const path = "/v3/vehicle-links";

it("requests on the dashboard that cannot be loaded say so, and are loaded by another try", async () => {
  answerCalls({ [path]: [refusal(403, "forbidden"), [linkExample()]] });
  const screen = await render(<OpenRequests mayAdd />, { width: 390, customer: {} });
  await expect.element(screen.getByText("Your requests could not be loaded")).toBeVisible();
  await screen.getByRole("alert").getByRole("button").click();
  await expect.element(screen.getByText(vinExample)).toBeVisible();
  expect(screen.getByText("Your requests could not be loaded").query()).toBeNull();
});
