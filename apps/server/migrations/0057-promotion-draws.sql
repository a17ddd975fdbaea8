-- Tickets of raffles that were given for a prize. Insert-only; a member's tickets of one raffle are numbered from 1.
create table promotion_draw (
  promotion_id integer not null references content (id),
  member_id integer not null references member (id),
  number integer not null check (number > 0),
  prize text not null,
  amount bigint not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z0-9]{2,12}$'),
  drawn_at timestamptz not null,
  primary key (promotion_id, member_id, number)
);
create index promotion_draw_of_member on promotion_draw (member_id, promotion_id);
grant select, insert on promotion_draw to tessera_app;
