import { LinkButton } from "#app/ui/button.tsx";
import type { UsedCarPage } from "../../content/used-car-page.ts";

/**
 * "Contact Sales" and "Book a Test Drive" lead to the importer's finance page elsewhere. They are hidden
 * (product/used-cars.md#details) until content shows them and says where that page is.
 */
export function FinancePageLinks({ page }: { page: UsedCarPage }) {
  const { financePage, financePageShown, contactSalesLabel, bookTestDriveLabel } = page;
  if (!financePageShown || financePage === undefined) return null;
  return (
    <div className="grid gap-2">
      {[contactSalesLabel, bookTestDriveLabel].map((label) => (
        <LinkButton key={label} variant="secondary" wide to={financePage}>
          {label}
        </LinkButton>
      ))}
    </div>
  );
}
