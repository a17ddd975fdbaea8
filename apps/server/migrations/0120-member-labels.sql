-- Words that operators give to a member; the member info tells them.
alter table member add column labels text[] not null default '{}';
alter table member add constraint member_labels check (cardinality(labels) <= 10) not valid;
grant update (labels) on member to tessera_app;
