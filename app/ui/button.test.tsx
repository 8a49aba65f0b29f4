import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { CallFailed } from "#app/platform/api/api-client.ts";
import { render } from "../../tests/components/render.tsx";
import { Banner } from "./banner.tsx";
import { Button, LinkButton } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { LoadError } from "./loading/load-error.tsx";
import { Loading } from "./loading/loading.tsx";

it("sends no form unless it says so", async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Button>Plain</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await screen.getByRole("button", { name: "Plain" }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Send" }).click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it("while it works it keeps its size and focus, and ignores presses", async () => {
  const onClick = vi.fn();
  const screen = await render(<Button onClick={onClick}>Save</Button>);
  const button = screen.getByRole("button");
  await button.click();
  const { width } = button.element().getBoundingClientRect();
  screen.show(
    <Button onClick={onClick} loading>
      Save
    </Button>,
  );
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button.element().getBoundingClientRect().width).toBe(width);
  await expect.element(screen.getByRole("img", { name: "Loading" })).toBeVisible();
});

it("a link button is a link", async () => {
  const screen = await render(<LinkButton<string> to="/fleet">Fleets</LinkButton>, { language: "ar" });
  await expect
    .element(screen.getByRole("link", { name: "Fleets" }))
    .toHaveAttribute("href", "/fleet?lang=ar");
});

it.each([
  ["error", "alert"],
  ["info", "status"],
  ["warning", "status"],
  ["success", "status"],
] as const)("a banner of tone %s is a live region of role %s", async (tone, role) => {
  const screen = await render(<Banner tone={tone}>Told</Banner>);
  await expect.element(screen.getByRole(role)).toHaveTextContent("Told");
  expect(screen.getByRole("button").query()).toBeNull();
});

it("a banner is dismissed", async () => {
  const onDismiss = vi.fn();
  const screen = await render(<Banner onDismiss={onDismiss}>Told</Banner>);
  await screen.getByRole("button", { name: "Dismiss this message" }).click();
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

const texts = { loadErrorTitle: "No appointments", loadErrorText: "They are safe." };
const failed = (status: number, code: string) =>
  new CallFailed("Failed to fetch", {
    ok: false,
    status,
    statusText: "Bad Gateway",
    code,
    message: "",
    detail: {},
  });

it("an error of the server shows its own message and another try", async () => {
  const onRetry = vi.fn();
  const screen = await render(<LoadError texts={texts} error={failed(502, "internal")} onRetry={onRetry} />);
  const alert = screen.getByRole("alert");
  await expect.element(alert).toMatchTextContent(/No appointments.*They are safe\..*Bad Gateway/);
  await screen.getByRole("button", { name: "Try again" }).click();
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it.each([
  ["a lost connection", failed(0, "network")],
  ["no request at all", null],
])("%s says that one is offline", async (_, error) => {
  const screen = await render(<LoadError texts={texts} error={error} onRetry={() => undefined} />, {
    language: "ar",
  });
  await expect.element(screen.getByText("لا يوجد اتصال بالإنترنت.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "إعادة المحاولة" })).toBeVisible();
});

it("loading is said aloud, its shape is not", async () => {
  const screen = await render(<Loading>...</Loading>);
  await expect.element(screen.getByRole("status")).toHaveTextContent("Loading");
});

it("an empty state says what to do next", async () => {
  const screen = await render(
    <EmptyState title="No cars yet" actions={<Button>Add a car</Button>}>
      Yours will stand here.
    </EmptyState>,
  );
  await expect.element(screen.getByRole("heading", { name: "No cars yet" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Add a car" })).toBeVisible();
});
