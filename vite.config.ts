import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { slimRouter } from "./tools/site/slim-router.ts";

/**
 * What every page needs stands in one file: as files of their own these parts would each cost a request, and together
 * 5 KB more, because none of them could be compressed by what the others say (decision 020).
 */
const onEveryPage = [
  /\/node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
  /\/app\/i18n\/(counted|language|language-in-address|market|use-language|words)\.ts$/,
  /\/app\/ui\/(brand-logo|button|cut-out|icon|language-switcher|late\/(late|page-use|early-use)|local-link|ltr|picture|skeleton|spinner|use-lingering|words)\.tsx?$/,
  /\/app\/features\/showroom\/ui\/finance\/riyals\.tsx?$/,
  /\/app\/features\/account\/session\/(login-redirect|page-session|session-context|token-storage|use-session)\.tsx?$/,
  /\/app\/features\/account\/(rules\/guarded-routes\.ts|ui\/guarded-outlet\.tsx)$/,
  /\/app\/features\/analytics\/(track|ui\/use-wanted)\.ts$/,
  /\/app\/features\/site\/(words|rules\/(?!.*(metadata|error-slugs|drawer-contents))|ui\/(header\/(?!customer-menu|profile-popover|logout-dialog|login-menu\.)|link-popup\/leaving-links|[a-z-]+\.tsx?$)(?<!(page-reporting|error-message|ribbon|use-session-events)\.tsx?))/,
  /\/vite\/preload-helper|rolldown.runtime/,
];

/** Parts of the guarded pages, but for what waits to be opened there. */
const ofCustomers = [
  /\/node_modules\/@tanstack\//,
  /\/app\/platform\/api\/customer-queries\.tsx$/,
  /\/app\/features\/account\/ui\/(customer-area|require-sign-in)\.tsx$/,
  /\/app\/features\/booking\/((activity|change|waiting)?-?calls|call-fields|refusals|words|rules\/[a-z-]+|ui\/status\/[a-z-]+)\.tsx?$/,
  /\/app\/features\/garage\/(calls|words|rules\/[a-z-]+|ui\/[a-z-]+)\.tsx?$/,
  /\/app\/ui\/(badge|banner|back-link|loading\/[a-z-]+|not-here|use-passing-state|map\/(map-on-request|still-[a-z]+|words))\.tsx?$/,
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), slimRouter()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "ground", test: (id) => onEveryPage.some((part) => part.test(id)), priority: 2 },
            // Of public pages too: they must not lie with the customers'.
            { name: "dates", test: /\/app\/i18n\/dates\.ts$/, priority: 1 },
            {
              name: "notices",
              test: /\/app\/(ui\/(banner|loading\/[a-z-]+)|platform\/api\/is-offline)\.tsx?$/,
              priority: 1,
            },
            { name: "empty-state", test: /\/app\/ui\/empty-state\.tsx$/, priority: 1 },
            // Two or more of a customer's pages need it: in one file it is a third of the requests, and every page of the
            // site carries a shorter list of files.
            { name: "customer", test: (id) => ofCustomers.some((part) => part.test(id)), minShareCount: 2 },
            // Asked for together by every page of offers.
            {
              name: "offer-parts",
              test: /\/app\/features\/showroom\/ui\/offers\/(words|offer-price|offer-picture)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  server: { middlewareMode: true },
  appType: "custom",
});
