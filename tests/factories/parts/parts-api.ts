import { partsApi } from "#app/features/parts/api.server.ts";
import { apiApp } from "#app/platform/api/api-app.server.ts";

const app = apiApp([partsApi], async () => undefined);

/** Reaches the calls of the parts without a network. */
export const partsFetch: typeof globalThis.fetch = async (address, init) =>
  app.request(String(address).replace(/^\/api/, ""), init);
