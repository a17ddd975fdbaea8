-- Browsers in which an operator has signed in before: the wrong tries of others do not keep them out.
create table operator_known_device (
  token_hash bytea primary key check (length(token_hash) = 32),
  operator_id integer not null references operator (id),
  device text not null,
  ip text not null,
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index operator_known_device_operator on operator_known_device (operator_id);
create index operator_known_device_last_at on operator_known_device (last_at);
grant select, insert, update, delete on operator_known_device to tessera_app;

-- No lock is longer than a day any more. Those of before reached into the year 9987.
update identity_attempt set locked_until = now() + interval '1 day' where locked_until > now() + interval '1 day';
