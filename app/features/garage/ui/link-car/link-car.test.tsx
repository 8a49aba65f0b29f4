import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { answerCalls, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { linkWords } from "../../words.ts";
import { linkExample as link, vinExample as vin } from "../link-examples.ts";
import { LinkCar } from "./link-car.tsx";

const words = linkWords.of("en");
const path = "/v3/vehicle-links";
const sent = { id: "l1", reference: "RM-7K3QXA", state: "waiting" };

async function open(answers: Parameters<typeof answerCalls>[0], language: "en" | "ar" = "en") {
  const calls = answerCalls({ "/v3/documents": [[]], "/v3/vehicles": [[]], ...answers });
  const screen = await render(<LinkCar />, { language, width: 390, customer: {} });
  return { screen, posts: () => calls.filter(({ method }) => method === "POST") };
}

describe("the form that links a car", () => {
  it("sends VIN, plate and note, and names the reference", async () => {
    const { screen, posts } = await open({ [path]: [[], sent, [link()]] });
    await screen.getByLabelText(/^VIN/).fill("rml-hjr4k7r1004821");
    await screen.getByLabelText(/Plate/).fill("482915");
    await screen.getByLabelText(/Note for us/).fill("Bought in May");
    await screen.getByRole("button", { name: "Send the request" }).click();
    await expect.element(screen.getByText("We have your request")).toBeVisible();
    await expect.element(screen.getByText("RM-7K3QXA").first()).toBeVisible();
    expect(posts()[0]?.body).toEqual({ vin: "rml-hjr4k7r1004821", plate: "482915", note: "Bought in May" });
    await expect.element(screen.getByText("Being checked")).toBeVisible();
  });

  it.each([
    ["", /This is a required field/],
    ["RMLHJR4K7R", /these are 10/],
    ["RMLHJR4K7R10048!!", /A VIN has 17 letters and digits\.$/],
  ])("sends nothing for %j, and says why", async (typed, sentence) => {
    const { screen, posts } = await open({ [path]: [[]] });
    if (typed !== "") await screen.getByLabelText(/^VIN/).fill(typed);
    await screen.getByRole("button", { name: "Send the request" }).click();
    await expect.element(screen.getByText(sentence).first()).toBeVisible();
    expect(posts()).toEqual([]);
  });

  it("opens the scanner, and is as it was when that is left", async () => {
    vi.spyOn(navigator.mediaDevices, "getUserMedia").mockReturnValue(new Promise(() => undefined));
    const { screen } = await open({ [path]: [[]] });
    await screen.getByLabelText(/Plate/).fill("482915");
    await screen.getByRole("button", { name: words.scan }).click();
    const scanner = screen.getByRole("dialog", { name: words.scan });
    await expect.element(scanner).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(scanner).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText(/Plate/)).toHaveValue("482915");
  });

  it("asks about letters that no VIN has, and puts digits in their place on request", async () => {
    const { screen, posts } = await open({ [path]: [[], sent, []] });
    const field = screen.getByLabelText(/^VIN/);
    await field.fill("RMLHJR4K7RIOO4821");
    await expect.element(screen.getByText("Please look again")).toBeVisible();
    await screen.getByRole("button", { name: "Send the request" }).click();
    expect(posts()).toEqual([]);
    await screen.getByRole("button", { name: "Yes, use this one" }).click();
    await expect.element(field).toHaveValue("RMLHJR4K7R1004821");
    await screen.getByRole("button", { name: "Send the request" }).click();
    await expect.element(screen.getByText("We have your request")).toBeVisible();
    expect(posts()[0]?.body).toEqual({ vin });
  });

  it("sends them where the customer says that they are right", async () => {
    const { screen, posts } = await open({ [path]: [[], sent, []] });
    await screen.getByLabelText(/^VIN/).fill("RMLHJR4K7RIOO4821");
    await screen.getByRole("button", { name: "No, the letters are right" }).click();
    await screen.getByRole("button", { name: "Send the request" }).click();
    await expect.element(screen.getByText("We have your request")).toBeVisible();
    expect(posts()[0]?.body).toEqual({ vin: "RMLHJR4K7RIOO4821" });
  });

  it("shows the server's sentence where it refuses, in Arabic", async () => {
    const message = "سبق أن أرسلت إلينا رقم الهيكل هذا";
    const refused = refusal(409, "already-requested", { message });
    const { screen } = await open({ [path]: [[], refused] }, "ar");
    await screen.getByLabelText(/^رقم الهيكل/).fill(vin);
    await screen.getByRole("button", { name: "إرسال الطلب" }).click();
    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(screen.getByLabelText(/^رقم الهيكل/)).toHaveValue(vin);
  });
});

describe("earlier requests", () => {
  it("show state and reason; one that waits is withdrawn", async () => {
    const rejected = link({
      id: "l2",
      state: "rejected",
      reason: "not-owner",
      answerNote: "The card says Ali.",
    });
    const answers = { [path]: [[link(), rejected]], [`${path}/l1`]: Response.json({ data: null }) };
    const { screen } = await open(answers);
    await expect.element(screen.getByText("Not linked")).toBeVisible();
    await expect.element(screen.getByText(/registered in your name\.$/).last()).toBeVisible();
    await expect.element(screen.getByText("The card says Ali.")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Send it again" })).toBeVisible();
    await screen.getByRole("button", { name: `Withdraw the request for ${vin}` }).click();
  });

  it.each([
    ["without a connection", "offline" as const, "You are offline."],
    [
      "once it is answered",
      refusal(409, "already-answered", { message: "It was answered." }),
      "It was answered.",
    ],
  ])("say why one was not withdrawn %s", async (_, answer, sentence) => {
    const { screen } = await open({ [path]: [[link()], [link()]], [`${path}/l1`]: answer });
    await screen.getByRole("button", { name: `Withdraw the request for ${vin}` }).click();
    await expect.element(screen.getByRole("alert").getByText(sentence)).toBeVisible();
  });

  it("that cannot be loaded leave the form", async () => {
    const { screen } = await open({ [path]: refusal(404, "not-found") });
    await expect.element(screen.getByText("Your requests could not be loaded")).toBeVisible();
    await expect.element(screen.getByLabelText(/^VIN/)).toBeVisible();
  });
});
