import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls, refusal } from "../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { settled } from "../../../../../tests/components/settled.ts";
import { sessionEndedEvent } from "../../browser/office-client.ts";
import { SessionDialogs } from "./session-dialogs.tsx";
import { frameWords } from "./words.ts";

const session = {
  member: { id: "staff-1", name: "Maryam Al Sulaiti", email: "maryam@example.qa" },
  grants: [],
  device: null,
  locations: [],
  counters: [],
};
const screen = (
  <>
    <p id="personal">Noora Al Kuwari 5512 3401</p>
    <input aria-label="Note" defaultValue="Calls back at five" />
    <SessionDialogs />
  </>
);
const end = () => dispatchEvent(new Event(sessionEndedEvent));
/** Whether a person sees the text: what is painted where it stands. */
const isSeen = () => {
  const personal = document.getElementById("personal");
  const { x = 0, y = 0, width = 0, height = 0 } = personal?.getBoundingClientRect() ?? {};
  return personal !== null && document.elementFromPoint(x + width / 2, y + height / 2) === personal;
};

test.each(["en", "ar"] as const)(
  "in %s an ended session hides the screen and leads to the sign-in",
  async (language) => {
    const words = frameWords.of(language);
    answerCalls({ "/office/device": Response.json({ data: null }), "/office/api/session": session });
    await renderOffice(screen, { language, width: 390 });
    expect(isSeen()).toBe(true);
    end();
    await expect.element(page.getByRole("button", { name: words.signInTab })).toBeVisible();
    expect(isSeen()).toBe(false);
    // Nor can it be reached by keys, or read out.
    expect(document.getElementById("personal")?.closest("[inert], [aria-hidden='true']")).not.toBeNull();
    expect(document.documentElement.scrollWidth).toBe(390);
  },
);

test("it stays hidden while nobody has signed in, and comes back to the same person with what was typed", async () => {
  const words = frameWords.of("en");
  const gone = refusal(401, "not-signed-in");
  answerCalls({
    "/office/device": Response.json({ data: null }),
    "/office/api/session": [session, gone, session],
  });
  await renderOffice(screen);
  await page.getByLabelText("Note").fill("Calls back at six");
  end();
  await page.getByRole("button", { name: words.goOn }).click();
  await settled();
  expect(isSeen()).toBe(false);
  await page.getByRole("button", { name: words.goOn }).click();
  await expect.poll(isSeen).toBe(true);
  await expect.element(page.getByLabelText("Note")).toHaveValue("Calls back at six");
});
