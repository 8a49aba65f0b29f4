import { describe, expect, it } from "vitest";
import { signInAgainEvent } from "#app/platform/api/call-rejected.ts";
import { render } from "../../../../tests/components/render.tsx";
import { SignInAgain } from "./sign-in-again.tsx";

describe("the notice to sign in again", () => {
  it("stays away until a call wants a fresh sign-in", async () => {
    const screen = await render(<SignInAgain />);
    expect(screen.getByRole("dialog").elements()).toHaveLength(0);
    dispatchEvent(new Event(signInAgainEvent));
    await expect.element(screen.getByRole("dialog", { name: "Confirm that it is you" })).toBeVisible();
    await screen.getByRole("button", { name: "Not now" }).click();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  });

  it("offers it in Arabic", async () => {
    const screen = await render(<SignInAgain />, { language: "ar" });
    dispatchEvent(new Event(signInAgainEvent));
    await expect.element(screen.getByRole("button", { name: "تسجيل الدخول مجدداً" })).toBeVisible();
  });
});
