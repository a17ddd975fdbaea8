-- What a payment by hand is found by at the bank, and what operators said about the flags of a withdrawal before they approved it.

-- The bank's reference of a payment; a provider's own id of it; null: paid before references were recorded.
alter table withdrawal_payment add column reference text check (length(reference) between 3 and 60);

-- What an operator who approved a withdrawal said about a rule that had marked it. Insert-only.
create table withdrawal_flag_note (
  id bigint generated always as identity primary key,
  withdrawal_id uuid not null references withdrawal (id),
  rule text not null,
  note text not null check (length(note) between 3 and 140),
  by text not null,
  at timestamptz not null
);
create index withdrawal_flag_note_of on withdrawal_flag_note (withdrawal_id, id);
grant select, insert on withdrawal_flag_note to tessera_app;
