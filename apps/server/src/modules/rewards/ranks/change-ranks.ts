// SPDX-License-Identifier: Apache-2.0
import { add, zero, type Amount } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { inBackground } from '@tessera/server-kit/background/in-background'
import { pushUnread } from '../../messages/index.ts'
import { ranksOf, setRanks } from '../../members/index.ts'
import { pushRewards } from '../../reward-centre/index.ts'
import { insertChanges, type RankChange } from './change-store.ts'
import { grantBonuses, type BonusToGrant } from './grant-bonuses.ts'
import type { BrandRanks } from './rank-terms.ts'
import { saveChanged } from './standing-store.ts'
import { writeAboutRanks } from './write-about-ranks.ts'

/**
 * Changes the ranks of members whose standings the caller has locked: the rank itself, its history, the
 * bonuses of all ranks on the way up that a member has not had yet, and a message to the inbox. Bonuses are in the
 * brand's own currency: members with another get the rank alone.
 */
export async function changeRanks(
  tx: Tx,
  changes: readonly RankChange[],
  terms: ReadonlyMap<string, BrandRanks>,
  nowMs: number,
): Promise<void> {
  if (changes.length === 0) return
  await setRanks(
    tx,
    changes.map(({ memberId, to }) => ({ memberId, rankLevel: to })),
  )
  await saveChanged(tx, changes)
  await insertChanges(tx, changes)
  const own = new Set(
    (
      await ranksOf(
        tx,
        changes.map(({ memberId }) => memberId),
      )
    )
      .filter(({ brandCode, currency }) => terms.get(brandCode)!.currency === currency)
      .map(({ id }) => id),
  )
  const granted = await grantBonuses(
    tx,
    changes.flatMap((change) => (own.has(change.memberId) ? bonusesOnTheWay(change, terms) : [])),
    nowMs,
  )
  const sums = sumByMember(granted)
  await writeAboutRanks(tx, changes, (memberId) => sums.get(memberId) ?? zero, nowMs)
}

/** The bonuses of the ranks above the old one, up to and including the new one. */
function bonusesOnTheWay(
  { memberId, brandCode, from, to }: RankChange,
  terms: ReadonlyMap<string, BrandRanks>,
): BonusToGrant[] {
  const { ranks, currency, bonusWagerTimes: wagerTimes, bonusMaxStake: maxStake } = terms.get(brandCode)!
  return ranks.flatMap(({ bonus }, rankLevel) =>
    rankLevel > from && rankLevel <= to && bonus > zero
      ? [{ memberId, rankLevel, amount: bonus, currency, wagerTimes, maxStake }]
      : [],
  )
}

function sumByMember(bonuses: readonly BonusToGrant[]): Map<bigint, Amount> {
  const sums = new Map<bigint, Amount>()
  for (const { memberId, amount } of bonuses) sums.set(memberId, add(sums.get(memberId) ?? zero, amount))
  return sums
}

/** Notifies the open pages of members that their rank has changed. Call it after the commit. */
export function pushRanks(
  { live, database, log, clock }: Pick<Platform, 'live' | 'database' | 'log' | 'clock'>,
  changes: readonly Pick<RankChange, 'memberId' | 'to'>[],
): void {
  for (const { memberId, to } of changes) {
    if (!live.isOpen(memberId)) continue
    live.publish('rewards.rank', { rankLevel: to }, memberId)
    pushRewards({ live, database, log, clock }, memberId)
    inBackground(
      pushUnread(database, { live }, memberId),
      log,
      'the number of unread messages could not be pushed',
    )
  }
}
