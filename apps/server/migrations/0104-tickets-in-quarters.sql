-- As 0100, for lottery tickets by when they were placed: what is there becomes the first partition.
do $$
begin
  execute format('alter table lottery_ticket add constraint lottery_ticket_first_ends check (placed_at < %L) not valid',
    (date_trunc('quarter', now() at time zone 'UTC') + interval '6 months') at time zone 'UTC');
end $$;
