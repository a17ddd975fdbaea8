-- The terms of a payment account, and what a deposit there was charged.

-- Limits of one deposit; null: those of the brand's settings.
alter table payment_account add column minimum bigint;
alter table payment_account add column maximum bigint;
alter table payment_account add column fee_fixed bigint not null default 0 check (fee_fixed >= 0);
alter table payment_account add column fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 2000);
alter table payment_account add column fee_payer text not null default 'operator' check (fee_payer in ('member', 'operator'));
-- Members see the accounts in this order.
alter table payment_account add column position integer not null default 0;
-- Under maintenance: shown to members with this text, and refused; null: in use.
alter table payment_account add column maintenance text;
-- Brands at which it is not offered.
alter table payment_account add column closed_brands text[] not null default '{}';
alter table payment_account add constraint payment_account_limits check ((minimum is null) = (maximum is null) and minimum > 0 and minimum <= maximum) not valid;

-- The fee that the payer was shown, and what it came to.
alter table deposit add column fee_fixed bigint not null default 0;
alter table deposit add column fee_basis_points integer not null default 0;
alter table deposit add column fee_payer text not null default 'operator';
alter table deposit add column fee bigint not null default 0;
