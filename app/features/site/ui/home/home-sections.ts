import type { article } from "#app/features/showroom/content/article.ts";
import type { car } from "#app/features/showroom/content/car.ts";
import type { modelsMenu } from "#app/features/showroom/content/models-menu.ts";
import type { newsSection } from "#app/features/showroom/content/news-section.ts";
import type { offer } from "#app/features/showroom/content/offer.ts";
import type { Language } from "#app/i18n/language.ts";
import type { Result } from "#app/lib/result.ts";
import type { Content, ContentRefusal } from "#app/platform/content/content-query.ts";
import type { header } from "#app/platform/content/header.ts";
import type { HomeSection, homePage } from "../../content/home-page.ts";
import { homeArticles } from "./home-articles.ts";
import { homeModels, modelTabs } from "./home-models.ts";
import { homeOffers } from "./home-offers.ts";

type Answer<T> = Result<T, ContentRefusal>;

/** What the page requested; only its own texts and the header's are sure to be there. */
interface HomeAnswers {
  content: Content<typeof homePage>;
  header: Content<typeof header>;
  menu: Answer<Content<typeof modelsMenu>>;
  cars: Answer<readonly Content<typeof car>[]>;
  offers: Answer<readonly Content<typeof offer>[]>;
  newsTexts: Answer<Content<typeof newsSection>>;
  articles: Answer<readonly Content<typeof article>[]>;
  /** YYYY-MM-DD in the importer's zone. */
  today: string;
  language: Language;
}

/** The sections in their usual order (product/pages.md#overview-sections). */
const usualOrder: readonly HomeSection[] = ["T2", "T4", "T6", "T11", "T8", "T5"];

/** The sections that can be shown, each with all that it shows, and the overview of those that are there. */
export function homeSections({ content, header, today, language, ...loaded }: HomeAnswers) {
  const cars = loaded.cars.ok ? loaded.cars.value : [];
  const menu = loaded.menu.ok ? loaded.menu.value : undefined;
  const models = menu && content.models && modelSection(content.models, menu, cars);
  const running = loaded.offers.ok ? homeOffers(loaded.offers.value, cars, today, language) : [];
  const articles = loaded.articles.ok ? homeArticles(loaded.articles.value, language) : [];
  const { currencyLabel: currency = "", monthLabel = "" } = menu ?? {};
  const offers = menu &&
    content.offers &&
    running.length > 0 && { texts: content.offers, offers: running, currency, monthLabel };
  const news = loaded.newsTexts.ok && articles.length > 0 && newsSectionOf(loaded.newsTexts.value, articles);
  const isThere: Readonly<Record<HomeSection, boolean>> = {
    T2: Boolean(models),
    T4: Boolean(offers),
    T6: true,
    T11: content.hybrid !== undefined,
    T8: content.preOwned !== undefined,
    T5: Boolean(news),
  };
  const sections = (content.sections ?? usualOrder).filter((id) => isThere[id]);
  const overview = [...sections, "T13"].flatMap((id) =>
    header.overviewMainpage.filter((one) => one.id === id),
  );
  return { content, models: models || null, offers: offers || null, news: news || null, sections, overview };
}

function modelSection(
  texts: NonNullable<Content<typeof homePage>["models"]>,
  menu: Content<typeof modelsMenu>,
  cars: readonly Content<typeof car>[],
) {
  const models = homeModels(cars);
  if (models.length === 0) return undefined;
  const { fromLabel, leaseToOwnLabel, monthLabel, currencyLabel, allVehiclesLabel } = menu;
  const types = modelTabs(menu, models);
  const labels = { fromLabel, leaseToOwnLabel, monthLabel, currencyLabel, allVehiclesLabel, types };
  return { ...texts, models, labels };
}

function newsSectionOf(texts: Content<typeof newsSection>, articles: ReturnType<typeof homeArticles>) {
  const { mainTitle, subTitle, newsLabel, technologyLabel, allArticlesLabel } = texts;
  return { texts: { mainTitle, subTitle, newsLabel, technologyLabel, allArticlesLabel }, articles };
}
