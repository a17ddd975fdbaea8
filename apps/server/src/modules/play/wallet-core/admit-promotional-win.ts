// SPDX-License-Identifier: Apache-2.0
import {
  judgePromotionalWin,
  type PromotionalLimits,
  type PromotionalState,
  usualLimits,
} from '@tessera/rules/play/promotional-limits'
import { formatAmount, subtract, zero } from '@tessera/rules/money'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { Alert } from '../../../platform/alerts/operator-alerts.ts'
import type { WalletAction } from '../ports.ts'
import {
  addPromotionPaid,
  findPromotionLimit,
  lockPromotionLimit,
  type PromotionKey,
  readPromotionPaid,
} from '../vendors/promotion-store.ts'
import type { Step } from './action.ts'
import { refuse } from './refusal.ts'

type WinStep = Step<Extract<WalletAction, { type: 'win' }>>

/**
 * Decides whether a win without a bet is paid: the player must have had a session at this vendor, or an
 * operator must have declared the campaign that the win names; and the win must fit the limits of the vendor
 * and of that campaign. Refuses with `session_unknown` or `limit` and alerts the operators; stores nothing
 * then, so that a repetition is judged again.
 */
export async function admitPromotionalWin(step: WinStep): Promise<void> {
  const { context, action } = step
  const campaign =
    action.campaign && (await isOpenCampaign(step, action.campaign)) ? action.campaign : undefined
  if (!campaign && !context.hasHadSession) throw refuse('session_unknown')
  await count(step, keyOf(step, ''), 'refuse')
  if (campaign) await count(step, keyOf(step, campaign), 'refuse')
}

/**
 * The win of a free bet settles like any other; it counts towards what the vendor pays without a stake, and
 * raises an alert above that limit.
 */
export async function countFreeWin(step: WinStep): Promise<void> {
  await count(step, keyOf(step, ''), 'tell')
}

const keyOf = ({ context }: WinStep, campaign: string): PromotionKey => ({
  vendorAccountId: context.vendorAccountId,
  campaign,
  currency: context.currency,
})

async function isOpenCampaign(step: WinStep, campaign: string): Promise<boolean> {
  const { tx, nowMs } = step
  const known = await findPromotionLimit(tx, keyOf(step, campaign))
  return (
    known !== undefined &&
    nowMs >= (known.opensAtMs ?? nowMs) &&
    nowMs < (known.closesAtMs ?? Number.POSITIVE_INFINITY)
  )
}

async function count(step: WinStep, key: PromotionKey, beyond: 'refuse' | 'tell'): Promise<void> {
  const {
    tx,
    action: { amount },
    nowMs,
    notices,
  } = step
  if (amount === zero) return
  // Lock the day's row before reading anything, so that wins of one vendor are judged one after the other.
  const day = dayIn(await step.timeZone(), nowMs)
  const today = await addPromotionPaid(tx, key, amount, day)
  const limits: PromotionalLimits = (await lockPromotionLimit(tx, key)) ?? usualLimits(key.currency)
  const inAll =
    limits.inAll === undefined ? zero : subtract((await readPromotionPaid(tx, key, day)).inAll, amount)
  const state = judgePromotionalWin(limits, { today, inAll }, amount)
  if (!state) return
  const alert = alertOf(step, key, state)
  if (state.state === 'over' && beyond === 'refuse') throw refuse('limit', {}, alert)
  notices.push(alert)
}

function alertOf(
  { action }: WinStep,
  { vendorAccountId, campaign, currency }: PromotionKey,
  { limit, state, paid, most }: PromotionalState,
): Alert {
  return {
    kind: 'play.promotionLimit',
    reference: `${vendorAccountId}/${campaign || '*'}/${currency}/${limit}`,
    details: {
      account: vendorAccountId,
      campaign,
      currency,
      limit,
      state,
      paid: formatAmount(paid),
      most: formatAmount(most),
      win: formatAmount(action.amount),
      transaction: action.txId,
    },
  }
}
