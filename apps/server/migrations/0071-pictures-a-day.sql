-- How many pictures somebody has sent in a day is asked before more are taken; 0 stands for the visitors of a brand.
create index feedback_pictures on feedback (merchant, coalesce(member_id, 0), sent_at) where cardinality(pictures) > 0;
-- And how many feedbacks a member has sent in ten minutes.
create index feedback_member on feedback (member_id, sent_at) where member_id is not null;
