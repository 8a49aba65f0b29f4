import * as z from "zod/mini";
export const slot = z.string();
