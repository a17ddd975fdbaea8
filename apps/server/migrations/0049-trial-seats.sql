-- A member who tries a game with play money sits on a trial account of his own, so that nothing of it touches his records.
-- It lives as long as he has a session.
alter table member add column trial_of integer references member (id);
create unique index member_trial_of on member (trial_of) where enabled and trial_of is not null;
grant update (trial_of) on member to tessera_app;
