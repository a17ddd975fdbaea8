-- How old the factor was with which a session proved itself, and when recovery codes were made: a factor that was added
-- only just does not let money out, and goes when the access to the account is recovered.
alter table identity_session add column strong_since timestamptz;
alter table identity_recovery_code add column made_at timestamptz;
