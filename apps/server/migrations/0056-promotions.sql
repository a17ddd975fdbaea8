-- What members do in promotions. What a promotion gave when somebody joined or applied is written down with it, so that a
-- later edit takes nothing away from him.

-- Members who joined a promotion that counts valid bets.
create table promotion_entry (
  promotion_id integer not null references content (id),
  member_id integer not null references member (id),
  target bigint not null check (target > 0),
  reward bigint not null check (reward > 0),
  currency text not null check (currency ~ '^[A-Z0-9]{2,12}$'),
  -- Valid bets count from here on.
  joined_at timestamptz not null,
  -- When the reward was credited; once.
  claimed_at timestamptz,
  primary key (promotion_id, member_id)
);
create index promotion_entry_of_member on promotion_entry (member_id);
grant select, insert on promotion_entry to tessera_app;
grant update (claimed_at) on promotion_entry to tessera_app;

-- Applications, which operators approve or refuse.
create table promotion_application (
  id integer generated always as identity primary key,
  merchant text not null,
  promotion_id integer not null references content (id),
  member_id integer not null references member (id),
  comment text not null check (char_length(comment) between 1 and 140),
  -- Names of picture files in the private store.
  pictures text[] not null default '{}' check (cardinality(pictures) <= 3),
  reward bigint not null check (reward > 0),
  currency text not null check (currency ~ '^[A-Z0-9]{2,12}$'),
  status text not null default 'Applying' check (status in ('Applying', 'Issued', 'Rejected')),
  remark text not null default '' check (char_length(remark) <= 140),
  applied_at timestamptz not null,
  judged_at timestamptz,
  judged_by text,
  constraint promotion_application_is_judged check ((status = 'Applying') = (judged_at is null) and (judged_at is null) = (judged_by is null))
);
-- One that waits or was paid lets no other in.
create unique index promotion_application_once on promotion_application (promotion_id, member_id) where status <> 'Rejected';
create index promotion_application_of_member on promotion_application (member_id, promotion_id, id desc);
create index promotion_application_queue on promotion_application (merchant, status, id);
grant select, insert on promotion_application to tessera_app;
grant update (status, remark, judged_at, judged_by) on promotion_application to tessera_app;
