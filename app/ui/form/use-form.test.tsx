import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { type PatternName, problemOf } from "#app/lib/validation/validation-patterns.ts";
import { render } from "../../../tests/components/render.tsx";
import { settled } from "../../../tests/components/settled.ts";
import { Fold } from "../fold.tsx";
import { CheckedForm, FormFailure, SendButton } from "./checked-form.tsx";
import { readDraft } from "./draft.ts";
import { NameField } from "./fields/name-field.tsx";
import { PhoneField } from "./fields/phone-field.tsx";
import { TextField } from "./fields/text-field.tsx";
import { type FormPromises, type Sent, useForm } from "./use-form.ts";

const fields = ["name", "phone", "email"];
const labels = { name: "Name", phone: "Mobile", email: "E-mail" };
const check: FormPromises["check"] = (values) =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(field as PatternName, values[field] ?? "");
      return problem === undefined ? [] : [[field, problem]];
    }),
  );

function Contact(given: Partial<FormPromises>) {
  const form = useForm({ name: "contact", fields, check, send: async () => ({ ok: true }), ...given });
  return (
    <CheckedForm form={form} labels={labels}>
      <NameField name="name" label="Name" autoComplete="name" form={form} />
      <PhoneField name="phone" label="Mobile" dialCode="+974" error={form.errorOf("phone")} required />
      <TextField name="email" label="E-mail" error={form.errorOf("email")} required />
      <SendButton form={form}>Send</SendButton>
      <FormFailure form={form} />
    </CheckedForm>
  );
}

type Screen = Awaited<ReturnType<typeof render>>;
const field = (screen: Screen, label: string) => screen.getByRole("textbox", { name: `${label} required` });
const send = (screen: Screen) => screen.getByRole("button", { name: /^Send/ });

async function fillIn(screen: Screen) {
  await userEvent.fill(field(screen, "Name"), "Noora");
  await userEvent.fill(field(screen, "Mobile"), "55123456");
  await userEvent.fill(field(screen, "E-mail"), "noora@example.qa");
}

describe("a form with problems", () => {
  it("is not sent; the summary takes the focus and leads to each field", async () => {
    const onSend = vi.fn();
    const screen = await render(<Contact send={onSend} />);
    await field(screen, "E-mail").fill("noora@");
    await send(screen).click();
    const summary = screen.getByRole("region", { name: "3 fields need another look." });
    await expect.element(summary).toHaveFocus();
    await screen.getByRole("button", { name: "E-mail: Wrong Format" }).click();
    await expect.element(field(screen, "E-mail")).toHaveFocus();
    await expect.element(field(screen, "E-mail")).toHaveAccessibleDescription("Wrong Format");
    expect(onSend).not.toHaveBeenCalled();
  });

  it("an error of the field that a press leaves waits for its end: it could move the button away", async () => {
    const screen = await render(<Contact />);
    const button = send(screen).element() as HTMLElement;
    await userEvent.type(field(screen, "E-mail"), "noora@");
    button.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    button.focus();
    await settled();
    await expect.element(field(screen, "E-mail")).toBeValid();
    button.dispatchEvent(new MouseEvent("mouseup", { bubbles: true }));
    await expect.element(field(screen, "E-mail")).toBeInvalid();
  });

  it("a field is checked when it is left, and loses its error while it is mended", async () => {
    const screen = await render(<Contact />);
    await field(screen, "E-mail").fill("noora@example");
    await userEvent.tab();
    await expect.element(field(screen, "E-mail")).toBeInvalid();
    await field(screen, "E-mail").fill("noora@example.qa");
    await expect.element(field(screen, "E-mail")).toBeValid();
  });

  it("speaks Arabic", async () => {
    const screen = await render(<Contact />, { language: "ar" });
    await send(screen).click();
    await expect.element(screen.getByRole("button", { name: "Name: هذا الحقل مطلوب." })).toBeVisible();
  });

  it("offers a spelling of a refused name, and takes it over", async () => {
    const screen = await render(<Contact />);
    await field(screen, "Name").fill("Al-Thani");
    await userEvent.tab();
    await screen.getByRole("button", { name: "Write it as Al Thani" }).click();
    await expect.element(field(screen, "Name")).toHaveValue("Al Thani");
    await expect.element(field(screen, "Name")).toBeValid();
    await expect.element(field(screen, "Name")).toHaveFocus();
  });
});

describe("sending", () => {
  it("hands over the values once, whatever is pressed meanwhile", async () => {
    const { promise, resolve } = Promise.withResolvers<Sent>();
    const onSend = vi.fn(() => promise);
    const screen = await render(<Contact send={onSend} />);
    await fillIn(screen);
    await send(screen).click();
    await expect.element(send(screen)).toHaveAttribute("aria-busy", "true");
    await userEvent.keyboard("{Enter}");
    expect(onSend.mock.calls).toEqual([[{ name: "Noora", phone: "5512 3456", email: "noora@example.qa" }]]);
    resolve({ ok: true });
    await expect.element(send(screen)).not.toHaveAttribute("aria-busy");
    expect(readDraft("contact")).toBeUndefined();
  });

  it("a failure stands below the button, and what was typed stays", async () => {
    const screen = await render(
      <Contact send={async () => ({ ok: false, problems: {}, sentence: "Offline." })} />,
    );
    await fillIn(screen);
    await send(screen).click();
    await expect.element(screen.getByRole("alert").filter({ hasText: "Offline." })).toBeVisible();
    await expect.element(field(screen, "Name")).toHaveValue("Noora");
  });

  it("the server's own sentence stands at its field", async () => {
    const refused: Sent = { ok: false, problems: { email: { sentence: "We know this address." } } };
    const screen = await render(<Contact send={async () => refused} />);
    await fillIn(screen);
    await send(screen).click();
    await expect.element(field(screen, "E-mail")).toHaveAccessibleDescription("We know this address.");
  });
});

describe("what was typed", () => {
  it("survives a reload", async () => {
    const first = await render(<Contact />);
    await field(first, "Name").fill("Noora");
    first.unmount();
    const again = await render(<Contact />);
    await expect.element(field(again, "Name")).toHaveValue("Noora");
  });

  it("is seen again after a reload where the form is folded at first", async () => {
    const first = await render(<Contact />);
    await field(first, "Name").fill("Noora");
    first.unmount();
    const again = await render(
      <Fold label="Ask us">
        <Contact />
      </Fold>,
    );
    await expect.element(field(again, "Name")).toBeVisible();
  });

  it("is not replaced by a preset, which fills the other fields", async () => {
    const screen = await render(<Contact />);
    await field(screen, "Name").fill("Noora");
    screen.show(<Contact presets={{ name: "Maryam", email: "maryam@example.qa" }} />);
    await expect.element(field(screen, "E-mail")).toHaveValue("maryam@example.qa");
    await expect.element(field(screen, "Name")).toHaveValue("Noora");
  });

  it("an emptied preset stays empty after a reload", async () => {
    const presets = { name: "Maryam" };
    const first = await render(<Contact presets={presets} />);
    await expect.element(field(first, "Name")).toHaveValue("Maryam");
    await userEvent.clear(field(first, "Name"));
    first.unmount();
    const again = await render(<Contact presets={presets} />);
    await expect.element(field(again, "Name")).toHaveValue("");
  });

  it("stands in the form again that the server could not take without scripts", async () => {
    const answered = {
      values: { name: "Noora", email: "noora@" },
      problems: { email: "wrong-format" },
    } as const;
    const screen = await render(<Contact answered={answered} isNative />);
    await expect.element(field(screen, "Name")).toHaveValue("Noora");
    await expect.element(screen.getByRole("region", { name: "One field needs another look." })).toBeVisible();
    expect(document.querySelector("form")?.getAttribute("action")).toBe("#form-contact");
  });
});
