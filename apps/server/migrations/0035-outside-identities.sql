-- Accounts elsewhere with which one logs in here. The key is who says it and whom he means, never an e-mail address.

create table identity_outside (
  merchant text not null references merchant (code),
  issuer text not null,
  subject text not null,
  member_id integer not null references member (id),
  provider text not null,
  linked_at timestamptz not null,
  primary key (merchant, issuer, subject)
);
create index identity_outside_member on identity_outside (member_id);
grant select, insert, delete on identity_outside to tessera_app;

-- Phone proofs serve once.
create table identity_phone_proof_used (
  proof_hash bytea primary key check (length(proof_hash) = 32),
  expires_at timestamptz not null
);
create index identity_phone_proof_used_expires_at on identity_phone_proof_used (expires_at);
grant select, insert, delete on identity_phone_proof_used to tessera_app;
