import * as z from "zod";
export const bad = z.string();
