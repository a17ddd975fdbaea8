-- outside a transaction
-- What sportsbook_forget_events looks at: all that is not old yet, and nothing that stays for good.
drop index concurrently if exists sportsbook_event_to_forget;
create index concurrently sportsbook_event_to_forget on sportsbook_event (starts_at, id) where not has_records;
