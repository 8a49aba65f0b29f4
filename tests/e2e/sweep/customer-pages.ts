import { textsIn } from "../site-texts.ts";
import type { Press, SweptGroup } from "./pages.ts";

const next: Press = (language) => textsIn(language).booking("continueLabel");
const hajar = "01976f00-0000-7000-8000-0000000000a1";
const pastVisit = "01976f00-0000-7000-8000-0000000002a0";

/** For Noora of the demo, who has cars, documents and appointments. */
export const customerPages: readonly SweptGroup[] = [
  {
    name: "account, car and documents",
    pages: [
      {
        route: "/dashboard",
        opens: [
          { name: "calendar to subscribe to", presses: ["[data-analytics=calendar_feed]"] },
          { name: "customer's menu", presses: ["[popovertarget=profile-menu]"] },
          {
            name: "question before logging out",
            presses: ["[popovertarget=profile-menu]", "[data-analytics=logout]"],
          },
        ],
      },
      {
        route: "/account",
        opens: [
          { name: "names", presses: ["[data-analytics=change-names]"] },
          { name: "e-mail", presses: ["[data-analytics=change-email]"] },
          { name: "password", presses: ["[data-analytics=change-password]"] },
          { name: "number", isStep: true, presses: ["[data-analytics=confirm-number]"] },
        ],
      },
      {
        route: "/account/privacy",
        opens: [{ name: "question before deletion", presses: ["[data-analytics=delete-account]"] }],
      },
      { route: "/details/:id", address: `/details/${hajar}` },
      { route: "/details/:id", address: "/details/none" },
      {
        route: "/link-car",
        opens: [
          { name: "without a VIN", isStep: true, presses: ["[data-analytics=send-form]"] },
          { name: "scanner", presses: ["[data-analytics=scan-vin]"] },
        ],
      },
      { route: "/documents" },
      {
        route: "/documents/:slug",
        address: "/documents/driving-license",
        opens: [
          { name: "enlarged page", presses: ["[data-analytics=open-page]"] },
          { name: "question before deletion", presses: ["[data-analytics=delete-document]"] },
          { name: "upload", isStep: true, presses: ["[data-analytics=add-document]"] },
        ],
      },
      {
        route: "/documents/:slug",
        address: "/documents/vehicle-registration",
        opens: [{ name: "correction", isStep: true, presses: ["[data-analytics=correct-document]"] }],
      },
      { route: "/documents/:slug", address: "/documents/qid" },
    ],
  },
  {
    name: "service appointments",
    pages: [
      {
        route: "/book-a-service",
        opens: [
          { name: "services", isStep: true, presses: ["main label:has([name=vehicle])", next] },
          { name: "centers", isStep: true, presses: ["main label:has([type=radio])", next] },
          { name: "times", isStep: true, presses: [next] },
          { name: "calendar", presses: ["main [aria-haspopup=dialog]:has(+ button)"] },
          { name: "summary", isStep: true, presses: ["main label:has([type=radio])", next] },
        ],
      },
      {
        route: "/appointment/:id",
        address: "/appointment/{appointment}",
        opens: [
          {
            name: "question before canceling",
            presses: [(language) => textsIn(language).appointmentPage("cancelLabel")],
          },
        ],
      },
      { route: "/appointment/:id", address: `/appointment/${pastVisit}` },
      { route: "/appointment/:id", address: "/appointment/none" },
      { route: "/service-confirmation", address: "/service-confirmation?serviceAppointmentId={appointment}" },
    ],
  },
  {
    name: "parts",
    pages: [
      {
        route: "/online-parts",
        opens: [{ name: "choice of a car", presses: ["[data-analytics=choose-car]"] }],
      },
      { route: "/parts-categories" },
      { route: "/parts-list", address: "/parts-list?category=brakes" },
      { route: "/part-details", address: "/part-details?number={part}" },
      { route: "/part-number/:partNumber", address: "/part-number/{part}" },
      { route: "/cart" },
      {
        route: "/checkout",
        opens: [{ name: "with errors", isStep: true, presses: ["[data-analytics=pay]"] }],
      },
      { route: "/orders" },
      {
        route: "/orders/:id",
        address: "/orders/{order}",
        opens: [{ name: "question before canceling", presses: ["[data-analytics=cancel-order]"] }],
      },
      { route: "/order-payment", address: "/order-payment?order={order}" },
      { route: "/order-confirmation", address: "/order-confirmation?order={order}" },
    ],
  },
];
