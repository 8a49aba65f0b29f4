import { sql } from "kysely";

/** `byPrecedence` of overrides `o`. */
export const overridesInOrder = sql`order by o.timings = '[]'::jsonb, o.to_day::date - o.from_day::date desc, o.serial`;

/** What a center `c` is by definition, whatever is taken of it: names and values for `json_build_object`, but for its weekdays. */
export const definedCenter = sql`
  'id', c.id, 'brands', c.brands, 'confirmsAtOnce', c.confirms_at_once, 'timeZone', c.time_zone,
  'leadMinutes', c.lead_minutes, 'changeMinutes', c.change_minutes, 'capacityVersion', c.capacity_version,
  'overrides', coalesce((
    select json_agg(json_build_object('from', o.from_day, 'to', o.to_day, 'timings', o.timings)
      ${overridesInOrder})
    from booking.center_override o where o.center_id = c.id), '[]'),
  'bays', (
    select json_build_object(
      'periodic', coalesce(bit_or(1 << b.bay) filter (where b.service_group = 'periodic'), 0),
      'repair', coalesce(bit_or(1 << b.bay) filter (where b.service_group = 'repair'), 0))
    from booking.center_bay b where b.center_id = c.id)`;

/** A service `s` as JSON. */
export const definedService = sql`json_build_object('code', s.code, 'brand', s.brand, 'group', s.service_group,
  'hours', s.hours, 'makeCodes', s.make_codes, 'modelCodes', s.model_codes)`;
