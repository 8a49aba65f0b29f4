import { expect, it } from "vitest";
import { render } from "../../../tests/components/render.tsx";
import { useFlashState } from "./use-flash-state.ts";

function Notice() {
  const saved = useFlashState((state) => ("saved" in state ? String(state.saved) : undefined));
  return <p role="status">{saved ?? "nothing"}</p>;
}

it.each([
  [{ saved: "Your alert" }, "Your alert"],
  [{ other: 1 }, "nothing"],
  ["text", "nothing"],
  [null, "nothing"],
])("a navigation with the state %j shows %s", async (state, shown) => {
  const screen = await render(<p>Before</p>, { routes: [{ path: "/after", element: <Notice /> }] });
  await screen.router.navigate("/after", { state });
  await expect.element(screen.getByRole("status")).toHaveTextContent(shown);
});

it("is taken out of the browser's entry, so that a reload shows nothing", async () => {
  history.replaceState({ key: "k", usr: { saved: "x" } }, "");
  const screen = await render(<p>Before</p>, { routes: [{ path: "/after", element: <Notice /> }] });
  await screen.router.navigate("/after", { state: { saved: "Your alert" } });
  await expect.element(screen.getByRole("status")).toHaveTextContent("Your alert");
  await expect.poll(() => history.state).toEqual({ key: "k", usr: null });
});
