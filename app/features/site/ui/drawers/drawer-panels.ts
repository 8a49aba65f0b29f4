/** What the drawers of the header hold. Loaded when one is about to be opened (`use-drawer-parts.ts`). */
export { MenuPanel } from "./menu-panel.tsx";
export { ModelsPanel } from "./models-panel.tsx";
export { PhoneMenu } from "./phone-menu.tsx";
export { PhoneModels } from "./phone-models.tsx";
