-- Facts, tickets and the studio's rounds leave the database for the archive, too. A quarter is numbered 20271: the first
-- of 2027.
alter table archive_piece drop constraint archive_piece_kind_check;
alter table archive_piece add constraint archive_piece_kind_check check (kind in ('posting', 'fact', 'ticket', 'round')) not valid;

-- What went, and when. Postings have ledger_period.
create table archived_partition (
  kind text not null check (kind in ('fact', 'ticket', 'round')),
  period integer not null,
  -- Of the table that it was; the archive is read back under the same name.
  name text not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  archived_at timestamptz not null default now(),
  primary key (kind, period)
);
revoke all on archived_partition from public, tessera_app;
grant select on archived_partition to tessera_app;
