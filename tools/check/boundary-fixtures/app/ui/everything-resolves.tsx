import { nothing } from "#app/ui/nowhere.tsx";
export const bad = nothing;
