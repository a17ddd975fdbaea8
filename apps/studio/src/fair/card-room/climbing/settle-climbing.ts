// SPDX-License-Identifier: Apache-2.0
import type { CardStep } from '../card-rules.ts'
import { pay, takeRake, type Payment, type Stakes } from '../payments.ts'
import type { ClimbingEvent, ClimbingState } from './climbing-state.ts'

type Step = CardStep<ClimbingState, ClimbingEvent>

const amountOf = (halfUnits: number, { unit }: Stakes): bigint => (BigInt(halfUnits) * unit) / 2n

function withPayment(
  { state, events }: Step,
  between: Omit<Payment, 'amount'>,
  owed: bigint,
): Step & { readonly payment: Payment } {
  const { players, payment } = pay(state.players, between, owed)
  return {
    state: { ...state, players, payments: [...state.payments, payment] },
    events: [...events, { type: 'paid', payment }],
    payment,
  }
}

/**
 * Pays a chop at once. When who has chopped is chopped in the same trick, they give back what it brought and owe the last
 * one all of it: the last who is chopped pays for the trick.
 */
export function payChop(step: Step, from: number, to: number, halfUnits: number, stakes: Stakes): Step {
  const before = step.state.chop
  const returned = before
    ? withPayment(step, { from: before.to, to: before.from, reason: 'chopBack' }, BigInt(before.paid))
    : step
  const worth = halfUnits + (before?.halfUnits ?? 0)
  const { state, events, payment } = withPayment(
    returned,
    { from, to, reason: 'chop' },
    amountOf(worth, stakes),
  )
  return { state: { ...state, chop: { halfUnits: worth, from, to, paid: payment.amount } }, events }
}

/** Ends the game: all others pay the winner, in the order of play after them, and who gained gives the rake. */
export function endGame(
  step: Step,
  winner: number,
  instant: boolean,
  owedOf: (player: number) => number,
  stakes: Stakes,
): Step {
  const count = step.state.players.length
  let paid = step
  for (let after = 1; after < count; after += 1) {
    const from = (winner + after) % count
    paid = withPayment(paid, { from, to: winner, reason: 'game' }, amountOf(owedOf(from), stakes))
  }
  const { players, rakes } = takeRake(paid.state.players, stakes)
  const result = { winner, instant, rakes }
  return {
    state: { ...paid.state, players, result },
    events: [...paid.events, { type: 'ended', result }],
  }
}
