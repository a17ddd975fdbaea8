-- The feed plays seasons of its own. Matches that were to replay a published result are drawn like all others; those that have
-- begun are cancelled by the feed. The next match of each competition begins a new season.
update sportsbook_replay_event set recorded_id = null where seed is null and not finished;
update sportsbook_replay_series set edition = edition + 1, position = 0
where series in ('en-1', 'uefa-cl', 'es-1', 'de-1', 'it-1', 'fr-1', 'nba-playoffs') and position > 0;
