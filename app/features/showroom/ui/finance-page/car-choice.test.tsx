import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../../../../tests/components/render.tsx";
import { there } from "../../../../../tests/components/showroom-examples.ts";
import { CarChoice } from "./car-choice.tsx";
import type { FinanceCar } from "./finance-cars.ts";

const ignore = () => undefined;

describe("a car of the list", () => {
  const cars: readonly FinanceCar[] = ["suhail", "reem"].map((id) => ({
    ...{ id, name: id.toUpperCase(), image: there(id), imageAlt: `A ${id}`, isLargeSuv: false },
    trims: [{ id: `${id}-glx`, name: `${id} GLX`, price: 110_000, isHybrid: false }],
  }));
  const props = { cars, trim: "reem-glx", currency: "QAR", onChange: ignore, problem: undefined };

  it("shows its picture and its list price", async () => {
    const screen = await render(<CarChoice {...props} />);
    await expect.element(screen.getByRole("img", { name: "A reem" })).toBeInTheDocument();
    await expect
      .element(screen.getByRole("combobox", { name: "Car" }))
      .toHaveAccessibleDescription(/^List price QAR 110,000/);
    const models = [...screen.container.querySelectorAll("optgroup")].map(({ label }) => label);
    expect(models).toEqual(["SUHAIL", "REEM"]);
  });

  it("may be another one, at a price of one's own", async () => {
    const onChange = vi.fn();
    const screen = await render(<CarChoice {...props} onChange={onChange} />, { language: "ar" });
    await userEvent.selectOptions(screen.getByRole("combobox"), "سيارة أخرى بسعر أحدده");
    expect(onChange).toHaveBeenCalledWith(undefined);
    screen.show(<CarChoice {...props} trim={undefined} />);
    await expect
      .element(screen.getByRole("combobox"))
      .toHaveAccessibleDescription("يُدرج سعر القائمة تلقائياً");
    expect(screen.getByRole("img", { name: /^A / }).query()).toBeNull();
  });

  it("no picture is shown until every car has one", async () => {
    const [first, ...rest] = cars;
    const some = first ? [{ ...first, image: undefined } as unknown as FinanceCar, ...rest] : rest;
    const screen = await render(<CarChoice {...props} cars={some} />);
    await expect.element(screen.getByRole("combobox")).toHaveValue("reem-glx");
    expect(screen.getByRole("img").query()).toBeNull();
  });
});
