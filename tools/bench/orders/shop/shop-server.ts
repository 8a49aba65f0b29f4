import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { verifyBearer } from "#app/features/account/api.server.ts";
import { ordersApi } from "#app/features/orders/api.server.ts";
import { partsApi } from "#app/features/parts/api.server.ts";
import { demoBank, paymentNotifications, paymentsApi } from "#app/features/payments/api.server.ts";
import { apiApp } from "#app/platform/api/api-app.server.ts";
import { listensOn, origin } from "#app/platform/config.server.ts";
import { connectDatabase } from "#app/platform/database.server.ts";
import { startJobs } from "#app/platform/jobs.server.ts";
import { loadSecret } from "#app/platform/secrets.server.ts";

/* The shop, its bank and its jobs as a process without the site, which takes half as long to start. */

const url = process.argv[2] ?? "";
connectDatabase(url);
await loadSecret();
const app = new Hono();
app.route("/api", apiApp([partsApi, ordersApi, paymentsApi], verifyBearer));
app.route("/bank", demoBank);
app.route("/payments/notifications", paymentNotifications);
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
listensOn((server.address() as AddressInfo).port);
await startJobs(url, { work: true });
process.send?.({ address: origin() });
