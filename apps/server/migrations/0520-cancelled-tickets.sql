-- Members may cancel a ticket before betting closes, by setting; and save numbers under a name.
alter table lottery_ticket drop constraint lottery_ticket_status_check;
alter table lottery_ticket add constraint lottery_ticket_status_check
  check (status in ('open', 'settled', 'refunded', 'cancelled')) not valid;

create table lottery_saved_numbers (
  member_id integer not null references member (id),
  name text not null check (length(name) between 1 and 40),
  play_type text not null check (length(play_type) between 1 and 20),
  numbers text[] not null check (cardinality(numbers) between 1 and 200),
  primary key (member_id, name)
);
grant select, insert, update, delete on lottery_saved_numbers to tessera_app;
