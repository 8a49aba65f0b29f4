import "#app/ui/form/form.css";
import { late } from "#app/ui/late/late.tsx";

export const FleetInquiry = late(async () => (await import("./fleet-inquiry.tsx")).FleetInquiry);
