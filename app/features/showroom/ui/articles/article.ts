import type { Content } from "#app/platform/content/content-query.ts";
import type { article } from "../../content/article.ts";

export type Article = Content<typeof article>;
