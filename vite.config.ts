import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/**
 * What every page needs stands in one file: as files of their own these parts would each cost a request, and together
 * 5 KB more, because none of them could be compressed by what the others say (decision 020).
 */
const onEveryPage = [
  /\/node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
  /\/app\/i18n\/(language|language-in-address|market|phone|use-language|words)\.ts$/,
  /\/app\/ui\/(brand-logo|button|cut-out|icon|language-switcher|local-link|ltr|picture|skeleton|spinner|tab-list|use-lingering|words)\.tsx?$/,
  /\/app\/features\/(search\/ui\/(search-form|field-words)|showroom\/ui\/finance\/riyals)\.tsx?$/,
  /\/app\/features\/account\/session\/(login-redirect|page-session|session-context|token-storage|use-session)\.tsx?$/,
  /\/app\/features\/account\/(rules\/guarded-routes\.ts|ui\/guarded-outlet\.tsx)$/,
  /\/app\/features\/analytics\/(track|ui\/use-wanted)\.ts$/,
  /\/app\/features\/site\/(words|rules\/(?!.*(metadata|error-slugs|drawer-contents))|ui\/(header\/(?!customer-menu|profile-popover|logout-dialog|login-menu\.)|footer\/|link-popup\/leaving-links|[a-z-]+\.tsx?$)(?<!(page-reporting|error-message|use-session-events)\.tsx?))/,
  /\/vite\/preload-helper|rolldown\/runtime/,
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "ground", test: (id) => onEveryPage.some((part) => part.test(id)) }],
        },
      },
    },
  },
  server: { middlewareMode: true },
  appType: "custom",
});
