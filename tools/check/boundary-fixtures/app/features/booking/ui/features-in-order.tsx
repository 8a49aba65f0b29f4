import { header } from "../../site/ui/header.tsx";
export const bad = header;
