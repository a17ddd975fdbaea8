// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import { text } from '@tessera/texts'
import { zero, type Amount } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import { insertReward, lockReward, saveReward, type Reward, type RewardKind } from './reward-store.ts'

/**
 * Adds a reward to the mall of a brand. Throws `call.invalid` for a bonus without an amount, or goods with
 * one.
 */
export function addReward(
  tx: Tx,
  { nowMs, language }: { nowMs: number; language: string },
  {
    brandCode,
    points,
    bonus = zero,
    ...reward
  }: OperationInput<'backoffice.addReward'> & { brandCode: string },
): Promise<Reward> {
  requireMoney(reward.kind, bonus, language)
  return insertReward(tx, { ...reward, brandCode, points: BigInt(points), bonus }, nowMs)
}

/**
 * Changes the named fields of a reward; returns it before and after. Earlier redemptions keep their terms.
 */
export async function changeReward(
  tx: Tx,
  language: string,
  { rewardId, points, ...change }: OperationInput<'backoffice.changeReward'>,
): Promise<{ before: Reward; after: Reward }> {
  const before = await lockReward(tx, rewardId)
  if (!before) throw fault('call.notFound')
  const named = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<Reward>
  const after: Reward = { ...before, ...named, ...(points === undefined ? {} : { points: BigInt(points) }) }
  requireMoney(after.kind, after.bonus, language)
  await saveReward(tx, after)
  return { before, after }
}

/** A bonus needs an amount; goods must not have one. */
function requireMoney(kind: RewardKind, bonus: Amount, language: string): void {
  if (kind === 'BONUS' ? bonus <= zero : bonus !== zero)
    throw fault('call.invalid', { fields: { bonus: text(language, 'fault.field.invalid') } })
}
