-- Reads the table while others write.
alter table payment_total validate constraint payment_total_counted_check;
