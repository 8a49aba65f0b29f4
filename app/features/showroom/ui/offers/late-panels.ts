import "#app/features/leads/ui/lead-form.css";
import { late } from "#app/ui/late/late.tsx";

export const RequestPanel = late(async () => (await import("./request-panel.tsx")).RequestPanel);
