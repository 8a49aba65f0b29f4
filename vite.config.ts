import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

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
              priority: 1,
            },
            // What most pages share comes as one file, compressed by what its parts have in common.
            { name: "shared", minShareCount: 16 },
          ],
        },
      },
    },
  },
  server: { middlewareMode: true },
  appType: "custom",
});
