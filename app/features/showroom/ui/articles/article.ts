import type { Content } from "#app/features/content/content-query.ts";
import type { article } from "#app/features/content/models/pages/article.ts";

export type Article = Content<typeof article>;
