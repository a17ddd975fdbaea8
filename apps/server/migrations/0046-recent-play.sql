-- Who has opened a game in the last minutes, for the numbers of players in the lobby.
create index play_session_time on play_session using brin (created_at) with (pages_per_range = 16, autosummarize = on);
