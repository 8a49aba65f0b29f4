-- Drives of visitors are found by confirmed addresses and numbers of the customer that they became.
create index drive_of_visitor_by_email on test_drive.drive (lower(email)) where customer_id is null;
create index drive_of_visitor_by_phone on test_drive.drive (phone) where customer_id is null;
