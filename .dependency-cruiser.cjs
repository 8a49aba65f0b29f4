const { existsSync, readdirSync, readFileSync } = require("node:fs");
const { join } = require("node:path");

// Who may import whom (docs/architecture.md). Every law has its reason, and tools/check/boundaries.test.ts proves
// with deliberately bad files that every one of them fires.
const feature = "^app/features/";
// Examples stand beside the tests that use them.
const test = "(\\.test\\.tsx?$|-examples?\\.tsx?$|^tests/)";
const serverFile = "\\.server\\.tsx?$";
// What other features may use of one is listed in its door.json (decision 056).
const features = join(process.cwd(), "app/features");
const doors = readdirSync(features)
  .filter((name) => existsSync(join(features, name, "door.json")))
  .flatMap((name) =>
    JSON.parse(readFileSync(join(features, name, "door.json"), "utf8")).map(
      (module) => `${feature}${name}/${module.replaceAll(".", "\\.")}$`,
    ),
  );
// From the ground up: a feature uses only those before it, so no two know each other.
const order = [
  ...[
    "analytics",
    "account",
    "signed-pages",
    "content",
    "phone",
    "payments",
    "documents",
    "leads",
    "scheduling",
    "finance",
    "locations",
    "showroom",
    "garage",
  ],
  ...[
    "parts",
    "preowned",
    "test-drive",
    "campaigns",
    "waiting-list",
    "workshop",
    "booking",
    "orders",
    "search",
    "due-dates",
    "dashboard",
    "privacy",
    "staff",
    "site",
    "office",
  ],
];
const leaves = "payments|account|content|phone|analytics|finance";
const browserHalf = [
  "^app/features/[^/]+/(?!server/)(?!.*\\.server\\.ts$).*",
  "^app/(ui|i18n|lib)/",
  "^app/(root|routes|entry\\.client)\\.tsx?$",
];

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "everything-resolves",
      comment: "An import that resolves to nothing would hide every law below from the checker.",
      severity: "error",
      // The first has its types made from the API's document by the test that compiles it; the other has a lock file of its
      // own, whose packages come when a browser is first needed.
      from: { pathNot: "^tests/fixtures/api-client/|^tools/test/pinned-browser/" },
      to: { couldNotResolve: true, pathNot: "^(\\./|\\.\\./)*\\+types/|virtual:|\\.wasm\\?url$" },
    },
    {
      name: "no-circles",
      comment: "A circle cannot be understood, tested or moved one part at a time.",
      severity: "error",
      from: { pathNot: test },
      to: { circular: true },
    },
    {
      name: "lib-is-leaf",
      comment: "Leaf helpers import nothing of ours, so that everything may import them.",
      severity: "error",
      from: { path: "^app/lib/", pathNot: test },
      to: { path: "^(app|server|db)/", pathNot: "^app/lib/" },
    },
    {
      name: "ground-knows-no-feature",
      comment: "ui, i18n, lib and platform have never heard of a car: features come and go above them.",
      severity: "error",
      from: { path: "^app/(lib|ui|i18n|platform)/" },
      to: { path: ["^app/features/", "^server/"] },
    },
    {
      name: "rules-are-pure",
      comment:
        "Rules decide with what they are given: no database, clock, network or Node, so every case is a table.",
      severity: "error",
      from: { path: `${feature}[^/]+/rules/`, pathNot: test },
      to: {
        pathNot: [
          "^app/lib/",
          "^app/i18n/language\\.ts$",
          `${feature}[^/]+/rules/`,
          `${feature}[^/]+/(calls|[a-z]+-calls|[a-z]+-terms|refusals)\\.ts$`,
          "node_modules/zod/",
          // Computes only: what the lines of a machine readable zone say.
          "node_modules/mrz/",
        ],
      },
    },
    {
      name: "only-server-files-reach-the-server",
      comment: "What the browser can load must never pull in a file of the server half, not even for a type.",
      severity: "error",
      from: {
        path: ["^app/", "^marsa\\.config\\.ts$"],
        pathNot: [serverFile, test, "^app/entry\\.server\\.tsx$"],
      },
      to: { path: [serverFile, "^server/"] },
    },
    {
      name: "browser-takes-zod-mini",
      comment: "zod is 22 KB of brotli, zod/mini 4 KB: what the browser can reach imports the small one.",
      severity: "error",
      from: { path: browserHalf, pathNot: test },
      to: { path: "node_modules/zod/", pathNot: "node_modules/zod/(v4/)?mini/", reachable: true },
    },
    {
      name: "sql-only-in-server-halves",
      comment:
        "Queries stand in a feature's server/ (or in platform), where they can be counted, reviewed and moved.",
      severity: "error",
      from: {
        path: "^(app|server|db)/",
        pathNot: [
          `${feature}[^/]+/server/`,
          `${feature}[^/]+/tables\\.ts$`,
          "^app/platform/(.*\\.server|tables)\\.ts$",
          // Asks whether the database answers.
          "^server/main\\.ts$",
          test,
        ],
      },
      to: {
        path: ["node_modules/(kysely|pg)/", `${feature}[^/]+/tables\\.ts$`, "^app/platform/tables\\.ts$"],
      },
    },
    {
      name: "own-tables-only",
      comment: "A feature reads and writes its own schema; what others own comes through their front doors.",
      severity: "error",
      from: { path: `${feature}([^/]+)/` },
      to: {
        path: [`${feature}[^/]+/tables\\.ts$`, "^app/platform/tables\\.ts$"],
        pathNot: `${feature}$1/tables\\.ts$`,
      },
    },
    {
      name: "front-doors-only",
      comment: "Of another feature only what its door.json lists. The rest may change at will.",
      severity: "error",
      from: { path: `${feature}([^/]+)/` },
      to: {
        path: `${feature}([^/]+)/`,
        pathNot: [
          `${feature}$1/`,
          ...doors,
          // These have a law of their own.
          `${feature}[^/]+/(pages/|tables\\.ts$)`,
        ],
      },
    },
    {
      name: "leaf-features",
      comment: "Payments knows money, not parts: a leaf feature can be replaced by a customer's own system.",
      severity: "error",
      from: { path: `${feature}(${leaves})/`, pathNot: test },
      to: { path: feature, pathNot: `${feature}$1/` },
    },
    ...order.slice(0, -1).map((name, place) => ({
      name: "features-in-order",
      comment:
        "Two features that know each other are one: each uses only those that stand before it in the order.",
      severity: "error",
      from: { path: `${feature}${name}/`, pathNot: test },
      to: { path: `${feature}(${order.slice(place + 1).join("|")})/` },
    })),
    {
      name: "nobody-imports-a-page",
      comment: "A page is named by app/routes.ts only; what two pages share belongs into ui/ or rules/.",
      severity: "error",
      from: { path: "^(app|server|db)/", pathNot: ["^app/routes\\.ts$", test] },
      to: { path: `${feature}[^/]+/pages/` },
    },
    {
      name: "host-mounts-only-apis",
      comment:
        "The host mounts each feature's api.server.ts; the front doors of content (page cache) and account (accounts site) are needed by the process itself.",
      severity: "error",
      from: { path: "^server/", pathNot: test },
      to: {
        path: feature,
        pathNot: [
          `${feature}[^/]+/api\\.server\\.ts$`,
          `${feature}(content|account)/(content|account)\\.server\\.ts$`,
        ],
      },
    },
    {
      name: "product-knows-no-tools",
      comment: "What is shipped runs without tests, tools and development packages.",
      severity: "error",
      from: { path: "^(app|server)/", pathNot: test },
      to: { path: ["^(tests|tools)/", "(\\.test|-examples?)\\.tsx?$"] },
    },
    {
      name: "no-development-packages",
      comment: "A server installed without development packages must still start.",
      severity: "error",
      // Route configuration is read by the build; Vite is loaded on demand, by `npm run dev` only.
      from: { path: "^(app|server)/", pathNot: ["^app/routes\\.ts$", test] },
      to: {
        dependencyTypes: ["npm-dev", "npm-no-pkg"],
        dependencyTypesNot: ["type-only", "npm"],
        dynamic: false,
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^(build|data|\\.react-router|tools/check/(boundary|style)-fixtures)/", "\\+types/"] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "module-sync", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json", ".css", ".d.ts"],
    },
  },
};
