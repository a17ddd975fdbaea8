// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { amountOfMillionths, formatAmount, zero, type Amount } from '@tessera/rules/money'
import type { PayEvent } from '../../../modules/wallet/ports.ts'
import { amountOfDecimal, receivedBy, type Greenfield, type Invoice, type Received } from './greenfield.ts'

/** More than any account holds: the database would refuse it. */
const largestAmount = amountOfMillionths(10n ** 18n)

/**
 * What an invoice says has happened to its deposit: all that was received for it, whichever notification brought us to ask,
 * so that the same money counts once, more of it is noticed, and less of it, too. Only confirmed payments count: one that is
 * merely seen can be replaced by its payer.
 */
export async function eventOfInvoice(greenfield: Greenfield, invoice: Invoice): Promise<PayEvent> {
  const { status, additionalStatus } = invoice
  if (status === 'New' || status === 'Processing') return nothingYet(invoice)
  // What a person has declared at BTCPay stands above its payments.
  if (additionalStatus === 'Marked')
    return status === 'Settled' ? money(invoice, asked(invoice)) : nothing(invoice)
  const found = receivedBy(await greenfield.methods(invoice.id), invoice.currency)
  const received = status === 'Settled' ? settledAmount(invoice, found) : found.amount
  if (received > zero) {
    const exact = status === 'Settled' && additionalStatus === 'None'
    const converted = additionalStatus === 'PaidLate' ? 'late' : 'inTime'
    return { ...money(invoice, received), ...(exact ? {} : { converted }) }
  }
  return status === 'Invalid' || !found.awaited ? nothing(invoice) : nothingYet(invoice)
}

/** Prices are rounded, and stores may tolerate a little less: what BTCPay calls paid is paid while its payments are there. */
function settledAmount(invoice: Invoice, { amount, complete }: Received): Amount {
  const enough = complete || amount * 100n >= asked(invoice) * leastPercent
  if (!enough) return amount
  const isExact = invoice.additionalStatus === 'None'
  return isExact || amount < asked(invoice) ? asked(invoice) : amount
}
const leastPercent = 99n

const nothing = (invoice: Invoice): PayEvent =>
  event(invoice, { name: invoice.status.toLowerCase(), state: states[invoice.status], amount: zero })
const nothingYet = (invoice: Invoice): PayEvent =>
  event(invoice, { name: 'confirming', state: 'confirming', amount: zero })

const states = {
  New: 'created',
  Processing: 'confirming',
  // Its payments were confirmed, and none of them is left.
  Settled: 'failed',
  Expired: 'expired',
  Invalid: 'failed',
} as const satisfies Record<Invoice['status'], PayEvent['state']>

const asked = ({ amount, currency }: Invoice): Amount => amountOfDecimal(amount, currency)

function money(invoice: Invoice, amount: Amount): PayEvent {
  if (amount > largestAmount) throw new Error(`invoice ${invoice.id} is of more than any account holds`)
  return event(invoice, { name: 'money', state: amount < asked(invoice) ? 'partial' : 'paid', amount })
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
