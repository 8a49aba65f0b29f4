import "#app/ui/form/form.css";
import { late } from "#app/ui/late/late.tsx";

export const RequestPanel = late(async () => (await import("./request-panel.tsx")).RequestPanel);
