// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { add, amountFromWire, zero, type Amount } from '@tessera/rules/money'
import { needsSecondPerson } from '@tessera/rules/operators/second-person'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import { KeepingFault, type OperatorActor } from '../../../platform/http/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { worthToday } from '../../site/index.ts'
import { recordAction } from '../audit/record-action.ts'
import { hasApproval, noteApproval, useApproval, type Approved } from './approval-store.ts'
import { requireMoney } from './require-money.ts'
import { lockPayers, notePaidAlone, sumsAlone } from './paid-alone-store.ts'
import { textOfTerms } from './text-of-terms.ts'

/** What a call of the console is about to pay, or to promise. */
export interface Payment {
  /** The call, such as approveRedeem. */
  call: string
  /** Such as redeem:12. */
  subject: string
  /** Everything that is paid or promised. A second person approves exactly this. */
  terms: Readonly<Record<string, unknown>>
  brandCode: string
  /** Who gets it; undefined for what is not for one member. */
  memberId?: bigint
  /** `any`: nobody can say how much it comes to. */
  amount: Amount | 'any'
  /** Of the amount; that of the brand where it is left out. */
  currency?: string
}

interface Facts {
  operator: OperatorActor
  nowMs: number
}

const dayMs = 86_400_000

/**
 * Lets one operator pay alone what the brand allows for 24 hours, for all that they pay and for all that a member gets.
 * Above that, the same must be approved by two who may decide about money: the first approval is kept and refused with
 * `backoffice.secondNeeded`, the second goes through. Call it after the work, when nothing else is locked any more: a
 * refusal undoes it. Throws `call.forbidden`, too.
 */
export async function requireSecond(
  tx: Tx,
  settings: Settings,
  { operator, nowMs }: Facts,
  payment: Payment,
): Promise<void> {
  requireMoney(operator)
  const { operatorId } = operator
  const { call, subject, memberId, brandCode } = payment
  const paid = await worthOf(tx, settings.of(brandCode), payment, nowMs)
  if (paid === zero) return
  if (paid !== 'any') {
    const alone = { operatorId, memberId, brandCode }
    await lockPayers(tx, alone)
    if (!(await isTooMuch(tx, settings, alone, paid, nowMs)))
      return notePaidAlone(tx, { ...alone, call, subject, amount: paid, nowMs })
  }
  await requireApproval(tx, { operator, nowMs }, payment)
}

/**
 * Lets through what another operator has approved exactly so; otherwise keeps this approval and throws
 * `backoffice.secondNeeded`. Throws `call.forbidden`, too.
 */
export async function requireApproval(
  tx: Tx,
  { operator, nowMs }: Facts,
  payment: Omit<Payment, 'amount' | 'currency'>,
): Promise<void> {
  requireMoney(operator)
  const { operatorId } = operator
  const { call, subject, memberId } = payment
  const approved: Approved = { call, subject, terms: termsOf(payment) }
  if (await useApproval(tx, approved, { operatorId, permission: 'money', nowMs })) return
  throw new KeepingFault('backoffice.secondNeeded', undefined, async (after) => {
    await noteApproval(after, approved, { operatorId, nowMs })
    await recordAction(after, {
      operatorId,
      operatorName: operator.name,
      action: 'approveFirst',
      subject,
      ...(memberId === undefined ? {} : { memberId }),
      after: { call },
      nowMs,
    })
  })
}

/** Whether another operator has approved exactly this, before it is used up by `requireApproval`. Throws `call.forbidden`. */
export async function isApproved(
  db: Queries,
  { operator, nowMs }: Facts,
  payment: Omit<Payment, 'amount' | 'currency'>,
): Promise<boolean> {
  requireMoney(operator)
  const { call, subject } = payment
  const { operatorId } = operator
  return hasApproval(
    db,
    { call, subject, terms: termsOf(payment) },
    { operatorId, permission: 'money', nowMs },
  )
}

async function worthOf(
  tx: Tx,
  brand: Settings,
  { amount, currency }: Payment,
  nowMs: number,
): Promise<Amount | 'any'> {
  if (amount === 'any' || currency === undefined) return amount
  return (await worthToday(tx, brand, { currency, nowMs }))(amount)
}

async function isTooMuch(
  tx: Tx,
  settings: Settings,
  alone: { operatorId: number; memberId: bigint | undefined; brandCode: string },
  paid: Amount,
  nowMs: number,
): Promise<boolean> {
  const brand = settings.of(alone.brandCode)
  const limits = {
    member: amountFromWire(await brand.read('backoffice.aloneMember')),
    day: amountFromWire(await brand.read('backoffice.aloneDay')),
  }
  const { byOperator, toMember } = await sumsAlone(tx, alone, nowMs - dayMs)
  return needsSecondPerson(limits, {
    toMember: alone.memberId === undefined ? zero : add(toMember, paid),
    byOperator: add(byOperator, paid),
  })
}

/** A short name for terms: equal for equal ones, in whatever order their fields are. */
export const termsOf = ({
  terms,
  brandCode,
  memberId,
}: Pick<Payment, 'terms' | 'brandCode' | 'memberId'>): string =>
  createHash('sha256')
    .update(textOfTerms([brandCode, memberId ?? null, terms]))
    .digest('hex')
