// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { fault, type OperationInput } from '@tessera/contract'
import { multiply } from '@tessera/rules/money'
import { refuseRedeem } from '@tessera/rules/rewards/points'
import type { Tx } from '../../../platform/db/index.ts'
import { Sentence, type MemberActor } from '../../../platform/http/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { balanceOfLocked, lockAccounts, post } from '../../ledger/index.ts'
import { refuseRecovered } from '../../wallet/index.ts'
import { requireOwnCurrency } from '../../site/index.ts'
import { currencyOfMember, findProfile, memberById } from '../../members/index.ts'
import {
  amountOfPoints,
  operatorPoints,
  pointAccount,
  pointsOf,
  saidPoints,
} from '../points/point-account.ts'
import { insertRedeem, type Redeem } from './redeem-store.ts'
import { lockReward, takeStock, type Reward } from './reward-store.ts'

interface RedeemFacts {
  member: MemberActor
  brandCode: string
  nowMs: number
}

/**
 * Redeems a reward (D-144) once the payment password is correct, checking rank, contact, stock and points
 * while the reward and the member's points are locked. Points and stock are taken in the transaction that
 * stores the redemption, so only one of two members gets the last piece, and the same points are never spent
 * twice.
 */
export async function redeemReward(
  tx: Tx,
  deps: { settings: Settings },
  { member: { memberId, username }, brandCode, nowMs }: RedeemFacts,
  { rewardId, quantity, address }: OperationInput<'rewards.redeem'>,
): Promise<{ redeem: Redeem; balance: bigint }> {
  const reward = await lockReward(tx, rewardId)
  if (!reward?.enabled || reward.brandCode !== brandCode) throw fault('call.notFound')
  if (reward.kind === 'GOODS' && address === '')
    throw fault('call.invalid', { fields: { address: new Sentence('fault.field.required') } })
  // Points that become money stay in the account; goods go to whatever address is typed.
  if (reward.kind === 'GOODS') await refuseRecovered(tx, deps, { memberId, nowMs })
  await requireOwnCurrency(deps.settings, await currencyOfMember(tx, memberId))
  const account = await pointAccount(tx, memberId)
  await lockAccounts(tx, [account.id])
  await judge(tx, reward, { memberId, quantity, balance: pointsOf(await balanceOfLocked(tx, account)) })

  const { code: currency } = await deps.settings.read('site.currency')
  const redeem: Redeem = {
    id: randomUUID(),
    brandCode,
    memberId,
    username,
    rewardId,
    kind: reward.kind,
    name: reward.name,
    names: reward.names,
    quantity,
    points: reward.points * BigInt(quantity),
    bonus: multiply(reward.bonus, BigInt(quantity), 1n),
    currency,
    address: reward.kind === 'GOODS' ? address : '',
    status: 'In Process',
    remark: '',
    createdAtMs: nowMs,
    decidedAtMs: undefined,
    decidedBy: '',
  }
  await takeStock(tx, rewardId, quantity)
  await insertRedeem(tx, redeem)
  const [taken] = await post(tx, [
    {
      from: account,
      to: await operatorPoints(tx, 'redeemed'),
      amount: amountOfPoints(redeem.points),
      cause: 'points.redeem',
      externalId: redeem.id,
      kind: 'pointsRedeemed',
    },
  ])
  if (taken?.status !== 'posted' || taken.balance === undefined)
    throw new Error(`points of redemption ${redeem.id} were not taken: ${taken?.status}`)
  return { redeem, balance: pointsOf(taken.balance) }
}

async function judge(
  tx: Tx,
  reward: Reward,
  { memberId, quantity, balance }: { memberId: bigint; quantity: number; balance: bigint },
): Promise<void> {
  const [member, profile] = [await memberById(tx, memberId), await findProfile(tx, memberId)]
  const refusal = refuseRedeem(reward, {
    quantity,
    balance,
    rankLevel: member?.rankLevel ?? 0,
    hasContact: Boolean(profile.zalo) || Boolean(profile.whatsapp),
  })
  if (refusal)
    throw fault(`rewards.${refusal}`, {
      rank: reward.minRankLevel,
      left: reward.stock,
      available: saidPoints(balance),
      points: saidPoints(reward.points * BigInt(quantity)),
    })
}
