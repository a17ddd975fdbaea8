-- Matches that were to replay a published result are drawn like all others; those that have begun are cancelled by the feed.
update sportsbook_replay_event set recorded_id = null where seed is null and not finished;
