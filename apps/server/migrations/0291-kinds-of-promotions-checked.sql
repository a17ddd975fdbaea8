-- What 0290 said about new rows holds for all.
alter table promotion_entry validate constraint promotion_entry_target_check;
alter table promotion_entry validate constraint promotion_entry_reward_check;
alter table promotion_entry validate constraint promotion_entry_amounts;
