-- What other modules may read of members inside a statement of their own; the table itself is the members module's alone.

-- Whose name it is, at which brand.
create view member_name as select id, merchant, username, username_key from member;
grant select on member_name to tessera_app;

-- Trial accounts in use, each with the account that plays on it: that of its member, or a visitor's own.
create view open_trial as select id, coalesce(trial_of, id) as player_id from member where type = 4 and enabled;
grant select on open_trial to tessera_app;
