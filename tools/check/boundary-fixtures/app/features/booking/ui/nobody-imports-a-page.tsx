import { page } from "../pages/book.tsx";
export const bad = page;
