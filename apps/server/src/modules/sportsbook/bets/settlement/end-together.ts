// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import { recordFacts, type BetFact } from '../../../bets/index.ts'
import { stakesUnderBonus } from '../../../bonuses/index.ts'
import { ownerOfMember, payOwners, type OwnerPayment } from '../../../ledger/index.ts'
import { pushBalances } from '../../../wallet/index.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import { endCause, sportsbookPurpose, sportsbookVendor } from '../sportsbook-vendor.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { nameOf, type End } from './end.ts'

/**
 * Stores how ends come, unless they came before. Answers those that were stored, and for the how manieth time each: what a
 * correction opened ends again.
 */
export type SaveEnds<Each extends End> = (
  tx: Tx,
  inOrder: readonly Each[],
  atMs: number,
) => Promise<{ id: string; number: number }[]>

interface Ended extends End {
  number: number
}

/**
 * Stores how many things end, pays what they return and records it, together; what has ended meanwhile stays as it is.
 * Answers the ids of those that were ended here.
 */
export async function endTogether<Each extends End>(
  deps: SportsbookDeps,
  ends: readonly Each[],
  save: SaveEnds<Each>,
): Promise<Set<string>> {
  if (ends.length === 0) return new Set()
  const atMs = deps.clock.now()
  // In the order of ids, so that two that end the same do not wait for each other in a circle.
  const inOrder = ends.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const ended = await deps.database.transaction(async (tx) => {
    const saved = endedOf(inOrder, await save(tx, inOrder, atMs))
    const underBonus = await stakesUnderBonus(tx, saved)
    await Promise.all([
      payOwners(tx, { purpose: sportsbookPurpose, cause: endCause }, saved.map(paymentOf)),
      recordFacts(
        tx,
        saved.map((end) => factOf(end, underBonus.has(end), atMs)),
      ),
    ])
    return saved
  })
  await pushBalances(deps, ended)
  return new Set(ended.map(({ id }) => id))
}

function endedOf(ends: readonly End[], saved: readonly { id: string; number: number }[]): Ended[] {
  const numbers = new Map(saved.map(({ id, number }) => [id, number]))
  return ends.flatMap((end) => {
    const number = numbers.get(end.id)
    return number === undefined ? [] : [{ ...end, number }]
  })
}

const paymentOf = (end: Ended): OwnerPayment => ({
  owner: ownerOfMember(end.memberId),
  currency: end.currency,
  amount: end.returned,
  kind: 'win',
  // The ledger pays it only once.
  externalId: nameOf(end, end.number),
})

const factOf = (end: Ended, underBonus: boolean, atMs: number): BetFact => ({
  memberId: end.memberId,
  vendor: sportsbookVendor.vendorCode,
  gameCode: end.gameCode,
  roundId: end.id,
  currency: end.currency,
  kind: 'return',
  amount: end.returned,
  validBet: end.validBet,
  // What ends again has counted its stake already.
  settledStake: end.number === 1 ? end.stake : zero,
  // Bets are paid in cash.
  ...(underBonus && { bonusBet: zero }),
  closed: true,
  atMs,
  reference: `sportsbook/${nameOf(end, end.number)}/return`,
})
