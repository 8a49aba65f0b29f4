import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import choices from "./marsa.config.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: {
    "import.meta.env.VITE_BRAND": JSON.stringify(choices.brand),
    "import.meta.env.VITE_ZONE": JSON.stringify(choices.importer.zone),
  },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { middlewareMode: true },
  appType: "custom",
});
