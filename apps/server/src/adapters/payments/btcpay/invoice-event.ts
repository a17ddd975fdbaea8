// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { amountOfMillionths, formatAmount, zero, type Amount } from '@tessera/rules/money'
import type { PayEvent } from '../../../modules/wallet/ports.ts'
import { amountOfDecimal, totalPaid, type Greenfield, type Invoice } from './greenfield.ts'

/** More than any account holds: the database would refuse it. */
const largestAmount = amountOfMillionths(10n ** 18n)

/**
 * What an invoice says has happened to its deposit. It says what was paid in all, whichever notification
 * brought us to ask, so that the same money counts once and more of it is noticed.
 */
export async function eventOfInvoice(greenfield: Greenfield, invoice: Invoice): Promise<PayEvent> {
  const { status, additionalStatus } = invoice
  const exact = additionalStatus === 'None' || additionalStatus === 'Marked'
  if (status === 'Settled' && exact) return money(invoice, 'paid', asked(invoice))
  if (status === 'Settled' || (status === 'Expired' && !exact)) {
    const paid = amountOfMillionths(totalPaid(await greenfield.paidMethods(invoice.id)))
    // Prices are rounded; what BTCPay calls paid is paid.
    const received = status === 'Settled' && paid < asked(invoice) ? asked(invoice) : paid
    const converted = additionalStatus === 'PaidLate' ? 'late' : 'inTime'
    if (received > zero)
      return { ...money(invoice, received < asked(invoice) ? 'partial' : 'paid', received), converted }
  }
  return event(invoice, { name: status.toLowerCase(), state: states[status], amount: zero })
}

const states = {
  New: 'created',
  Processing: 'confirming',
  Settled: 'confirming',
  Expired: 'expired',
  Invalid: 'failed',
} as const satisfies Record<Invoice['status'], PayEvent['state']>

const asked = ({ amount }: Invoice): Amount => amountOfMillionths(amountOfDecimal(amount))

function money(invoice: Invoice, state: 'paid' | 'partial', amount: Amount): PayEvent {
  if (amount > largestAmount) throw new Error(`invoice ${invoice.id} is of more than any account holds`)
  return event(invoice, { name: 'money', state, amount })
}

function event(
  { id, currency, metadata }: Invoice,
  { name, state, amount }: Pick<PayEvent, 'state' | 'amount'> & { name: string },
): PayEvent {
  const intentId = metadata?.orderId ?? undefined
  return {
    eventId: `${id}:${name}`,
    providerRef: id,
    ...(intentId === undefined ? {} : { intentId }),
    state,
    amount,
    total: true,
    currency,
    bodyHash: createHash('sha256')
      .update(JSON.stringify([id, name, intentId ?? null, formatAmount(amount), currency]))
      .digest('hex'),
  }
}
