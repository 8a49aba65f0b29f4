import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../../../tests/components/render.tsx";
import { SubmittedValues } from "../submitted-values.ts";
import { CheckboxField } from "./checkbox-field.tsx";
import { PhoneField } from "./phone-field.tsx";
import { SelectField } from "./select-field.tsx";
import { TextArea } from "./text-area.tsx";

it("a phone number falls into two groups while it is typed, also with Arabic digits", async () => {
  const screen = await render(<PhoneField name="phone" label="Mobile" dialCode="+974" />);
  const field = screen.getByLabelText("Mobile");
  await userEvent.type(field, "٥٥12");
  await expect.element(field).toHaveValue("5512");
  await userEvent.type(field, "3456");
  await expect.element(field).toHaveValue("5512 3456");
});

it("a pasted number loses the dial code that stands before the field", async () => {
  const screen = await render(<PhoneField name="phone" label="Mobile" dialCode="+974" />);
  await userEvent.fill(screen.getByLabelText("Mobile"), "+974 5512 3456");
  await expect.element(screen.getByLabelText("Mobile")).toHaveValue("5512 3456");
});

it("a digit in the middle leaves the caret behind it", async () => {
  const screen = await render(
    <PhoneField name="phone" label="Mobile" dialCode="+974" defaultValue="5512 456" />,
  );
  const field = screen.getByLabelText("Mobile").element() as HTMLInputElement;
  field.focus();
  field.setSelectionRange(5, 5);
  await userEvent.keyboard("3");
  expect([field.value, field.selectionStart]).toEqual(["5512 3456", 6]);
});

it("a phone number runs left to right in Arabic", async () => {
  const screen = await render(<PhoneField name="phone" label="الجوال" dialCode="+974" />, { language: "ar" });
  expect(getComputedStyle(screen.getByLabelText("الجوال").element()).direction).toBe("ltr");
});

it("a box is ticked by its whole line and by the space bar", async () => {
  const onChange = vi.fn();
  const screen = await render(<CheckboxField name="terms" value="yes" label="I agree" onChange={onChange} />);
  const box = screen.getByRole("checkbox", { name: "I agree" });
  await screen.getByText("I agree").click();
  await expect.element(box).toBeChecked();
  await userEvent.keyboard(" ");
  await expect.element(box).not.toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(2);
});

it("fields of a form that is shown again hold what was sent", async () => {
  const screen = await render(
    <SubmittedValues value={{ terms: "yes", district: "khor", note: "Call me" }}>
      <CheckboxField name="terms" value="yes" label="I agree" />
      <CheckboxField name="news" value="yes" label="News" />
      <SelectField name="district" label="District">
        <option value="doha">Doha</option>
        <option value="khor">Al Khor</option>
      </SelectField>
      <TextArea name="note" label="Note" maxLength={20} />
    </SubmittedValues>,
  );
  await expect.element(screen.getByRole("checkbox", { name: "I agree" })).toBeChecked();
  await expect.element(screen.getByRole("checkbox", { name: "News" })).not.toBeChecked();
  await expect.element(screen.getByLabelText("District")).toHaveValue("khor");
  await expect.element(screen.getByText("7 of 20 characters")).toBeVisible();
});

it.each([
  ["en", "0 of 1,024 characters"],
  ["ar", "0 من 1,024 حرفاً"],
] as const)("a text area writes a long limit with its thousands, in %s", async (language, count) => {
  const screen = await render(<TextArea label="Note" maxLength={1024} />, { language });
  await expect.element(screen.getByText(count)).toBeVisible();
});

it("a select shows its error", async () => {
  const screen = await render(
    <SelectField name="district" label="District" error="This is a required field." required>
      <option value="">Choose</option>
    </SelectField>,
  );
  const field = screen.getByRole("combobox", { name: "District required" });
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription("This is a required field.");
});

it("a text area counts, aloud only when little room is left, and takes no more than its limit", async () => {
  const screen = await render(<TextArea label="Note" maxLength={10} />, { language: "en" });
  const field = screen.getByLabelText("Note");
  await userEvent.type(field, "nine text");
  await expect.element(screen.getByText("9 of 10 characters")).toHaveAttribute("aria-live", "off");
  await userEvent.type(field, "ual");
  await expect.element(screen.getByText("10 of 10 characters")).toHaveAttribute("aria-live", "polite");
  await expect.element(field).toHaveValue("nine textu");
});

it("a text area writes in the direction of its text", async () => {
  const screen = await render(<TextArea label="Note" defaultValue="مرحبا" />);
  expect(getComputedStyle(screen.getByLabelText("Note").element()).direction).toBe("rtl");
});
