-- Which keys this installation stands on, by fingerprint; the keys themselves are never in the database. Every start
-- compares, so that a key that was lost or mixed up is noticed before anything is sealed or signed with another.
create table known_key (
  -- vault: seals what must be read again. operator: signs our calls to vendors.
  purpose text not null check (purpose in ('vault', 'operator')),
  key_id text not null check (key_id ~ '^[0-9a-f]{16}$'),
  -- current: seals and signs. older: still opens, until everything is sealed anew. dropped: nothing is sealed with it any
  -- more. lost: what it sealed can never be opened again.
  state text not null check (state in ('current', 'older', 'dropped', 'lost')),
  since timestamptz not null,
  primary key (purpose, key_id)
);
create unique index known_key_current on known_key (purpose) where state = 'current';
grant select, insert on known_key to tessera_app;
grant update (state, since) on known_key to tessera_app;
