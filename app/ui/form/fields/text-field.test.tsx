import { expect, it } from "vitest";
import { render } from "../../../../tests/components/render.tsx";
import { SubmittedValues } from "../submitted-values.ts";
import { TextField } from "./text-field.tsx";

it("is found by its label, which says that it is required", async () => {
  const screen = await render(<TextField name="city" label="City" required />);
  await expect.element(screen.getByRole("textbox", { name: "City required" })).toBeRequired();
});

it("is described by its hint, and by its error while there is one", async () => {
  const screen = await render(<TextField name="city" label="City" hint="Where you live" />);
  const field = screen.getByLabelText("City");
  await expect.element(field).toHaveAccessibleDescription("Where you live");
  await expect.element(field).not.toHaveAttribute("aria-invalid");
  screen.show(<TextField name="city" label="City" hint="Where you live" error="This is a required field." />);
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription("Where you live This is a required field.");
  await expect.element(screen.getByRole("alert")).toHaveTextContent("This is a required field.");
});

it("keeps what was typed when an error comes", async () => {
  const screen = await render(<TextField name="city" label="City" />);
  await screen.getByLabelText("City").fill("Doha");
  screen.show(<TextField name="city" label="City" error="Wrong Format" />);
  await expect.element(screen.getByLabelText("City")).toHaveValue("Doha");
});

it("takes no room for an error before there is one", async () => {
  const screen = await render(<TextField name="city" label="City" />);
  expect(screen.getByRole("alert").query()).toBeNull();
});

it("shows what the form held that was sent without scripts", async () => {
  const screen = await render(
    <SubmittedValues value={{ city: "Al Khor" }}>
      <TextField name="city" label="City" />
    </SubmittedValues>,
  );
  await expect.element(screen.getByLabelText("City")).toHaveValue("Al Khor");
});

it("a code runs left to right in Arabic too", async () => {
  const screen = await render(<TextField name="vin" label="رقم الهيكل" ltr />, { language: "ar" });
  const field = screen.getByLabelText("رقم الهيكل").element();
  expect(getComputedStyle(field)).toMatchObject({ direction: "ltr", textAlign: "end" });
});
