import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** What the pages of customers share and a visitor's pages do without: how they keep what they read, and the sign-in on the way. */
const ofCustomers =
  /\/node_modules\/@tanstack\/|\/app\/platform\/api\/customer-queries\.|\/app\/features\/account\/ui\/(?:customer-area|require-sign-in|sign-in-again|sign-in-words)\./;

/** What every page brings beside React and the router. */
const ofEveryPage =
  /\/app\/(?:root|i18n\/language-cookie|lib\/address\/path-of|platform\/page\/written-head|features\/analytics\/track|features\/site\/(?:rules\/main-site-link|ui\/errors\/error-(?:fallback|message)|ui\/page-reporting)|ui\/(?:navigation\/(?:language-switcher|skip-to)|overlay\/popover))\./;

/** What the pages share that ask for a name and a telephone. */
const ofForms = /\/app\/(?:features\/leads|ui\/form)\//;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
              priority: 2,
            },
            // What most pages share comes as one file, compressed by what its parts have in common.
            { name: "shared", test: (id) => !ofCustomers.test(id), minShareCount: 16, priority: 1 },
            { name: "customers", test: ofCustomers },
            { name: "page", test: ofEveryPage },
            { name: "forms", test: ofForms, minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: { middlewareMode: true },
  appType: "custom",
});
