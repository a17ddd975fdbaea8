// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOfMillionths, units, zero } from '../money.ts'
import { judgeBankLine, type BankLineFacts, type CodedDeposit } from './judge-bank-line.ts'
import type { DepositStatus } from './judge-payment.ts'

const limits = { min: units(10), max: units(1_000) }
const line = (part: Partial<BankLineFacts> = {}): BankLineFacts => ({
  direction: 'credit',
  amount: units(50),
  currency: 'USD',
  ownAccount: true,
  recordedByHand: false,
  ...part,
})
const deposit = (status: DepositStatus = 'Pending', id = 'one'): CodedDeposit => ({
  id,
  status,
  amount: units(50),
  currency: 'USD',
})
const judge = (
  facts: BankLineFacts,
  coded: CodedDeposit[] = [],
  sameAmount: { id: string; sameSender: boolean }[] = [],
) => judgeBankLine(facts, { coded, sameAmount, limits })
const like = (id: string, sameSender = false) => ({ id, sameSender })
const credits = (amount: number, alert?: string) => ({
  kind: 'deposit',
  id: 'one',
  verdict: { kind: 'credit', received: units(amount), ...(alert === undefined ? {} : { alert }) },
})
const waits = (reason: string, suggestion?: string) => ({
  kind: 'suspense',
  reason,
  ...(suggestion === undefined ? {} : { suggestion }),
})

describe('a line of the bank statement', () => {
  it('with code and amount of a deposit is credited', () =>
    expect(judge(line(), [deposit()])).toEqual(credits(50)))

  it.each([
    [40, 'underpaid'],
    [60, 'overpaid'],
    [10, 'underpaid'],
    [1_000, 'overpaid'],
  ])('with the code and %d instead of 50 credits what came in', (amount, alert) =>
    expect(judge(line({ amount: units(amount) }), [deposit()])).toEqual(credits(amount, alert)),
  )

  it.each([9, 1_001])('with the code and %d, outside the limits, waits', (amount) =>
    expect(judge(line({ amount: units(amount) }), [deposit()])).toEqual(waits('outsideLimits', 'one')),
  )

  it('with the amount that was announced is credited, whatever the limits are by now', () =>
    expect(
      judgeBankLine(line(), {
        coded: [deposit()],
        sameAmount: [],
        limits: { min: units(60), max: units(70) },
      }),
    ).toEqual(credits(50)))

  it('without a code, of the amount of exactly one open deposit, waits with that suggestion', () =>
    expect(judge(line(), [], [like('one')])).toEqual(waits('sameAmount', 'one')))

  it('without a code, of the amount of several, waits without one, unless one has the same sender', () => {
    expect(judge(line(), [], [like('one'), like('two')])).toEqual(waits('unknownPayment'))
    expect(judge(line(), [], [like('one'), like('two', true)])).toEqual(waits('sameAmount', 'two'))
    expect(judge(line(), [], [like('one', true), like('two', true)])).toEqual(waits('unknownPayment'))
  })

  it('that comes late is credited and marked late', () =>
    expect(judge(line(), [deposit('Expired')])).toEqual(credits(50, 'latePayment')))

  it('for a deposit that is paid already waits', () =>
    expect(judge(line(), [deposit('Success')])).toEqual(waits('secondPayment', 'one')))

  it('for a deposit that an operator declared not received waits', () =>
    expect(judge(line(), [deposit('Failed')])).toEqual(waits('declaredNotReceived', 'one')))

  it('with the codes of several deposits waits', () =>
    expect(judge(line(), [deposit(), deposit('Pending', 'two')])).toEqual(waits('severalCodes')))

  it('in another currency, or of another bank account, waits', () => {
    expect(judge(line({ currency: 'EUR' }), [deposit()])).toEqual(waits('foreignCurrency', 'one'))
    expect(judge(line({ ownAccount: false }), [deposit()])).toEqual(waits('otherAccount', 'one'))
  })

  it('that an operator recorded by hand is stored only', () =>
    expect(judge(line({ recordedByHand: true }), [deposit('Success')])).toEqual({
      kind: 'stored',
      as: 'recordedByHand',
    }))

  it('that nobody can place waits', () => expect(judge(line())).toEqual(waits('unknownPayment')))

  it('of nothing is stored only', () =>
    expect(judge(line({ amount: zero }), [deposit()])).toEqual({ kind: 'stored', as: 'empty' }))

  it('of money that went out is stored; one that names a credited deposit is listed as reversed', () => {
    const debit = line({ direction: 'debit' })
    expect(judge(debit)).toEqual({ kind: 'stored', as: 'debit' })
    expect(judge(debit, [deposit()], [like('one')])).toEqual({ kind: 'stored', as: 'debit' })
    expect(judge(debit, [deposit('Success')])).toEqual({
      kind: 'listed',
      reason: 'reversedPayment',
      suggestion: 'one',
    })
  })

  it('that brings money is credited or waits, whatever else is true, and no debit ever credits', () => {
    fc.assert(
      fc.property(
        fc.record({
          direction: fc.constantFrom<BankLineFacts['direction']>('credit', 'debit'),
          amount: fc.bigInt(1n, 10n ** 15n).map(amountOfMillionths),
          currency: fc.constantFrom('USD', 'EUR'),
          ownAccount: fc.boolean(),
          recordedByHand: fc.constant(false),
        }),
        fc.array(
          fc
            .constantFrom<DepositStatus>('Pending', 'Success', 'Failed', 'Expired')
            .map((status) => deposit(status)),
          { maxLength: 2 },
        ),
        fc.array(
          fc.boolean().map((sameSender) => like('other', sameSender)),
          { maxLength: 3 },
        ),
        (facts, coded, sameAmount) => {
          const verdict = judge(facts, coded, sameAmount)
          if (facts.direction === 'debit') return verdict.kind === 'stored' || verdict.kind === 'listed'
          return (
            verdict.kind === 'suspense' ||
            (verdict.kind === 'deposit' && verdict.verdict.received === facts.amount && coded.length === 1)
          )
        },
      ),
    )
  })
})
