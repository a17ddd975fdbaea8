-- A kind of content besides: announcements that only agents read, in the agent centre.

alter table content drop constraint content_kind_check;
alter table content add constraint content_kind_check check (kind in ('B', 'PL', 'H', 'PU', 'PR', 'HP', 'AN'));

-- What a message says in other languages: a code to title and content. Its own title and content are read in all the rest.
alter table inbox_message add column words jsonb not null default '{}' check (jsonb_typeof(words) = 'object');
