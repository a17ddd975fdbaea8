-- SPDX-License-Identifier: Apache-2.0
-- A reward that has to be wagered is granted with the terms that it was offered with: the largest bet with its bonus money, in
-- millionths; null allows any.
alter table reward_on_offer add column max_stake bigint check (max_stake > 0);
