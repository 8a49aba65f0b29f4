import type { Page, TestInfo } from "@playwright/test";
import { emailWords } from "#app/features/booking/server/messages/appointment-email-words.ts";
import { statusWords } from "#app/features/booking/ui/status/words.ts";
import { leadWords as siteLeadWords } from "#app/features/leads/words.ts";
import { appointmentWords } from "#app/features/office/screens/appointment/words.ts";
import { capacityWords } from "#app/features/office/screens/capacity/words.ts";
import { leadWords } from "#app/features/office/screens/lead/words.ts";
import { codeWords, serviceWords } from "#app/features/office/screens/service/words.ts";
import { walkInWords } from "#app/features/office/screens/walk-in/words.ts";
import { kitWords } from "#app/features/office/ui/kit/words.ts";
import { visitWords } from "#app/features/workshop/ui/words.ts";
import type { Language } from "#app/i18n/language.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { demoMember } from "#db/seed/demo/demo-staff.ts";
import { demoVehicles } from "#db/seed/demo/demo-vehicles.ts";
import { customerCalls } from "../customer-calls.ts";
import { expect, onPhoneInArabic } from "../journey.ts";
import { outboxOf } from "../outbox.ts";
import { textsFor } from "../site-texts.ts";
import { beginFormsEarlier, collectComplaints, open, openSignedIn } from "../steps.ts";
import { browserOf, minuteIsOver, test } from "./day-program.ts";
import { openOffice } from "./office-steps.ts";

/** It confirms by hand what the site takes. */
const center = "industrial-area";
const walkInSeconds = 30;
/** So often the customer's page is read again. */
const nextLook = 15_000;
const [, shihab, badia] = demoVehicles(new Date());

/** The words of all screens on the way, in the language of the project. */
function wordsOf(language: Language) {
  return {
    language,
    kit: kitWords.of(language),
    code: codeWords.of(language),
    service: serviceWords.of(language),
    walkIn: walkInWords.of(language),
    appointment: appointmentWords.of(language),
    capacity: capacityWords.of(language),
    lead: leadWords.of(language),
    status: statusWords.of(language),
    visit: visitWords.of(language),
  };
}
type Words = ReturnType<typeof wordsOf>;

/** A press on a button that stands in the head on a desk, under the thumb on a phone, or in its menu there. */
async function press(page: Page, name: string, { more }: { readonly more?: string } = {}): Promise<void> {
  const shown = (label: string) => page.getByRole("button", { name: label }).filter({ visible: true });
  if (more === undefined) return shown(name).first().click();
  await shown(name).or(shown(more)).first().waitFor();
  if (await shown(name).first().isVisible()) return shown(name).first().click();
  await shown(more).click();
  await page.getByRole("menuitem", { name }).click();
}

async function expectCode(page: Page, code: string): Promise<void> {
  await expect(page.locator("h1 + *")).toHaveText(code);
}

test(
  "a day of a center: a walk-in, the workshop, the customer who follows, a closed day and a lead",
  onPhoneInArabic,
  async ({ browser, office }, info) => {
    const texts = textsFor(info);
    const words = wordsOf(texts.language);
    const person = (): Promise<Page> =>
      browserOf(browser, { use: info.project.use, address: office.address });
    const complaints: string[][] = [];
    const desk = async (login: string, path: string): Promise<Page> => {
      const page = await person();
      await openOffice(page, demoMember(login), { language: texts.language, path });
      complaints.push(collectComplaints(page));
      return page;
    };

    const adviser = await desk("fatima", "/service");
    const visit = await test.step("a walk-in is checked in from a plate", () => takeWalkIn(adviser, words));

    const customer = await person();
    await customer.clock.install();
    await openSignedIn(customer, `/appointment/${visit}?lang=${words.language}`, noora, texts);
    const calls = customerCalls(customer);
    // Nobody reloads the customer's page.
    const follows = async (status: string) => {
      await customer.clock.fastForward(nextLook);
      await expect(customer.getByText(status, { exact: true }).first()).toBeVisible();
    };
    await follows(words.status["checked-in"]);

    const workshop = await desk("rakesh", `/service/${visit}`);
    await test.step("the workshop goes through the codes and takes one back", () =>
      goThroughWorkshop(workshop, words));
    await follows(words.status.ready);

    await test.step("the adviser hands the car over", async () => {
      // The adviser's screen has followed by itself.
      await expectCode(adviser, words.code.RFD);
      await press(adviser, words.appointment.handOver);
      await expectCode(adviser, words.code.OUT);
      await follows(words.status.finished);
    });

    const { serviceAppointmentId: coming } = await calls.book(badia?.vehicle.id ?? "", center);
    const booked = await calls.appointment(coming, words.language);
    const manager = await desk("maryam", "");
    await test.step("a manager confirms from their queue what the site took", () =>
      confirm(manager, words, coming));
    await test.step("the manager closes its day", async () => {
      await manager.goto(
        `/office/capacity?at=${center}&day=${booked.openingDay ?? booked.schedStartTime.slice(0, 10)}`,
      );
      await closeDay(manager, words);
      const moved = await calls.appointment(coming, words.language);
      expect(moved.schedStartTime).not.toBe(booked.schedStartTime);
    });
    await test.step("a request of the site comes by itself, and is answered", async () => {
      await manager.goto("/office/leads");
      await leaveRequest(await person(), info);
      await answerLead(manager, words);
    });

    await test.step("the customer is notified of the closed day, and of nothing that was taken back", async () => {
      await minuteIsOver(office, [visit, coming]);
      const mails = emailWords.of(words.language);
      const { reference } = await calls.appointment(visit, words.language);
      const received = async (title: string, about: string) =>
        (await outboxOf(customer))
          .split("<article>")
          .filter((text) => [noora.email, title, about].every((one) => text.includes(one))).length;
      await expect.poll(() => received(mails.movedTitle, booked.reference)).toBe(1);
      await expect.poll(() => received(mails.handedOverTitle, reference)).toBe(1);
      // The workshop said twice that the car is ready, and took it back once.
      expect(await received(mails.readyTitle, reference)).toBeLessThan(2);
    });
    expect(complaints.flat()).toEqual([]);
  },
);

/** Answers the id of the appointment. */
async function takeWalkIn(page: Page, words: Words): Promise<string> {
  const { vehicle } = shihab ?? { vehicle: undefined };
  const began = performance.now();
  await press(page, words.service.walkIn);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words.walkIn.plate).pressSequentially(vehicle?.plate ?? "");
  // Who is known by the plate needs no name, model or language.
  await dialog.getByRole("radio", { name: vehicle?.plate ?? "" }).check();
  await dialog.getByRole("button", { name: words.walkIn.services }).click();
  await page.getByRole("listbox").getByRole("option").first().click();
  // The hour that runs stands chosen.
  await press(page, words.walkIn.checkIn);
  await expect(page).toHaveURL(/\/office\/service\/[\w-]{36}$/);
  await expectCode(page, words.code.CIN);
  expect((performance.now() - began) / 1000).toBeLessThan(walkInSeconds);
  return page.url().split("/").at(-1) ?? "";
}

async function goThroughWorkshop(page: Page, words: Words): Promise<void> {
  const { appointment, code } = words;
  const step = async (name: string, next: string) => {
    await press(page, name, { more: appointment.more });
    await expectCode(page, next);
  };
  await step(appointment.startWork, code.WIP);
  await step(appointment.toCheck, code.QCA);
  await step(appointment.ready, code.RFD);
  await step(appointment.undo, code.QCA);
  const explained = async (name: string, field: string, said: string, next: string) => {
    await press(page, name, { more: appointment.more });
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(field).fill(said);
    await dialog.getByRole("button", { name }).click();
    await expectCode(page, next);
  };
  await explained(appointment.backToWork, appointment.whyTitle, "The brakes squeal", code.WIP);
  await step(appointment.toCheck, code.QCA);
  await explained(appointment.paymentDue, appointment.dueAmount, "495", code.PPY);
  await step(appointment.ready, code.RFD);
}

async function confirm(page: Page, words: Words, id: string): Promise<void> {
  await page.locator(`a[href="/office/service/${id}"]`).click();
  await expectCode(page, words.code.CREA);
  await press(page, words.appointment.confirm);
  await expectCode(page, words.code.CNF);
}

/** Each affected appointment, those of other journeys too, gets the first free time. */
async function closeDay(page: Page, words: Words): Promise<void> {
  const { capacity, kit } = words;
  await press(page, capacity.closeDay);
  const dialog = page.getByRole("dialog").last();
  const close = dialog.getByRole("button", { name: capacity.closeAll });
  // Refused until it is decided what becomes of each.
  await expect(dialog.getByRole("button", { name: capacity.firstFree })).toBeVisible();
  await expect(close).toBeDisabled();
  await dialog.getByLabel(capacity.reasonEn).fill("Stocktaking");
  await dialog.getByLabel(capacity.reasonAr).fill("جرد سنوي");
  await dialog.getByRole("button", { name: capacity.firstFree }).click();
  await close.click();
  await expect(dialog.getByText(capacity.doneTitle, { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: kit.close }).last().click();
}

async function leaveRequest(page: Page, info: TestInfo): Promise<void> {
  const { language } = textsFor(info);
  const words = siteLeadWords.of(language);
  await open(page, `/vehicle/nada?lang=${language}#T20`);
  const form = page.locator("#T20 form");
  await page.locator("#T20 summary").click();
  await form.getByLabel(words.showroom).selectOption("rimal-showroom-lusail");
  await form.getByLabel(words.firstName).fill("Salem");
  await form.getByLabel(words.lastName).fill("Al Naimi");
  await form.getByLabel(words.mobile).fill("5598 7612");
  await beginFormsEarlier(page);
  // The fold of a form that was being filled in is open after a reload.
  await page.reload();
  await form.locator("button[type=submit]").click();
  await expect(page).toHaveURL(/isFormSubmitted=true/);
}

async function answerLead(page: Page, words: Words): Promise<void> {
  await page.getByText("Salem Al Naimi").filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/office\/leads\/[\w-]{36}/);
  // A person of its showroom has got it by then.
  await expect(page.getByText(words.lead.automatic)).toBeVisible();
  await press(page, words.lead.reached);
  await press(page, `${words.kit.save}: ${words.lead.reached}`);
  await expect(page.getByText(words.lead.recorded)).toBeVisible();
}
