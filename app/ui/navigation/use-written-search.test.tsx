import { useState } from "react";
import { useLocation } from "react-router";
import { describe, expect, it } from "vitest";
import { render } from "../../../tests/components/render.tsx";
import { useWrittenSearch } from "./use-written-search.ts";

function Kept() {
  const { search } = useLocation();
  const [value, setValue] = useState(search);
  const write = useWrittenSearch(setValue);
  const change = (kind: "choice" | "quantity", name: string) => () => {
    setValue(name);
    write(kind, (present) => new URLSearchParams([...present, [name, "on"]]));
  };
  return (
    <>
      <output>{value}</output>
      <button type="button" onClick={change("choice", "red")}>
        Red
      </button>
      <button type="button" onClick={change("quantity", "many")}>
        Many
      </button>
    </>
  );
}

const show = async () => {
  const screen = await render(<Kept />, { at: "/?a=1" });
  const search = () => screen.router.state.location.search;
  return { screen, search, value: screen.getByRole("status") };
};

describe("what is written to the address", () => {
  it("is an entry of its own for a choice, and going back is heard", async () => {
    const { screen, search, value } = await show();
    await screen.getByText("Red").click();
    await expect.poll(search).toBe("?a=1&red=on");
    await expect.element(value).toHaveTextContent("red");
    await screen.router.navigate(-1);
    await expect.element(value).toHaveTextContent("?a=1");
  });

  it("is heard to be gone by who goes back before the page has shown it", async () => {
    const { screen, search, value } = await show();
    const stop = screen.router.subscribe(({ location }) => {
      if (!location.search.includes("red")) return;
      stop();
      void screen.router.navigate(-1);
    });
    await screen.getByText("Red").click();
    await expect.element(value).toHaveTextContent("?a=1");
    expect(search()).toBe("?a=1");
  });

  it("replaces the entry for a quantity, once it rests", async () => {
    const { screen, search } = await show();
    await screen.getByText("Red").click();
    await screen.getByText("Many").click();
    await screen.getByText("Many").click();
    await expect.poll(search).toBe("?a=1&red=on&many=on");
    await screen.router.navigate(-1);
    expect(search()).toBe("?a=1");
  });

  it("is not written over by a quantity that still rests when somebody goes back", async () => {
    const { screen, search, value } = await show();
    await screen.getByText("Red").click();
    await expect.poll(search).toBe("?a=1&red=on");
    await screen.getByText("Many").click();
    await screen.router.navigate(-1);
    await expect.element(value).toHaveTextContent("?a=1");
    await screen.getByText("Red").click();
    await expect.poll(search).toBe("?a=1&red=on");
  });
});
