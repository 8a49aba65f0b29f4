import { visitWords } from "#app/features/office/screens/appointment/visit/words.ts";
import { appointmentWords } from "#app/features/office/screens/appointment/words.ts";
import { capacityWords } from "#app/features/office/screens/capacity/words.ts";
import { leadWords } from "#app/features/office/screens/lead/words.ts";
import { orderScreenWords } from "#app/features/office/screens/order/words.ts";
import { accountWords, deviceWords, staffWords } from "#app/features/office/screens/settings/words.ts";
import { paletteWords } from "#app/features/office/ui/palette/words.ts";
import { maryam } from "#db/seed/demo/demo-staff.ts";
import type { Press, SweptGroup } from "./pages.ts";

/** Names a button by a word that a screen has in both languages. */
function named<W extends string>(
  words: { of: (language: "en" | "ar") => Record<W, unknown> },
  word: W,
): Press {
  return (language) => String(words.of(language)[word]);
}
const appointment = (word: keyof ReturnType<typeof appointmentWords.of>) => named(appointmentWords, word);
const visit = (word: keyof ReturnType<typeof visitWords.of>) => named(visitWords, word);
const capacity = (word: keyof ReturnType<typeof capacityWords.of>) => named(capacityWords, word);
const order = (word: keyof ReturnType<typeof orderScreenWords.of>) => named(orderScreenWords, word);

/** The screens of the office, of who works with them. */
export const officePages: readonly (SweptGroup & { readonly login: string })[] = [
  {
    name: "queue and service",
    login: "maryam",
    pages: [
      {
        route: "/office/",
        address: "/office",
        opens: [{ name: "palette", presses: [named(paletteWords, "title")] }],
      },
      {
        route: "/office/service",
        opens: [{ name: "location", presses: ["[aria-haspopup=listbox]"], at: 1280 }],
      },
      { route: "/office/service", address: "/office/service?view=list" },
      { route: "/office/service", address: "/office/service?view=week" },
      { route: "/office/service", address: "/office/service?view=waiting" },
      { route: "/office/service", address: "/office/service?new=visit" },
      {
        route: "/office/service/:id",
        address: "/office/service/{visit}",
        opens: [
          { name: "move", presses: [appointment("move")] },
          { name: "correct", presses: [visit("correct")] },
          { name: "signature", presses: [visit("sign")] },
        ],
      },
      { route: "/extra-work/:token", address: "/extra-work/{extraWork}" },
      {
        route: "/office/service/:id",
        address: "/office/service/{CNF}",
        opens: [
          { name: "cancel", presses: [appointment("cancelVisit")] },
          { name: "check in", presses: [appointment("checkIn")] },
        ],
      },
      {
        route: "/office/capacity",
        opens: [
          { name: "weekly hours", presses: [capacity("weekdayHours")] },
          { name: "special hours", presses: [capacity("otherHours")] },
        ],
      },
      {
        route: "/office/capacity",
        address: "/office/capacity?view=bays",
        opens: [{ name: "bay", presses: [capacity("describe")] }],
      },
      { route: "/office/capacity", address: "/office/capacity?view=calls" },
      { route: "/office/capacity", address: "/office/capacity?close=day" },
    ],
  },
  {
    name: "leads, orders and people",
    login: "maryam",
    pages: [
      { route: "/office/leads" },
      { route: "/office/leads", address: "/office/leads?tab=failed" },
      {
        route: "/office/leads/:id",
        address: "/office/leads/{lead}",
        opens: [{ name: "assign", presses: [named(leadWords, "assign")] }],
      },
      { route: "/office/leads/campaigns" },
      { route: "/office/orders" },
      { route: "/office/orders", address: "/office/orders?tab=all" },
      {
        route: "/office/orders/:id",
        address: "/office/orders/{picking}",
        opens: [
          { name: "refund", presses: [order("refund")] },
          { name: "cancel", presses: [order("cancel")] },
          { name: "pieces missing", presses: [order("short")] },
        ],
      },
      {
        route: "/office/orders/:id",
        address: "/office/orders/{ready}",
        opens: [{ name: "hand over", presses: [order("hand-over")] }],
      },
      { route: "/office/people" },
      { route: "/office/people", address: "/office/people?text=Noora" },
      { route: "/office/people", address: "/office/people?waiting=links" },
      { route: "/office/people", address: "/office/people?waiting=documents" },
      { route: "/office/people/:id", address: "/office/people/{customer}" },
      { route: "/office/settings", opens: [{ name: "PIN", presses: [named(accountWords, "setPin")] }] },
      { route: "/office/settings/staff" },
      { route: "/office/settings/staff/:id", address: `/office/settings/staff/${maryam.id}` },
      {
        route: "/office/settings/devices",
        opens: [{ name: "register", presses: [named(deviceWords, "register")] }],
      },
      { route: "/office/*", address: "/office/none" },
    ],
  },
  {
    name: "administrator",
    login: "hamad",
    pages: [
      { route: "/accounts/staff/welcome", address: "/accounts/staff/welcome?token={invitation}" },
      { route: "/office/people", address: "/office/people?waiting=privacy" },
      { route: "/office/settings/audit" },
      {
        route: "/office/settings/staff",
        opens: [{ name: "invite", presses: [named(staffWords, "invite")] }],
      },
    ],
  },
];
