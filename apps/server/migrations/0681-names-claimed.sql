-- The names that there are. Those that can be taken for one another share one claim: they stay, and nobody gets a further one.
insert into member_name_claim (merchant, skeleton)
select distinct merchant, member_name_skeleton(username_key) from member on conflict do nothing;
