import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** The office: a build of its own, so that nothing of it weighs on the public site. It goes beside that one's files afterwards. */
export default defineConfig({
  plugins: [tailwindcss()],
  base: "/assets/office/",
  publicDir: false,
  build: {
    target: "es2022",
    // Not below `build`: the site's build removes that folder meanwhile.
    outDir: "build-office",
    assetsDir: "",
    manifest: "files.json",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: "app/features/office/browser/main.tsx" },
  },
});
