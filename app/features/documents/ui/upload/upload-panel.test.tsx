import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { settled } from "../../../../../tests/components/settled.ts";
import { pieceBytes } from "../../rules/upload-limits.ts";
import { renderDocuments } from "../documents-examples.tsx";
import { UploadPanel } from "./upload-panel.tsx";
import { uploadWords } from "./upload-words.ts";

const words = uploadWords.of("en");
const uploads = "/v3/documents/uploads";
const begun = { id: "u1", pieceBytes, received: [0] };
const piece = (offset: number) => `${uploads}/u1/files/0/pieces/${offset}`;

/** A file of so many bytes that begins as a picture does. */
const picture = (name = "front.jpg", bytes = 1_000) => {
  const content = new Uint8Array(bytes);
  content.set([0xff, 0xd8, 0xff]);
  return new File([content], name, { type: "image/jpeg" });
};

async function show(
  answers: Record<string, CallAnswer | readonly CallAnswer[]> = {},
  type: "qid" | "insurance" = "qid",
) {
  const calls = answerCalls(answers);
  const onUploaded = vi.fn();
  const screen = await renderDocuments(<UploadPanel type={type} onUploaded={onUploaded} />);
  return { screen, calls, onUploaded };
}
type Screen = Awaited<ReturnType<typeof show>>["screen"];

const frontInput = (screen: Screen) => screen.getByLabelText(words.chooseFor(words.front));
const sendButton = (screen: Screen) => screen.getByRole("button", { name: words.send });
const choose = async (screen: Screen, file: File) => {
  await userEvent.upload(frontInput(screen), file);
  await expect.element(screen.getByText(file.name)).toBeVisible();
};

const paste = (file: File) => {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  document.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
};

/** Drops a file as a browser does; whether the browser would leave the page for it. */
const drop = (file: File, onto: Element) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const events = ["dragenter", "dragover", "drop"].map((kind) => {
    const event = new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true });
    onto.dispatchEvent(event);
    return event;
  });
  return events.some(({ defaultPrevented }) => !defaultPrevented);
};

describe("dropping a file", () => {
  it("adds it", async () => {
    const { screen } = await show();
    expect(drop(picture("dropped.jpg"), sendButton(screen).element())).toBe(false);
    await expect.element(screen.getByText("dropped.jpg")).toBeVisible();
    expect(screen.getByText(words.dropNow).query()).toBeNull();
  });

  it("never leaves the page: neither while another one is sent nor beside the panel", async () => {
    const { screen } = await show({ [uploads]: begun, [piece(0)]: "pending" });
    await choose(screen, picture());
    await sendButton(screen).click();
    const cancel = screen.getByRole("button", { name: words.cancel });
    await expect.element(cancel).toBeVisible();
    expect(drop(picture("dropped.jpg"), cancel.element())).toBe(false);
    expect(drop(picture("dropped.jpg"), document.body)).toBe(false);
    await settled();
    expect(screen.getByText("dropped.jpg").query()).toBeNull();
    await screen.unmount();
    expect(drop(picture("dropped.jpg"), document.body)).toBe(true);
  });
});

describe("adding a document", () => {
  it("sends a chosen file in pieces, and reports the document", async () => {
    const { screen, calls, onUploaded } = await show({
      [uploads]: begun,
      [piece(0)]: { received: [pieceBytes] },
      [piece(pieceBytes)]: { received: [pieceBytes + 10] },
      [`${uploads}/u1/finish`]: { documentId: "u1" },
    });
    await choose(screen, picture("front.jpg", pieceBytes + 10));
    await sendButton(screen).click();
    await expect.poll(() => onUploaded.mock.calls).toEqual([["u1"]]);
    expect(calls[0]?.body).toMatchObject({ type: "qid", files: [{ bytes: pieceBytes + 10 }] });
    const sent = calls.filter(({ url }) => url.pathname.includes("/pieces/")).map(({ body }) => body);
    expect(sent.map((one) => (one as Uint8Array).byteLength)).toEqual([pieceBytes, 10]);
    expect(sessionStorage).toHaveLength(0);
  });

  it("is refused at once where the file is of another kind, and keeps what was chosen", async () => {
    const { screen, calls } = await show();
    await choose(screen, picture());
    const back = screen.getByLabelText(words.chooseFor(words.back));
    await userEvent.upload(back, new File(["<svg/>"], "card.jpg", { type: "image/jpeg" }));
    await expect
      .poll(() => screen.getByRole("alert").element().textContent)
      .toContain("card.jpg It is neither");
    await expect.element(screen.getByText("front.jpg")).toBeVisible();
    expect(calls).toEqual([]);
  });

  it("is refused at once where the file is larger than 10 MB", async () => {
    const { screen } = await show();
    paste(picture("large.jpg", 10 * 1024 * 1024 + 1));
    await expect.poll(() => screen.getByRole("alert").element().textContent).toContain("larger than 10 MB");
    await expect.element(sendButton(screen)).toBeDisabled();
  });

  it("of a card begins with its front", async () => {
    const { screen, calls } = await show();
    await userEvent.upload(screen.getByLabelText(words.chooseFor(words.back)), picture("back.jpg"));
    await sendButton(screen).click();
    await expect.element(screen.getByText(words.frontMissing)).toBeVisible();
    await screen.getByRole("button", { name: words.swapSides }).click();
    await expect.element(screen.getByText(words.frontMissing)).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it("goes on after a cut from what has arrived", async () => {
    const { screen, calls, onUploaded } = await show({
      [uploads]: begun,
      [piece(0)]: ["offline", { received: [1_000] }],
      [`${uploads}/u1`]: begun,
      [`${uploads}/u1/finish`]: { documentId: "u1" },
    });
    await choose(screen, picture());
    await sendButton(screen).click();
    await expect.element(screen.getByText(words.offlineTitle)).toBeVisible();
    window.dispatchEvent(new Event("online"));
    await expect.poll(() => onUploaded.mock.calls.length).toBe(1);
    expect(calls.map(({ method, url }) => `${method} ${url.pathname.split("uploads").at(-1)}`)).toEqual([
      "POST ",
      "POST /u1/files/0/pieces/0",
      "GET /u1",
      "POST /u1/files/0/pieces/0",
      "POST /u1/finish",
    ]);
  });

  it("is canceled while it is sent; the file stays", async () => {
    const { screen, calls } = await show({ [uploads]: begun, [piece(0)]: "pending", [`${uploads}/u1`]: {} });
    await choose(screen, picture());
    await sendButton(screen).click();
    await expect.element(screen.getByRole("progressbar", { name: words.front })).toBeVisible();
    await expect.poll(() => sessionStorage.length).toBe(1);
    await screen.getByRole("button", { name: words.cancel }).click();
    await expect.element(sendButton(screen)).toBeEnabled();
    await expect.element(screen.getByText("front.jpg")).toBeVisible();
    await expect.poll(() => calls.at(-1)?.method).toBe("DELETE");
    expect(sessionStorage).toHaveLength(0);
  });

  it("says why the server does not take it, and can be sent again", async () => {
    const message = "You have as many documents as we can store.";
    const { screen, calls } = await show({
      [uploads]: [refusal(409, "too-many-documents", { message }), refusal(409, "too-many-documents")],
    });
    await choose(screen, picture());
    await sendButton(screen).click();
    await expect.element(screen.getByText(message)).toBeVisible();
    await sendButton(screen).click();
    await expect.poll(() => new Set(calls.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(2);
  });

  it("that a reload has interrupted goes on with the same file", async () => {
    const answers = {
      [uploads]: begun,
      [piece(0)]: ["pending", { received: [1_000] }] as const,
      [`${uploads}/u1`]: begun,
      [`${uploads}/u1/finish`]: { documentId: "u1" },
    };
    const customer = { customerId: "customer-of-a-reload" };
    const calls = answerCalls(answers);
    const onUploaded = vi.fn();
    const panel = (key: string) => <UploadPanel key={key} type="qid" onUploaded={onUploaded} />;
    const screen = await renderDocuments(panel("before"), { customer });
    await choose(screen, picture());
    await sendButton(screen).click();
    await expect.poll(() => sessionStorage.length).toBe(1);
    // Neither name nor content of the file.
    expect(Object.values(sessionStorage).join()).not.toContain("front.jpg");
    await screen.unmount();

    const again = await renderDocuments(panel("after"), { customer });
    await expect.element(again.getByText(words.interruptedTitle)).toBeVisible();
    await choose(again, picture());
    await sendButton(again).click();
    await expect.poll(() => onUploaded.mock.calls.length).toBe(1);
    expect(calls.filter(({ url }) => url.pathname.endsWith("/uploads"))).toHaveLength(1);
  });

  it("takes several pages of a sheet, changes their order, and removes one", async () => {
    const { screen } = await show({}, "insurance");
    await userEvent.upload(screen.getByLabelText(words.addPages), [picture("one.jpg"), picture("two.jpg")]);
    await expect.element(screen.getByText("two.jpg")).toBeVisible();
    await screen.getByRole("button", { name: words.moveUp(words.page(2)) }).click();
    const names = () =>
      screen
        .getByText(/\.jpg$/)
        .elements()
        .map(({ textContent }) => textContent);
    expect(names()).toEqual(["two.jpg", "one.jpg"]);
    await screen.getByRole("button", { name: words.remove(words.page(1)) }).click();
    expect(names()).toEqual(["one.jpg"]);
  });

  it("takes a picture that is pasted", async () => {
    const { screen } = await show();
    paste(picture("screenshot.jpg"));
    await expect.element(screen.getByText("screenshot.jpg")).toBeVisible();
  });
});
