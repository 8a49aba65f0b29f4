import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** Small modules that every page needs: in files of their own they would cost more than what they say. */
const onEveryPage =
  /\/app\/(i18n\/(language|language-in-address|market|phone|use-language|words)|ui\/(button|icon|local-link|ltr|spinner|words)|platform\/(call|api-client))\.tsx?$/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "ground", test: onEveryPage }] } } },
  },
  server: { middlewareMode: true },
  appType: "custom",
});
