// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import { isInCoins } from '@tessera/rules/currencies/whole-coins'
import { text } from '@tessera/texts'
import { zero, type Amount } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import { insertReward, lockReward, saveReward, type Reward, type RewardKind } from './reward-store.ts'

/** Who asks, and the currency in which a brand pays. */
interface Asked {
  language: string
  currencyOf: (brandCode: string) => Promise<string>
}

/**
 * Adds a reward to the mall of a brand. Throws `call.invalid` for a bonus without an amount, or goods with
 * one.
 */
export async function addReward(
  tx: Tx,
  { nowMs, language, currencyOf }: Asked & { nowMs: number },
  {
    brandCode,
    points,
    bonus = zero,
    ...reward
  }: OperationInput<'backoffice.addReward'> & { brandCode: string },
): Promise<Reward> {
  requireMoney(reward.kind, { bonus, currency: await currencyOf(brandCode) }, language)
  return insertReward(tx, { ...reward, brandCode, points: BigInt(points), bonus }, nowMs)
}

/**
 * Changes the named fields of a reward; returns it before and after. Earlier redemptions keep their terms.
 */
export async function changeReward(
  tx: Tx,
  { language, currencyOf }: Asked,
  { rewardId, points, ...change }: OperationInput<'backoffice.changeReward'>,
): Promise<{ before: Reward; after: Reward }> {
  const before = await lockReward(tx, rewardId)
  if (!before) throw fault('call.notFound')
  const named = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<Reward>
  const after: Reward = { ...before, ...named, ...(points === undefined ? {} : { points: BigInt(points) }) }
  requireMoney(after.kind, { bonus: after.bonus, currency: await currencyOf(after.brandCode) }, language)
  await saveReward(tx, after)
  return { before, after }
}

/** A bonus needs an amount in whole coins; goods must not have one. */
function requireMoney(
  kind: RewardKind,
  { bonus, currency }: { bonus: Amount; currency: string },
  language: string,
): void {
  if (kind === 'BONUS' ? bonus <= zero || !isInCoins(bonus, currency) : bonus !== zero)
    throw fault('call.invalid', { fields: { bonus: text(language, 'fault.field.invalid') } })
}
