-- What the counter calls a type of part beside its name. It is shown, while aliases are only understood.
alter table parts.part_type add column also_called_en text, add column also_called_ar text;
