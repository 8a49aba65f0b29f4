-- What is to be paid when the car is collected, as staff said it with the move to "payment due".
alter table workshop.visit add column due_dirhams integer check (due_dirhams >= 0);
