-- outside a transaction
create index concurrently if not exists operator_action_member on operator_action (member_id, at, id) where member_id is not null;
create index concurrently if not exists identity_login_log_timeline on identity_login_log (member_id, at, id) where member_id is not null;
create index concurrently if not exists player_protection_change_timeline on player_protection_change (member_id, at, id);
