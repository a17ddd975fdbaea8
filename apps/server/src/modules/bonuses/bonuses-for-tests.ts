// SPDX-License-Identifier: Apache-2.0
import { usualWeights, type BonusTerms } from '@tessera/rules/bonuses/terms'
import { zero, type Amount } from '@tessera/rules/money'
import { fullCountBasisPoints } from '@tessera/rules/rewards/edges'
import { firstBrandCode } from '@tessera/rules/site/brand'
import { sql } from '../../platform/db/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { followPlay } from '../bets/index.ts'
import { findGranted } from './grants/requirement-store.ts'
import { endDueBonuses, grantBonus, turnoverFollower, type Requirement } from './index.ts'

export const usualTerms: BonusTerms = {
  wagerTimes: 2,
  wagerBase: 'bonus',
  weights: usualWeights,
  vendorWeights: {},
  gameWeights: {},
  maxStake: null,
  daysToWager: 7,
}

type On = Pick<Platform, 'database' | 'settings' | 'clock'>
let references = 0

/** Grants a bonus in USD at the member's brand (the first for an id without a member), and returns it as it is stored. */
export async function grantTo(
  on: On,
  memberId: bigint,
  amount: Amount,
  terms: Partial<BonusTerms> = {},
): Promise<Requirement> {
  const reference = `test-${(references += 1)}`
  const member = await on.database.one<{ brandCode: string }>(
    sql`select brand_code as "brandCode" from member_name where id = ${memberId}`,
  )
  await on.database.transaction((tx) =>
    grantBonus(tx, on, {
      memberId,
      brandCode: member?.brandCode ?? firstBrandCode,
      currency: 'USD',
      amount,
      deposit: zero,
      title: 'Welcome',
      source: 'test',
      reference,
      terms: { ...usualTerms, ...terms },
      nowMs: on.clock.now(),
    }),
  )
  return (await findGranted(on.database, 'test', reference))!
}

/** What the jobs do, once: counts what was settled, and ends what is due. */
export async function runBonusJobs(on: On, edgeBasisPoints = fullCountBasisPoints): Promise<void> {
  await followPlay(
    on.database,
    turnoverFollower({
      clock: on.clock,
      gameTypeOf: () => 'INHOUSE',
      gameEdges: { of: () => edgeBasisPoints },
      onMoved: () => undefined,
    }),
  )
  await endDueBonuses(on)
}
