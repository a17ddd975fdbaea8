-- A password that an agent chose for somebody is known to the agent until its owner has changed it; so far it counted as the
-- owner's own from the first login on.
update identity_credential c set password_temporary = true
from member m where m.id = c.member_id and m.made_by is not null and m.first_login_at is null and c.password_hash is not null;
