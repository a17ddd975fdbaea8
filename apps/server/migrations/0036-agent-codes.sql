-- Invitation codes of agents: who registers with one stands below its agent.

create table agent_code (
  merchant text not null references merchant (code),
  -- In capitals: a code is typed by hand.
  code text not null check (code = upper(code) and code ~ '^[A-Z0-9]{4,20}$'),
  agent_id integer not null references member (id),
  enabled boolean not null default true,
  created_at timestamptz not null,
  primary key (merchant, code)
);
create index agent_code_agent on agent_code (agent_id);
grant select, insert, update on agent_code to tessera_app;
