import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../../../../tests/components/render.tsx";
import { slotAt } from "../../wizard/wizard-examples.ts";
import { ChoiceCard } from "./choice-card.tsx";
import { SlotGrid } from "./slot-grid.tsx";
import { SnapRow } from "./snap-row.tsx";
import { StepFrame } from "./step-frame.tsx";
import { StepProgress } from "./step-progress.tsx";

function Cards({ kind }: { kind: "radio" | "checkbox" }) {
  const [chosen, setChosen] = useState<string | null>("one");
  return ["one", "two"].map((value) => (
    <ChoiceCard
      key={value}
      kind={kind}
      group="cards"
      value={value}
      chosen={value === chosen}
      onPress={() => setChosen(value === chosen ? null : value)}
    >
      {value}
    </ChoiceCard>
  ));
}

describe("cards to choose from", () => {
  it("are radio buttons: the arrow keys choose the next one", async () => {
    const screen = await render(<Cards kind="radio" />);
    await userEvent.tab();
    await expect.element(screen.getByRole("radio", { name: "one" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(screen.getByRole("radio", { name: "two" })).toBeChecked();
    await expect.element(screen.getByRole("radio", { name: "one" })).not.toBeChecked();
  });

  it("that are chosen are cleared by another press, of the pointer and of the space bar", async () => {
    const screen = await render(<Cards kind="radio" />);
    const one = screen.getByRole("radio", { name: "one" });
    await one.click();
    await expect.element(one).not.toBeChecked();
    await userEvent.keyboard(" ");
    await expect.element(one).toBeChecked();
    await userEvent.keyboard(" ");
    await expect.element(one).not.toBeChecked();
  });

  it("are checkboxes where several can be chosen", async () => {
    const screen = await render(<Cards kind="checkbox" />);
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect.element(screen.getByRole("checkbox", { name: "one" })).not.toBeChecked();
  });
});

describe("the times of a day", () => {
  const [eight, nine] = [slotAt("2026-12-01T05:00:00.000Z", "p1"), slotAt("2026-12-01T06:00:00.000Z", "p2")];
  const night = { ...slotAt("2026-12-01T21:30:00.000Z", "p3"), openingDay: "2026-12-01" };
  const grid = (onChoose: () => void, slots = [eight, nine, night]) => (
    <SlotGrid
      slots={slots}
      chosen={nine}
      earliest={eight.startTime}
      timeZone="Asia/Qatar"
      legend="Free times"
      onChoose={onChoose}
    />
  );

  it("are read aloud with their end, in the place's zone, in one group", async () => {
    const screen = await render(grid(() => undefined));
    const group = screen.getByRole("group", { name: "Free times" });
    await expect.element(group.getByRole("radio", { name: /8:00.*9:00.*Earliest/ })).not.toBeChecked();
    await expect.element(group.getByRole("radio", { name: /9:00.*10:00/ })).toBeChecked();
    await expect.element(group.getByRole("radio", { name: /12:30.*after midnight/ })).toBeInTheDocument();
  });

  it("are chosen by a press", async () => {
    const onChoose = vi.fn();
    const screen = await render(grid(onChoose), { language: "ar", width: 390 });
    await screen.getByRole("radio").first().click();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(eight);
  });

  it("are no group where there are none", async () => {
    const screen = await render(grid(() => undefined, []));
    expect(screen.container.textContent).toBe("");
  });
});

describe("where the customer stands", () => {
  const names = ["Vehicle", "Service", "Center", "Date and time", "Summary"];
  it("is a list of names on a wide screen, the current one marked", async () => {
    const screen = await render(<StepProgress names={names} current={3} />);
    const steps = screen.getByRole("list", { name: "Booking steps" }).getByRole("listitem");
    expect(steps.elements().map((step) => step.textContent)).toEqual([
      ...["1 Vehicle (done)", "2 Service (done)", "3 Center", "4 Date and time", "5 Summary"],
    ]);
    expect(steps.elements().map((step) => step.getAttribute("aria-current"))).toEqual([
      ...[null, null, "step", null, null],
    ]);
  });

  it("is a counter on a phone", async () => {
    const screen = await render(<StepProgress names={names} current={5} />, { language: "ar", width: 390 });
    await expect.element(screen.getByText("الخطوة 5 من 5")).toBeVisible();
    await expect.element(screen.getByRole("list", { name: "خطوات الحجز" })).not.toBeInTheDocument();
  });
});

describe("a step", () => {
  it("takes the focus once the customer has moved, and only then", async () => {
    const screen = await render(
      <StepFrame title="Where?" hint="Any center." takesFocus={false}>
        <p>Centers</p>
      </StepFrame>,
    );
    const heading = screen.getByRole("heading", { name: "Where?" });
    await expect.element(heading).not.toHaveFocus();
    screen.show(
      <StepFrame key="next" title="When?" takesFocus>
        <p>Days</p>
      </StepFrame>,
    );
    await expect.element(screen.getByRole("heading", { name: "When?" })).toHaveFocus();
  });
});

describe("a row of cards", () => {
  const cards = (count: number) => (
    <SnapRow previousLabel="Back" nextLabel="On">
      {Array.from({ length: count }, (_, place) => `Card ${place + 1}`).map((name) => (
        <p key={name} className="h-20">
          {name}
        </p>
      ))}
    </SnapRow>
  );

  it.each(["en", "ar"] as const)(
    "moves by its arrows to its end, which keep the focus there: %s",
    async (language) => {
      const screen = await render(cards(3), { language });
      const [back, on] = screen.getByRole("button").elements();
      expect(back?.getAttribute("aria-disabled")).toBe("true");
      (on as HTMLElement).focus();
      await userEvent.keyboard("{Enter}");
      await expect.poll(() => on?.getAttribute("aria-disabled")).toBe("true");
      expect(document.activeElement).toBe(on);
      expect(back?.getAttribute("aria-disabled")).toBe("false");
    },
  );

  it("has no arrows where all cards are in sight", async () => {
    const screen = await render(cards(2));
    await expect.poll(() => screen.getByRole("button").elements()).toHaveLength(0);
  });
});
