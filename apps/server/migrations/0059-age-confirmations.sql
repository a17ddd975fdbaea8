-- What members have said of their age, with the time: at registration, in the dialog before the first game, or by the house that made
-- the account. Nothing of it is changed or taken back; a brand that asks for a higher age asks once more.

create table member_age_confirmation (
  member_id integer not null references member (id) on delete cascade,
  age smallint not null check (age between 18 and 99),
  how text not null check (how in ('registration', 'dialog', 'house')),
  confirmed_at timestamptz not null,
  primary key (member_id, age)
);
grant select, insert on member_age_confirmation to tessera_app;

-- The form of registration has always asked for it, for 18 years at least; who came through it is in the log of logins.
insert into member_age_confirmation (member_id, age, how, confirmed_at)
select member_id, 18, 'registration', min(at) from identity_login_log where method = 'register' and outcome = 'in' and member_id is not null group by member_id;
