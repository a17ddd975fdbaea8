-- A number or an address belongs to the one member of a brand who has proven to hold it. Others may have typed it: it is on
-- their profile, unproven, and finds nobody. So whoever registers is not told what is taken, and nobody can keep a contact
-- from its owner by being the first to type it.
alter table member_profile drop constraint member_profile_mobile, drop constraint member_profile_email;
create unique index member_profile_mobile on member_profile (merchant, mobile) where mobile_verified;
create unique index member_profile_email on member_profile (merchant, email_key) where email_verified;
