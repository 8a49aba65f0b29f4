import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site, in the order in which a visitor meets it (specification, section 2). */
export default [
  layout("features/site/pages/site-layout.tsx", [
    index("features/site/pages/home.tsx"),
    route("search", "features/search/pages/search.tsx"),
    route("book-a-service", "features/booking/pages/book-a-service.tsx"),
    route("service-confirmation", "features/booking/pages/service-confirmation.tsx"),
    route("find-us", "features/locations/pages/find-us.tsx"),
    route("dashboard", "features/garage/pages/dashboard.tsx"),
    route("appointment/:id", "features/booking/pages/appointment.tsx"),
    route("details/:id", "features/garage/pages/vehicle-details.tsx"),
    route("vehicle/:car", "features/showroom/pages/vehicle.tsx"),
    route("vehicle/:car/gallery", "features/showroom/pages/vehicle-gallery.tsx"),
    route("finance", "features/showroom/pages/finance.tsx"),
    route("fleet", "features/showroom/pages/fleet.tsx"),
    route("fleet/fleet-calculator-discovery", "features/showroom/pages/fleet-discovery.tsx"),
    route("motorsports", "features/showroom/pages/landing.tsx", { id: "motorsports" }),
    route("hybrid-technology", "features/showroom/pages/landing.tsx", { id: "hybrid-technology" }),
    route("service/models", "features/showroom/pages/service-models.tsx", { id: "service-models" }),
    route("lexus-service", "features/showroom/pages/premium-service.tsx"),
    route("lexus-service/models", "features/showroom/pages/service-models.tsx", {
      id: "premium-service-models",
    }),
    route("special-offers", "features/showroom/pages/special-offers.tsx"),
    route("offers/service/:id", "features/showroom/pages/campaign-article.tsx"),
    route("offers/:slug/thank-you", "features/showroom/pages/thank-you.tsx"),
    route("offers/:slug", "features/showroom/pages/offer.tsx"),
    route("pre-owned/compare", "features/preowned/pages/compare.tsx"),
    route("listing/:id", "features/preowned/pages/listing.tsx"),
    route("news/:id", "features/showroom/pages/article.tsx"),
    route("error/:slug", "features/site/pages/error.tsx"),
    route("*", "features/site/pages/unknown-path.tsx"),
  ]),
  route("sitemap.xml", "features/site/pages/sitemap.ts"),
  route("robots.txt", "features/site/pages/robots.ts"),
  route("menu/contents", "features/site/pages/drawer-contents.ts"),
] satisfies RouteConfig;
