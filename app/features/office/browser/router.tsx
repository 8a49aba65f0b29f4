import { createBrowserRouter, type RouteObject } from "react-router";
import { isLanguage } from "#app/i18n/language.ts";
import { Frame } from "../ui/frame/frame.tsx";
import { NoScreen, ScreenError } from "../ui/frame/screen-error.tsx";

/** What stands until the first screen has come. */
function NothingYet() {
  return null;
}

/** Each screen comes with its own file. */
const screens: RouteObject[] = [
  { index: true, lazy: () => import("../screens/queue/queue-screen.tsx") },
  { path: "service", lazy: () => import("../screens/service/service-screen.tsx") },
  { path: "service/:id", lazy: () => import("../screens/appointment/appointment-screen.tsx") },
  { path: "capacity", lazy: () => import("../screens/capacity/capacity-screen.tsx") },
  { path: "settings", lazy: () => import("../screens/settings/account-screen.tsx") },
  { path: "settings/staff", lazy: () => import("../screens/settings/staff-screen.tsx") },
  { path: "settings/staff/:id", lazy: () => import("../screens/member/member-screen.tsx") },
  { path: "settings/devices", lazy: () => import("../screens/settings/devices-screen.tsx") },
  { path: "settings/audit", lazy: () => import("../screens/settings/audit-screen.tsx") },
  { path: "people", lazy: () => import("../screens/people/people-screen.tsx") },
  { path: "people/:id", lazy: () => import("../screens/customer/customer-screen.tsx") },
  {
    path: "leads",
    lazy: () => import("../screens/leads/leads-screen.tsx"),
    children: [{ index: true }, { path: ":id", lazy: () => import("../screens/lead/lead-screen.tsx") }],
  },
  { path: "leads/campaigns", lazy: () => import("../screens/campaigns/campaigns-screen.tsx") },
  { path: "orders", lazy: () => import("../screens/orders/orders-screen.tsx") },
  { path: "orders/:id", lazy: () => import("../screens/order/order-screen.tsx") },
  { path: "*", element: <NoScreen /> },
];

/** The addresses of the office. A screen that fails leaves the frame around it as it is. */
export function officeRoutes(shown = screens): RouteObject[] {
  return [
    {
      id: "root",
      path: "/",
      // The document's language: shared pieces read it from here, as on the site.
      loader: () => ({
        language: isLanguage(document.documentElement.lang) ? document.documentElement.lang : "en",
      }),
      element: <Frame />,
      errorElement: <ScreenError />,
      HydrateFallback: NothingYet,
      children: [{ errorElement: <ScreenError />, children: shown }],
    },
  ];
}

export function officeRouter() {
  return createBrowserRouter(officeRoutes(), { basename: "/office" });
}
