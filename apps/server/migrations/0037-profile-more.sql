-- What else a member may tell of himself.
alter table member_profile
  add column birthday date,
  add column address text,
  add column nationality text check (nationality ~ '^[A-Z]{2}$'),
  add column occupation text,
  add column source_of_income text,
  add column telegram text,
  add column skype text;
