-- A wallet session comes from the session of the site in which the member opened the game, and ends with it. Null: it comes
-- from none (a vendor's own test). For such a one expires_at is its end; else it is when the other ends if nobody uses it
-- again, as it was last read.
alter table play_session add column login_session bytea check (length(login_session) = 32);
create index play_session_login on play_session (login_session) where login_session is not null and revoked_at is null;
alter table play_launch add column login_session bytea check (length(login_session) = 32);

-- What was handed out from a session (the token of a link) is worth nothing when that has ended.
alter table identity_challenge add column session_hash bytea check (length(session_hash) = 32);
create index identity_challenge_session on identity_challenge (session_hash) where session_hash is not null;

-- A session with which its password must be changed before anything else.
alter table identity_session add column must_change_password boolean not null default false;
