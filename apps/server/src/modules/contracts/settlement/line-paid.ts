// SPDX-License-Identifier: Apache-2.0
import { leftOfWorth } from '@tessera/rules/contracts/worth-bound'
import { add, amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import { isWorthCountedSince, worthOfLines } from '../../agents/index.ts'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { ContractsDeps } from '../contracts-deps.ts'
import { lineAccountOf, lockLineAccounts, openLineAccounts } from './line-paid-store.ts'
import type { LeftByHead } from './run.ts'

/**
 * What contracts may still pay to lines, after what their members have been given or can claim. Their accounts stay locked until the transaction ends, so that a dividend and a
 * salary at the same moment do not both spend the same.
 */
export async function lockLeft(
  tx: Tx,
  headIds: readonly bigint[],
  {
    percent,
    coin,
    deps,
    nowMs,
  }: { percent: number; coin: bigint; deps: Pick<ContractsDeps, 'openGiftsOf'>; nowMs: number },
): Promise<LeftByHead> {
  await openLineAccounts(tx, headIds)
  const rows = await lockLineAccounts(tx, headIds)
  const worth = await worthOfLines(tx, headIds)
  const open = await deps.openGiftsOf(tx, headIds, nowMs)
  return new Map(
    rows.map(({ headId, paid }) => {
      const account = worth.get(headId)
      if (!account) return [headId, zero]
      const given = add(account.given, open.get(headId) ?? zero)
      return [headId, leftOfWorth({ ...account, given, paid: amountOfMillionths(paid) }, percent, coin)]
    }),
  )
}

/**
 * What is left for the line of an agent if the agent's team goes on to bet so much, at the average worth of the line's
 * bets; undefined where periods that began then are not bounded.
 */
export async function leftAtPace(
  db: Queries,
  { agentId, furtherBets, beganMs }: { agentId: bigint; furtherBets: Amount; beganMs: number },
  { percent, coin }: { percent: number; coin: bigint },
): Promise<Amount | undefined> {
  if (!(await isWorthCountedSince(db, beganMs))) return undefined
  const line = await lineAccountOf(db, agentId)
  const account = line && (await worthOfLines(db, [line.head])).get(line.head)
  if (!account) return zero
  const average = account.bets > 0n ? (furtherBets * account.worth) / account.bets : 0n
  const worth = amountOfMillionths(account.worth + average)
  return leftOfWorth({ ...account, worth, paid: amountOfMillionths(line.paid) }, percent, coin)
}
