// SPDX-License-Identifier: Apache-2.0
import { add, amountOfMillionths, units, zero, type Amount } from '@tessera/rules/money'
import { earnPoints } from '@tessera/rules/rewards/points'
import type { Tx } from '../../../platform/db/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { settledUpTo, validBetsByGame, type ValidBetsOfGame } from '../../bets/index.ts'
import { countedBets, type GameEdges } from '../../catalogue/index.ts'
import { post } from '../../ledger/index.ts'
import { membersInOwnCurrency } from '../in-own-currency.ts'
import { amountOfPoints, operatorPoints, pointAccounts, pointsOf } from './point-account.ts'
import {
  addUnearned,
  lockWatermark,
  saveUnearned,
  saveWatermark,
  type Unearned,
} from './point-progress-store.ts'

/** Positions of the stream that one transaction covers. */
const step = 5_000n

/** A member's points after a credit. */
interface Credited {
  memberId: bigint
  balance: bigint
}

export type PointsDeps = Pick<Platform, 'database' | 'settings' | 'live'> & { gameEdges: GameEdges }

/**
 * Job: credits the points for all stakes settled since the last run (D-142). It reads the stream of bets in
 * order, step by step. The position reached, the remainder towards the next point and the points themselves
 * change in one transaction, so a run that was cut off, or two at once, credit everything once. Returns how
 * many points were credited.
 */
export async function creditPoints({ database, settings, live, gameEdges }: PointsDeps): Promise<bigint> {
  const last = await settledUpTo(database)
  if (last === undefined) return 0n
  let total = 0n
  for (;;) {
    const { upTo, credited, points } = await database.transaction((tx) =>
      creditStep(tx, { settings, gameEdges }, last),
    )
    for (const { memberId, balance } of credited)
      if (live.isOpen(memberId)) live.publish('rewards.points', { balance: Number(balance) }, memberId)
    total += points
    if (upTo >= last) return total
  }
}

async function creditStep(
  tx: Tx,
  { settings, gameEdges }: Pick<PointsDeps, 'settings' | 'gameEdges'>,
  last: bigint,
): Promise<{ upTo: bigint; credited: Credited[]; points: bigint }> {
  const after = await lockWatermark(tx)
  if (after >= last) return { upTo: after, credited: [], points: 0n }
  const upTo = after + step < last ? after + step : last
  const bets = sumsOf(countedBets(gameEdges, await validBetsByGame(tx, { after, upTo })))
  // What earns a point is set in the brand's own currency.
  const own = await membersInOwnCurrency(
    tx,
    settings,
    bets.map(({ memberId }) => memberId),
  )
  const members = await addUnearned(
    tx,
    bets.filter(({ memberId }) => own.has(memberId)),
  )
  const earned = await earn(settings, members)
  await saveUnearned(tx, earned)
  const credited = await postPoints(tx, earned, upTo)
  await saveWatermark(tx, upTo)
  return { upTo, credited, points: earned.reduce((sum, { points }) => sum + points, 0n) }
}

function sumsOf(bets: readonly ValidBetsOfGame[]): { memberId: bigint; validBet: Amount }[] {
  const sums = new Map<bigint, Amount>()
  for (const { memberId, validBets } of bets) sums.set(memberId, add(sums.get(memberId) ?? zero, validBets))
  return [...sums].map(([memberId, validBet]) => ({ memberId, validBet }))
}

interface EarnedPoints {
  memberId: bigint
  points: bigint
  unearned: Amount
}

/** Members whose remainder changes: those who have earned at least one point, and all while bets earn none. */
async function earn(settings: Settings, members: readonly Unearned[]): Promise<EarnedPoints[]> {
  const brands = [...new Set(members.map(({ brandCode }) => brandCode))]
  const earnPer = new Map(
    await Promise.all(
      brands.map(
        async (brandCode) =>
          [brandCode, units(await settings.of(brandCode).read('rewards.earnPer'))] as const,
      ),
    ),
  )
  return members.flatMap(({ memberId, brandCode, unearned }) => {
    const { points, left } = earnPoints(amountOfMillionths(unearned), earnPer.get(brandCode)!)
    return left === unearned ? [] : [{ memberId, points, unearned: left }]
  })
}

async function postPoints(tx: Tx, members: readonly EarnedPoints[], upTo: bigint): Promise<Credited[]> {
  const earned = members.filter(({ points }) => points > 0n)
  if (earned.length === 0) return []
  const accounts = await pointAccounts(
    tx,
    earned.map(({ memberId }) => memberId),
  )
  const from = await operatorPoints(tx, 'earned')
  const results = await post(
    tx,
    earned.map(({ memberId, points }) => ({
      from,
      to: accounts.get(memberId)!,
      amount: amountOfPoints(points),
      cause: 'points.earned',
      externalId: `${memberId}/${upTo}`,
      kind: 'pointsEarned',
    })),
  )
  return earned.map(({ memberId }, index) => {
    const { status, balance } = results[index]!
    if (status !== 'posted' || balance === undefined)
      throw new Error(`points of member ${memberId} up to ${upTo} were not posted: ${status}`)
    return { memberId, balance: pointsOf(balance) }
  })
}
