-- What the play of members is worth for missions and cashback, and what they have been granted of it, in their currency.
create table reward_worth (
  member_id integer primary key references member (id) on delete cascade,
  earned bigint not null default 0,
  spent bigint not null default 0
);
grant select, insert, update on reward_worth to tessera_app;
