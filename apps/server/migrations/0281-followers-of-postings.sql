-- How far each reader of the postings has read them: missions and others read them in order, each for itself.
create table posting_follower (
  name text primary key,
  posting_id bigint not null
);
grant select, insert, update on posting_follower to tessera_app;
