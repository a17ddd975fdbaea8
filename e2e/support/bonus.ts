// SPDX-License-Identifier: Apache-2.0
import type { APIRequestContext, Page } from '@playwright/test'
import { callServer } from './server-client.ts'
import { openBrand, openMemberOf, type Brand } from './brand.ts'
import type { Member } from './member.ts'
import { giveRank } from './standing.ts'

/** A member of a brand of their own with a reward of 18.00, which has to be staked three times in bets of at most 2.00. */
export async function openMemberWithReward(
  page: Page,
): Promise<{ brand: Brand; member: Member; visitor: APIRequestContext }> {
  const context = page.context()
  const brand = await openBrand(context, {
    'rewards.rankBonusWagerTimes': 3,
    'rewards.rankBonusMaxStake': 2,
  })
  const member = await openMemberOf(page, brand)
  await giveRank(context, member.username, 1)
  return { brand, member, visitor: await brand.visit() }
}

/** Claims every reward of a member. */
export async function claimRewards(visitor: APIRequestContext, token: string): Promise<void> {
  const { list } = await callServer(visitor, 'rewardCentre.list', {}, token)
  for (const { rewardId } of list) await callServer(visitor, 'rewardCentre.claim', { rewardId }, token)
}
