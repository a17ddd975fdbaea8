-- Commission goes to nobody for friends who share something with their inviter, whether they qualified before or never do.

-- What a friend who qualified shares with the inviter by now: nothing accrues any more. The reward stays.
alter table referral add column shares text;
alter table referral add constraint referral_shares_check check (shares in ('device', 'ip', 'payeeName', 'phone')) not valid;
-- When friend and inviter were last compared.
alter table referral add column compared_at timestamptz;
