// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import { offerRewards } from '../../reward-centre/index.ts'
import { insertBonuses, type RankBonus } from './bonus-store.ts'

/** An upgrade bonus can be claimed for a year. */
const claimableMs = 365 * 86_400_000

export interface BonusToGrant extends RankBonus {
  currency: string
  /** How often it must be staked; 0: it is cash. */
  wagerTimes: number
  maxStake: Amount | undefined
}

/**
 * Puts upgrade bonuses into the reward centres of members; returns those that were granted now. Each
 * bonus is named after the member and the rank, so nobody ever gets one twice, however often they fall and
 * rise.
 */
export async function grantBonuses(
  tx: Tx,
  bonuses: readonly BonusToGrant[],
  nowMs: number,
): Promise<BonusToGrant[]> {
  const offered = await offerRewards(
    tx,
    bonuses.map(({ memberId, rankLevel, amount, currency, wagerTimes, maxStake }) => ({
      memberId,
      source: 'RANK',
      title: { key: 'ranks.bonusOf', values: { rank: `VIP${rankLevel}` } },
      amount,
      currency,
      expiresAtMs: nowMs + claimableMs,
      wagerTimes,
      maxStake,
      reference: referenceOf({ memberId, rankLevel }),
    })),
    nowMs,
  )
  const granted = bonuses.filter((bonus) => offered.has(referenceOf(bonus)))
  await insertBonuses(tx, granted, nowMs)
  return granted
}

const referenceOf = ({ memberId, rankLevel }: Pick<RankBonus, 'memberId' | 'rankLevel'>): string =>
  `rank/${memberId}/${rankLevel}`
