import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../../tests/components/render-office.tsx";
import { SignatureEntry } from "./signature.tsx";

const path = "/office/api/appointments/a1/signature";
const field = () => page.getByRole("img", { name: /Sign here/ });

async function open() {
  const calls = answerCalls({ [path]: { id: "a1", version: 2 } });
  const closed = vi.fn();
  await renderOffice(<SignatureEntry id="a1" version={1} customerName="Noora" onClose={closed} />, {
    width: 390,
  });
  return { calls, closed };
}

/** A line across the field, from shares of its width at half its height. */
async function draw(shares: readonly number[]) {
  const canvas = field().element() as HTMLCanvasElement;
  const { left, top, width, height } = canvas.getBoundingClientRect();
  canvas.setPointerCapture = () => undefined;
  const send = (type: string, share: number) =>
    canvas.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, button: 0, pointerId: 1 },
        ...{ clientX: left + share * width, clientY: top + height / 2 },
      }),
    );
  send("pointerdown", shares[0] ?? 0);
  for (const share of shares.slice(1)) send("pointermove", share);
  send("pointerup", shares.at(-1) ?? 0);
}
const line = Array.from({ length: 20 }, (_, number) => number / 20);

test("nothing is saved without a signature, and a dot is none", async () => {
  const { calls } = await open();
  await draw([0.5]);
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("The signature is missing.");
  expect(calls).toEqual([]);
});

test("strokes are sent in the field's own units, whatever its size, with the name", async () => {
  const { calls, closed } = await open();
  await draw(line);
  await draw([0.5, 0.5, 1.4]);
  await page.getByRole("textbox", { name: "Name of who signs" }).fill("Salem");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  const [made] = calls;
  const body = made?.body as { strokes: [number, number][][] };
  expect(body).toMatchObject({ version: 1, signedName: "Salem" });
  expect(body.strokes.map((stroke) => stroke.length)).toEqual([20, 3]);
  expect(body.strokes[0]?.[10]?.[0]).toBeCloseTo(500, -1);
  expect(body.strokes[0]?.[10]?.[1]).toBeCloseTo(200, -1);
  // Beyond the edge is at the edge.
  expect(body.strokes[1]?.[2]?.[0]).toBe(1_000);
});

test("it is cleared to sign again", async () => {
  const { calls } = await open();
  await draw(line);
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(calls).toEqual([]);
});
