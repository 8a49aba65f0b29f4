import { buildSiteIfNeeded } from "./site/build-site.ts";

// `npm start`: a built site, then the server in this same process. What would end it in the end does so at once.
process.env.NODE_ENV ??= "production";
await (await import("../server/http/listen.ts")).endWhereTaken();
await buildSiteIfNeeded();
await import("../server/main.ts");
