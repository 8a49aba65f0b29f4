import { expect, it } from "vitest";
import { render } from "../../../../../tests/components/render.tsx";
import { TrimCards } from "./trim-cards.tsx";
import type { TrimView } from "./trim-view.ts";

const trim = (id: string, name: string, rest: Partial<TrimView> = {}) =>
  ({
    ...{
      id,
      name,
      summary: `${name} for every day`,
      equipment: ["Camera"],
      price: 100_000,
      isHybrid: false,
      services: [],
    },
    specifications: { fuel: "petrol", powerKw: 150, consumption: 7.5 },
    ...rest,
  }) as unknown as TrimView;
const labels = { currency: "QAR", leaseToOwn: "Lease-to-own", month: "a month" } as Parameters<
  typeof TrimCards
>[0]["labels"];
const trims = [trim("glx", "GLX", { leasePrice: 2_100 }), trim("vx", "VX")];

it("each trim says what it costs and brings, and leads to its calculation", async () => {
  const screen = await render(<TrimCards trims={trims} labels={labels} financed />, {
    at: "/vehicle/suhail?lang=en",
  });
  await expect.element(screen.getByRole("heading", { name: "GLX" })).toBeVisible();
  await expect.element(screen.getByText("2,100")).toBeVisible();
  await screen.getByText("Equipment", { exact: true }).first().click();
  await expect.element(screen.getByRole("list", { name: "Equipment of GLX" })).toHaveTextContent("Camera");
  await expect
    .element(screen.getByRole("link", { name: "Calculate the payment for VX" }))
    .toHaveAttribute("href", "/vehicle/suhail?trim=vx&lang=en#calculator");
});

it("where nothing can be calculated there is no link to it", async () => {
  const screen = await render(<TrimCards trims={trims} labels={labels} financed={false} />, {
    language: "ar",
  });
  await expect.element(screen.getByRole("heading", { name: "VX" })).toBeVisible();
  expect(screen.getByRole("link").query()).toBeNull();
});
