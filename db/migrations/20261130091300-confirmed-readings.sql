-- The last reading, in kilometers, below which the customer has confirmed theirs.
alter table booking.appointment add column mileage_below integer check (mileage_below > mileage);
