// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOfMillionths, units, zero, type Amount } from '../money.ts'
import { judgePayment, type DepositStatus, type PayState } from './judge-payment.ts'
import { mayDeposit } from './may-deposit.ts'
import { mayTransfer } from './may-transfer.ts'
import { mayWithdraw } from './may-withdraw.ts'
import {
  approve,
  returnDisputedPart,
  withdrawApproval,
  confirmReceived,
  dispute,
  disputeForced,
  forceReceive,
  confirmDisputedPart,
  pay,
  reject,
  type WithdrawalState,
  type WithdrawalStep,
} from './withdrawal-state.ts'

const cent = amountOfMillionths(10_000n)
const limits = { min: units(10), max: units(100), dailyCount: 2 }

describe('a deposit', () => {
  it.each([
    [units(10), true],
    [units(100), true],
    [amountOfMillionths(9_990_000n), 'belowMinimum'],
    [amountOfMillionths(100_010_000n), 'aboveMaximum'],
    [zero, 'belowMinimum'],
    [units(-50), 'belowMinimum'],
  ])('of %s gives %s', (amount, expected) => {
    const judged = mayDeposit(limits, amount)
    expect(judged.ok ? true : judged.reason).toBe(expected)
  })

  it('is never opened for nothing, even without a minimum', () => {
    expect(mayDeposit({ min: zero, max: units(1) }, zero)).toEqual({ ok: false, reason: 'belowMinimum' })
  })
})

describe('a withdrawal', () => {
  const facts = { amount: units(50), available: units(50), askedToday: 0, turnoverLeft: zero, owed: zero }
  it.each([
    [{}, undefined],
    [{ amount: units(9) }, 'belowMinimum'],
    [{ amount: units(101), available: units(200) }, 'aboveMaximum'],
    [{ turnoverLeft: cent }, 'wageringOpen'],
    [{ owed: cent }, 'debtOpen'],
    [{ askedToday: 2 }, 'dailyCount'],
    [{ askedToday: 1 }, undefined],
    [{ available: amountOfMillionths(49_999_999n) }, 'insufficientFunds'],
  ])('with %o is refused for %s', (part, reason) => {
    const judged = mayWithdraw(limits, { ...facts, ...part })
    expect(judged.ok ? undefined : judged.reason).toBe(reason)
  })
})

describe('a transfer to another account', () => {
  const facts = { amount: units(5), available: units(5), turnoverLeft: zero, owed: zero }
  it.each([
    [{}, undefined],
    [{ amount: units(1) }, undefined],
    [{ amount: amountOfMillionths(999_999n) }, 'belowMinimum'],
    [{ amount: units(-5) }, 'belowMinimum'],
    [{ turnoverLeft: cent }, 'wageringOpen'],
    [{ owed: cent }, 'debtOpen'],
    [{ available: amountOfMillionths(4_999_999n) }, 'insufficientFunds'],
  ])('with %o is refused for %s', (part, reason) => {
    const judged = mayTransfer({ ...facts, ...part })
    expect(judged.ok ? undefined : judged.reason).toBe(reason)
  })
})

describe('a payment event', () => {
  const deposit = (status: DepositStatus = 'Pending') => ({ status, amount: units(50), currency: 'USD' })
  const payment = (state: PayState = 'paid', amount: Amount = units(50), currency = 'USD') => ({
    state,
    amount,
    currency,
  })

  it.each<[DepositStatus, ReturnType<typeof payment>, object]>([
    ['Pending', payment(), { kind: 'credit', received: units(50) }],
    ['Pending', payment('partial', units(20)), { kind: 'credit', received: units(20), alert: 'underpaid' }],
    ['Pending', payment('paid', units(51)), { kind: 'credit', received: units(51), alert: 'overpaid' }],
    ['Expired', payment(), { kind: 'credit', received: units(50), alert: 'latePayment' }],
    ['Failed', payment(), { kind: 'credit', received: units(50), alert: 'latePayment' }],
    ['Success', payment(), { kind: 'suspense', alert: 'secondPayment' }],
    ['Pending', payment('paid', units(50), 'EUR'), { kind: 'suspense', alert: 'foreignCurrency' }],
    ['Pending', payment('paid', zero), { kind: 'nothing', alert: 'emptyPayment' }],
    ['Pending', payment('paid', units(-5)), { kind: 'nothing', alert: 'emptyPayment' }],
    ['Pending', payment('failed', zero), { kind: 'close', status: 'Failed' }],
    ['Pending', payment('expired', zero), { kind: 'close', status: 'Expired' }],
    ['Success', payment('failed', zero), { kind: 'nothing' }],
    ['Success', payment('reversed'), { kind: 'nothing', alert: 'reversedPayment' }],
    ['Pending', payment('confirming'), { kind: 'nothing' }],
  ])('%s, %o', (status, news, verdict) => expect(judgePayment(deposit(status), news)).toEqual(verdict))

  it('never loses money that came in: it is credited or waits in suspense', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<DepositStatus>('Pending', 'Success', 'Failed', 'Expired'),
        fc.constantFrom<PayState>('paid', 'partial'),
        fc.bigInt(1n, 10n ** 15n),
        fc.constantFrom('USD', 'EUR'),
        (status, state, millionths, currency) => {
          const verdict = judgePayment(
            deposit(status),
            payment(state, amountOfMillionths(millionths), currency),
          )
          return verdict.kind === 'suspense' || (verdict.kind === 'credit' && verdict.received === millionths)
        },
      ),
    )
  })
})

describe('the life of a withdrawal', () => {
  const fresh: WithdrawalState = { status: 'Pending', amount: units(60), paid: zero, received: zero }
  type Move = { name: string; run(state: WithdrawalState): WithdrawalStep }
  const moves: fc.Arbitrary<Move> = fc.oneof(
    fc.constantFrom<Move>(
      { name: 'approve', run: approve },
      { name: 'reject', run: reject },
      { name: 'confirm', run: confirmReceived },
      { name: 'force', run: forceReceive },
      { name: 'dispute', run: dispute },
      { name: 'arrived', run: confirmDisputedPart },
      { name: 'back', run: returnDisputedPart },
      { name: 'lapse', run: withdrawApproval },
    ),
    fc.bigInt(-10_000_000n, 70_000_000n).map((part): Move => ({
      name: `reopen ${part}`,
      run: (state) => disputeForced(state, amountOfMillionths(part)),
    })),
    fc
      .bigInt(-10_000_000n, 70_000_000n)
      .map((part): Move => ({ name: `pay ${part}`, run: (state) => pay(state, amountOfMillionths(part)) })),
  )

  it('has received <= paid <= amount, ends for good, and goes back only through a dispute, whatever is tried in any order', () => {
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 30 }), (tried) => {
        let state = fresh
        for (const { run } of tried) {
          const step = run(state)
          if (!step.ok || !step.changed) continue
          const over =
            ['Rejected', 'Received'].includes(state.status) ||
            (state.status === 'Forced-received' && step.state.status !== 'Not received')
          // Only money that came back is unpaid again, and only disputed money is no longer received.
          const unpaidAgain =
            step.state.paid < state.paid &&
            !(state.status === 'Not received' && step.state.status === 'Pending')
          const unreceived = step.state.received < state.received && step.state.status !== 'Not received'
          if (
            over ||
            unpaidAgain ||
            unreceived ||
            step.state.received > step.state.paid ||
            step.state.paid > step.state.amount
          )
            return false
          state = step.state
        }
        const done = state.status === 'Received' || state.status === 'Forced-received'
        return (
          (done ? state.received === state.amount : true) &&
          (state.status === 'Rejected' ? state.paid === zero : true)
        )
      }),
      { numRuns: 2_000 },
    )
  })
})
