import { buildSiteIfNeeded } from "./site/build-site.ts";

// `npm start`: a built site, then the server in this same process.
process.env.NODE_ENV ??= "production";
await buildSiteIfNeeded();
await import("../server/main.ts");
