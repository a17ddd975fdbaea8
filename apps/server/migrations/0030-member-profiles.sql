-- What a member has told of himself. A number or an address belongs to one member of a brand.

create table member_profile (
  member_id integer primary key references member (id),
  merchant text not null references merchant (code),
  -- With the dialling code, as +84901234567.
  mobile text check (mobile ~ '^\+[0-9]{6,15}$'),
  mobile_verified boolean not null default false,
  email text,
  -- In the form in which addresses are compared.
  email_key text,
  email_verified boolean not null default false,
  payee_name text,
  qq_num text,
  line text,
  whatsapp text,
  zalo text,
  facebook text,
  wechat text,
  -- Sealed with a key that is not in the database.
  id_number bytea,
  -- How he came here: what the form carried, for whoever works with it later.
  affiliate_code text,
  recommender_id text,
  referral_code text,
  domain text,
  register_url text,
  register_method text,
  constraint member_profile_mobile unique (merchant, mobile),
  constraint member_profile_email unique (merchant, email_key)
);
grant select, insert, update on member_profile to tessera_app;

-- The name was made up by the house, so its owner may choose another, once.
alter table member add column username_made boolean not null default false;
-- When the first login was seen to; made by an agent, its password is known to somebody else.
alter table member add column first_login_at timestamptz;
alter table member add column made_by integer references member (id);

-- A trial account has no rank, no upline and no money of ours; it is over when its session is.
alter table member add constraint member_trial_alone check (type <> 4 or upline is null);
