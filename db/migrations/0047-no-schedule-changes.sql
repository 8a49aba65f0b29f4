-- Slots are computed from the rows themselves (decision 059): nobody reads what changed of them.
drop trigger bay_unit_taken on booking.bay_unit;
drop trigger bay_unit_given_back on booking.bay_unit;
drop trigger bay_unit_left on booking.bay_unit;
drop trigger bay_unit_moved on booking.bay_unit;
drop trigger bay_unit_emptied on booking.bay_unit;
drop trigger center_changed on booking.center;
drop trigger center_override_changed on booking.center_override;
drop trigger center_bay_changed on booking.center_bay;
drop trigger center_campaign_hours_changed on booking.center_campaign_hours;
drop trigger service_type_changed on booking.service_type;
drop function booking.tell_changed_hours();
drop function booking.tell_changed_schedules();
drop table booking.schedule_change;
