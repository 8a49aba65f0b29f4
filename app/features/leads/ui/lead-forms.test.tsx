import { beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls, type CallAnswer, refusal } from "../../../../tests/components/answer-calls.ts";
import { render } from "../../../../tests/components/render.tsx";
import { FleetForm } from "./fleet-form.tsx";
import { storedOwnLead } from "./number/own-lead.ts";
import { RequestForm } from "./request-form.tsx";
import type { LeadFormPage } from "./use-lead-form.ts";

const texts = {
  ...{ title: "Ask us", text: "We call back.", submitLabel: "Send", marketingLabel: "News by mail" },
  privacy: "We delete it after 24 months.",
};
const models = [
  { value: "suhail", label: "Suhail" },
  { value: "reem", label: "Reem" },
];
const showrooms = [{ value: "lusail", label: "Lusail showroom" }];

function pageOf(presets?: LeadFormPage["presets"]) {
  return {
    ...{ presets, thanks: "used-car", storedToken: () => undefined },
    onSent: vi.fn<LeadFormPage["onSent"]>(),
    onFailed: vi.fn<LeadFormPage["onFailed"]>(),
  };
}

beforeEach(() => sessionStorage.clear());

describe("a request", () => {
  interface Shown {
    answer?: CallAnswer | CallAnswer[];
    presets?: LeadFormPage["presets"];
    language?: Language;
    choices?: boolean;
  }
  async function show({ answer = { id: "lead-1" }, presets, language = "en", choices = false }: Shown = {}) {
    const calls = answerCalls({ "/v3/leads": answer });
    const page = pageOf(presets);
    const screen = await render(
      <RequestForm
        subject={{ kind: "used-car", vehicleNo: "RM-1001" }}
        texts={texts}
        page={page}
        {...(choices && { models, showrooms })}
      />,
      { at: "/listing/RM-1001", language },
    );
    return { screen, calls, page, send: screen.getByRole("button", { name: "Send" }) };
  }
  const field = (screen: Awaited<ReturnType<typeof show>>["screen"], name: string) =>
    screen.getByRole("textbox", { name: new RegExp(`^${name}`) });
  async function fillIn(screen: Awaited<ReturnType<typeof show>>["screen"]) {
    await field(screen, "First name").fill("Maryam");
    await field(screen, "Last name").fill("Hassan");
    await field(screen, "Mobile number").fill("٥٥٠٠١٢٠١");
  }

  it("needs a name and a number, and leads the keyboard to what is missing", async () => {
    const { screen, calls, send } = await show();
    await send.click();
    for (const name of ["First name", "Last name", "Mobile number"])
      await expect.element(field(screen, name)).toBeInvalid();
    await expect.element(field(screen, "E-mail address")).toBeValid();
    await screen.getByRole("button", { name: /^Mobile number/ }).click();
    await expect.element(field(screen, "Mobile number")).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it("is sent with its subject and where it was written, and nobody agrees to news unasked", async () => {
    const { screen, calls, page, send } = await show();
    await fillIn(screen);
    await expect.element(screen.getByRole("checkbox", { name: "News by mail" })).not.toBeChecked();
    await send.click();
    await expect.poll(() => page.onSent.mock.calls[0]?.[0].id).toBe("lead-1");
    expect(calls[0]?.body).toMatchObject({
      ...{ kind: "used-car", vehicleNo: "RM-1001", firstName: "Maryam", lastName: "Hassan" },
      ...{ mobile: "5500 1201", marketingConsent: false, page: "/listing/RM-1001" },
    });
  });

  it.each([
    [false, { id: "lead-1", phone: "5500 1201", isConfirmed: false }],
    [true, undefined],
  ])("is stored for its thanks with its number, unless that is confirmed (%s)", async (confirmed, stored) => {
    const { screen, page, send } = await show({ answer: { id: "lead-1", isPhoneConfirmed: confirmed } });
    await fillIn(screen);
    await send.click();
    await expect.poll(() => page.onSent).toHaveBeenCalledTimes(1);
    const own = storedOwnLead("lead-1");
    if (stored === undefined) expect(own).toBeUndefined();
    else expect(own).toMatchObject(stored);
  });

  it("begins with what is known of a customer", async () => {
    const presets = { firstName: "Maryam", lastName: "Hassan", mobile: "55001201", email: "m@example.qa" };
    const { screen, page, send } = await show({ presets });
    await expect.element(field(screen, "First name")).toHaveValue("Maryam");
    await expect.element(field(screen, "E-mail address")).toHaveValue("m@example.qa");
    await send.click();
    await expect.poll(() => page.onSent).toHaveBeenCalledTimes(1);
  });

  it("a field that the server refuses is marked, with what was written", async () => {
    const fields = [{ path: "email", message: "No mail reaches this address." }];
    const { screen, page, send } = await show({ answer: refusal(422, "invalid", { fields }) });
    await fillIn(screen);
    await field(screen, "E-mail address").fill("m@example.qa");
    await send.click();
    await expect.element(field(screen, "E-mail address")).toBeInvalid();
    await expect.element(field(screen, "E-mail address")).toHaveValue("m@example.qa");
    await expect
      .element(field(screen, "E-mail address"))
      .toHaveAccessibleDescription("No mail reaches this address.");
    expect(page.onFailed).not.toHaveBeenCalled();
  });

  it("what fails for another reason is said, and reported by its code", async () => {
    const { screen, page, send } = await show({ answer: "offline" });
    await fillIn(screen);
    await send.click();
    await expect.element(screen.getByText(/^The connection was lost/)).toBeVisible();
    expect(page.onFailed.mock.calls).toEqual([["network"]]);
  });

  it("offers models and showrooms only where the page has several", async () => {
    const { screen } = await show({ choices: true, language: "ar" });
    const names = screen
      .getByRole("combobox")
      .elements()
      .map((one) => (one as HTMLSelectElement).name);
    expect(names).toEqual(["location", "model"]);
    await screen.unmount();
    const plain = await show();
    expect(plain.screen.getByRole("combobox").query()).toBeNull();
  });

  it("says what is done with the data, below its button", async () => {
    const { screen } = await show();
    await expect.element(screen.getByText("We delete it after 24 months.")).toBeVisible();
  });
});

describe("a company's inquiry", () => {
  const answers = { kmPerYear: 20_000, count: 12, use: "delivery", months: 36 };

  async function show(answer: CallAnswer = { id: "lead-2" }) {
    const calls = answerCalls({ "/v3/leads": answer });
    const page = pageOf();
    const screen = await render(<FleetForm texts={texts} models={models} answers={answers} page={page} />);
    const field = (name: string) => screen.getByRole("textbox", { name: new RegExp(`^${name}`) });
    return { screen, calls, page, field, send: screen.getByRole("button", { name: "Send" }) };
  }

  it("needs the company, its vehicles and an address for the quote", async () => {
    const { screen, calls, field, send } = await show();
    await send.click();
    for (const name of ["Company", "Commercial registration number", "Number of vehicles", "E-mail address"])
      await expect.element(field(name)).toBeInvalid();
    await expect.element(screen.getByRole("combobox", { name: /^Term/ })).toBeInvalid();
    const choices = screen.getByRole("group", { name: /^Models/ });
    await expect.element(choices).toHaveAccessibleDescription("This is a required field.");
    expect(calls).toEqual([]);
  });

  it.each(["0", "1000", "a dozen"])("%j is no number of vehicles", async (count) => {
    const { field, send } = await show();
    await field("Number of vehicles").fill(count);
    await send.click();
    await expect.element(field("Number of vehicles")).toBeInvalid();
  });

  it("is sent with the models that are ticked and the answers of the calculator", async () => {
    const { screen, calls, page, field, send } = await show();
    for (const [name, value] of [
      ["Company", "Rimal Trading"],
      ["Commercial registration number", "12345"],
      ["Number of vehicles", "١٢"],
      ["First name", "Maryam"],
      ["Last name", "Hassan"],
      ["Mobile number", "55001201"],
      ["E-mail address", "fleet@example.qa"],
    ] as const)
      await field(name).fill(value);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Term/ }), "36");
    for (const name of ["Suhail", "Reem"]) await screen.getByRole("checkbox", { name }).click();
    await send.click();
    await expect.poll(() => page.onSent).toHaveBeenCalledTimes(1);
    expect(calls[0]?.body).toMatchObject({
      kind: "fleet",
      fleet: {
        company: "Rimal Trading",
        count: "١٢",
        models: ["suhail", "reem"],
        term: "36",
        calculator: answers,
      },
    });
  });
});
