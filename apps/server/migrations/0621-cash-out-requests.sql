-- Cash-outs in play that wait as long as a bet would, and the last one of a bet that was refused after its wait.
create table sportsbook_cash_out_request (
  bet_id uuid primary key references sportsbook_bet (id),
  -- How much of the bet, in hundredths of a per cent; it is taken for no less than the offer, counted for all that is left of the bet.
  share integer not null check (share between 1 and 10000),
  offer bigint not null check (offer > 0),
  -- The offer had reached the target of its owner.
  automatic boolean not null,
  -- The events of its open legs as they were: it is refused if they have changed.
  seen jsonb not null,
  decides_at timestamptz,
  refusal text check (refusal in ('event_changed', 'offer_lower', 'not_offered')),
  constraint sportsbook_cash_out_request_waits check ((decides_at is null) <> (refusal is null))
);
create index sportsbook_cash_out_request_due on sportsbook_cash_out_request (decides_at) where decides_at is not null;

grant select, insert, delete, update (share, offer, automatic, seen, decides_at, refusal) on sportsbook_cash_out_request to tessera_app;
