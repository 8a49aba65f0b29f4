import "#app/features/leads/ui/lead-form.css";
import { late } from "#app/ui/late/late.tsx";

/** The place on a page that its call to action leads to. */
export const requestPlace = "request";

export const RequestPanel = late(async () => (await import("./request-panel.tsx")).RequestPanel);
export const FleetPanel = late(async () => (await import("./request-panel.tsx")).FleetPanel);
