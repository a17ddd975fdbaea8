-- What an upline cannot pay of the pay of a downline is held back, and handed on as the upline repays it: the operator
-- no longer advances it. A run says whether it knew that no contract gives more than those above it.
alter table contract_payment
  add column held_back bigint not null default 0,
  add column handed_on bigint not null default 0,
  add constraint contract_payment_handed_on check (held_back >= 0 and handed_on between 0 and held_back) not valid,
  drop constraint contract_payment_share;
alter table contract_payment
  add constraint contract_payment_share check (amount - held_back - to_downlines = net - shortfall) not valid;
alter table contract_run add column bounded boolean not null default false;
grant update (handed_on) on contract_payment to tessera_app;

-- A contract ends with the one above it.
alter table contract_move drop constraint contract_move_move_check;
alter table contract_move add constraint contract_move_move_check
  check (move in ('OFFER', 'ACCEPT', 'REJECT', 'TERMINATE', 'EXPIRE', 'REPLACE', 'MOVE', 'ABOVE')) not valid;
