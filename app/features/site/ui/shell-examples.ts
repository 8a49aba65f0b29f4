import type { Footer } from "#app/platform/content/footer.ts";
import type { Header } from "#app/platform/content/header.ts";
import type { ProfileMenu } from "../content/profile-menu.ts";
import type { DrawerContents } from "../rules/header/drawer-contents.ts";

const content = { _lang: "en", id: "example" } as const;

export const logo = {
  logoText: "Rimal",
  logoUrl: "/",
  logoImage: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
  logoImageAlt: "Rimal, home",
  logoWidth: 90,
  logoHeight: 36,
};

/** A menu of models and one of services. */
export const header = {
  ...content,
  menuLabel: "Menu",
  logos: [logo],
  languageSelector: { label: "العربية", hint: "Read in Arabic" },
  overviewLabel: "Overview",
  overviewMainpage: [],
  overviewVehiclePage: [],
  menuTabFields: [
    { fieldLabel: "Models", tabs: [{ id: "suhail", subTabLabel: "Suhail", subTabUrl: "/vehicle/suhail" }] },
    {
      fieldLabel: "Service",
      tabs: [
        { id: "book", subTabLabel: "Book a service", subTabUrl: "/book-a-service" },
        {
          id: "prices",
          subTabLabel: "Prices",
          subTabUrl: "/service/models",
          preOwnedModelsLink: "/pre-owned",
        },
      ],
    },
  ],
  subMenuTabsLabels: ["Book a service"],
  loginButtonLabel: "Log in",
  profileButtonLabel: "Your account",
  maintenanceScheduleMessage: "Back soon",
} as unknown as Header;

export const profileMenu = {
  ...content,
  logoutMenuButtonLabel: "Log out",
  logoutPopupTitle: "Log out?",
  logoutPopupSubtext: "What you typed is removed.",
  logoutPopupButtonOneLabel: "Yes, log out",
  logoutPopupButtonTwoLabel: "Stay",
  loginMenu: [{ label: "Find us", url: "/find-us", icon: "pin" }],
  profileMenu: [{ label: "Dashboard", url: "/dashboard", icon: "dashboard" }],
} as unknown as ProfileMenu;

const car = (id: string, name: string, types: string[]) => ({
  ...{ id, name, types, kind: "SUV", alt: name, price: 139_900, url: `/vehicle/${id}` },
  picture: undefined,
  leasePrice: undefined,
  lang: undefined,
});

export const drawerContents: DrawerContents = {
  labels: {
    ...{ from: "From", leaseToOwn: "Lease", month: "a month", currency: "QAR", explore: "Explore" },
    ...{ preOwned: "Pre-owned", back: "Back", testDrive: "Test drive", allModels: "All models" },
  },
  types: [
    { id: "suv", label: "SUVs" },
    { id: "sedan", label: "Sedans" },
  ],
  testDriveUrl: "/find-us",
  preOwned: { url: "/pre-owned", picture: undefined },
  cars: [car("suhail", "Suhail", ["suv"]), car("reem", "Reem", ["suv"]), car("nasma", "Nasma", ["sedan"])],
  offers: [
    {
      ...{
        id: "summer",
        name: "Summer check",
        one: "All fluids.",
        two: "Until August.",
        url: "/offers/summer",
      },
      ...{ logo: undefined, disclaimer: undefined, from: "2000-01-01", until: "2999-12-31", lang: undefined },
    },
  ],
};

export const footer = {
  ...content,
  phoneNumber: "+97444001234",
  email: "hello@rimal.example",
  findDealershipTitle: "Find us",
  mainPages: [{ label: "News", url: "/news" }],
  discoverSpecialOffersLinks: [{ label: "Summer check", url: "/offers/summer" }],
  allLocationModalTitle: "All locations",
  locationTypesLabels: [],
  footerPages: [{ label: "Privacy", url: "/privacy" }],
  footerLabels: {
    ...{ mainPagesTitle: "Pages", offersTitle: "Offers", contactTitle: "Talk to us", callUs: "Call us" },
    ...{ writeToUs: "Write to us", hours: "Daily", promise: "For every road", copyright: "© {year} Marsa" },
  },
  socialIcons: [],
} as unknown as Footer;
