-- Messages that leave the house. Where nobody carries them, they stay here for the operator console to read.

create table outbox_message (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  channel text not null check (channel in ('sms', 'mail')),
  recipient text not null,
  template text not null,
  language text not null,
  subject text not null default '',
  -- With {secret} where the code or password stands.
  body text not null,
  -- Cleared when the message was carried out, or after an hour.
  secret text,
  -- kept: there is no carrier. withheld: whoever asked must not learn that there is nobody to send it to.
  status text not null check (status in ('queued', 'sent', 'failed', 'kept', 'withheld')),
  tries smallint not null default 0,
  error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index outbox_message_created_at on outbox_message (created_at);
create index outbox_message_queued on outbox_message (id) where status = 'queued';
grant select, insert, update, delete on outbox_message to tessera_app;
