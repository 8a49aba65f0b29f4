import { Icon } from "../picture/icon.tsx";

interface SortSelectProps<T extends string> {
  /** The id of the form that sends it without scripts; absent inside that form. */
  form?: string;
  label: string;
  /** The first is the preset. */
  orders: readonly [T, ...T[]];
  names: Readonly<Record<T, string>>;
  value: T;
  onSort: (order: T) => void;
}

/** The order of a list. */
export function SortSelect<T extends string>(props: SortSelectProps<T>) {
  const { form, label, orders, names, value, onSort } = props;
  return (
    <label className="relative block rounded has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <span className="sr-only">{label}</span>
      <select
        name="sort"
        form={form}
        value={value}
        onChange={({ target }) => onSort(orders.find((one) => one === target.value) ?? orders[0])}
        className="h-12 w-full appearance-none rounded border border-line-strong bg-surface ps-4 pe-11 hover:border-ink focus-visible:shadow-none focus-visible:outline-none"
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {names[order]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute end-3.5 top-3.5 size-5" />
    </label>
  );
}
