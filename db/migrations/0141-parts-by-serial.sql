-- Applications that look at the serial number are few; counts of a car need the bounds of all of its model.
create index fitment_by_serial on parts.fitment (model_id) where serial_from > 0 or serial_to < 999999;
