-- When somebody outside was last told of an alert, and at which of its times, so that one cause that is raised again and
-- again is one call.
alter table operator_alert add column told_at timestamptz, add column told_times integer not null default 0;
