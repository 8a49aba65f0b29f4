import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { render } from "../../../../../tests/components/render.tsx";
import { comparedNumbers, useStoredNumbers, viewedNumbers } from "./stored-numbers.ts";

const place = "marsa.compared";
const ofAnotherTab = (key: string | null, text: string | null) => {
  if (key !== null && text !== null) localStorage.setItem(key, text);
  else localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key }));
};

function Numbers() {
  return <p role="status">{useStoredNumbers(comparedNumbers).join(" ") || "none"}</p>;
}

beforeEach(() => {
  comparedNumbers.write([]);
  viewedNumbers.write([]);
});

describe("numbers of cars in this browser", () => {
  it("are shown as they change, and stored", async () => {
    const screen = await render(<Numbers />);
    await expect.element(screen.getByRole("status")).toHaveTextContent("none");
    comparedNumbers.write(["RM-1", "RM-2"]);
    await expect.element(screen.getByRole("status")).toHaveTextContent("RM-1 RM-2");
    expect(localStorage.getItem(place)).toContain("RM-2");
  });

  it("of which none is left leave nothing behind", () => {
    comparedNumbers.write(["RM-1"]);
    comparedNumbers.write([]);
    expect(localStorage.getItem(place)).toBeNull();
  });

  it("follow another tab", async () => {
    comparedNumbers.write(["RM-1"]);
    const stored = localStorage.getItem(place)?.replace("RM-1", "RM-7") ?? "";
    const screen = await render(<Numbers />);
    ofAnotherTab(place, stored);
    await expect.element(screen.getByRole("status")).toHaveTextContent("RM-7");
    ofAnotherTab(null, null);
    await expect.element(screen.getByRole("status")).toHaveTextContent("none");
  });

  it("are read as another tab left them while none was shown here", () => {
    comparedNumbers.write(["RM-1"]);
    localStorage.removeItem(place);
    expect(comparedNumbers.read()).toEqual([]);
  });

  it("hold for this page where the browser stores nothing, whatever else another tab stores", async () => {
    onTestFinished(() => comparedNumbers.write([]));
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const screen = await render(<Numbers />);
    comparedNumbers.write(["RM-1"]);
    await expect.element(screen.getByRole("status")).toHaveTextContent("RM-1");
    dispatchEvent(new StorageEvent("storage", { key: "marsa.seen" }));
    comparedNumbers.write([...comparedNumbers.read(), "RM-2"]);
    await expect.element(screen.getByRole("status")).toHaveTextContent("RM-1 RM-2");
  });

  it("are stored apart: what is compared was not viewed", () => {
    comparedNumbers.write(["RM-1"]);
    expect(viewedNumbers.read()).toEqual([]);
  });
});
