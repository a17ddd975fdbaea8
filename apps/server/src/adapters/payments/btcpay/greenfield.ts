// SPDX-License-Identifier: Apache-2.0
import { floorToCoin } from '@tessera/rules/currencies/whole-coins'
import { type Amount, amountOfMillionths, amountText, zero } from '@tessera/rules/money'
import { z } from 'zod'
import type { DepositIntent, ProviderConnection } from '../../../modules/wallet/ports.ts'
import type { Outbound } from '../../../platform/outbound/outbound.ts'

const patienceMs = 5_000
/** An invoice and its payments have a few thousand bytes. */
const mostBytes = 256 * 1024
const decimal = z.string().regex(/^-?\d{1,20}(\.\d{1,18})?$/)

const invoice = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  status: z.enum(['New', 'Processing', 'Settled', 'Expired', 'Invalid']),
  additionalStatus: z
    .enum(['None', 'PaidLate', 'PaidPartial', 'Marked', 'Invalid', 'PaidOver'])
    .catch('None'),
  amount: decimal,
  currency: z.string().regex(/^[A-Z0-9]{2,12}$/),
  checkoutLink: z.string().max(2_000),
  metadata: z.object({ orderId: z.string().max(100).nullish().catch(undefined) }).nullish(),
})
export type Invoice = z.infer<typeof invoice>

/**
 * One currency of the invoice: the price of one unit, and each payment with it. The totals that BTCPay adds are not
 * read: they count payments that nobody has confirmed, and those of the other currencies, too.
 */
const paymentMethod = z
  .object({
    // A currency that nobody has chosen yet has no price and no payments.
    rate: decimal.nullish().transform((rate) => rate ?? '0'),
    payments: z
      .array(z.object({ value: decimal, status: z.string().max(40) }))
      .max(200)
      .nullish()
      .transform((payments) => payments ?? []),
  })
  .refine(({ rate, payments }) => rate !== '0' || payments.length === 0, 'A payment has no price')
export type InvoiceMethod = z.infer<typeof paymentMethod>

const storeShape = z.object({
  name: z.string().max(500),
  archived: z.boolean().catch(false),
  speedPolicy: z.string().max(40).optional().catch(undefined),
})

/** BTCPay Server's Greenfield API, as far as deposits need it. Every function throws when it does not answer. */
export interface Greenfield {
  createInvoice(intent: DepositIntent): Promise<Invoice>
  /** An invoice for this deposit that can still be paid. */
  findOpenInvoice(depositId: string): Promise<Invoice | undefined>
  invoice(id: string): Promise<Invoice>
  /** With every payment, also those that were replaced. */
  methods(id: string): Promise<InvoiceMethod[]>
  /** The store as it is set up there. */
  store(): Promise<z.infer<typeof storeShape>>
}

/** Calls only the server and the store that the operator has set. */
export function createGreenfield(
  outbound: Outbound,
  { settings, secrets }: ProviderConnection,
  clock: { now(): number },
): Greenfield {
  const store = `${settings['url']}/api/v1/stores/${encodeURIComponent(settings['store'] ?? '')}`
  const invoices = `${store}/invoices`
  async function ask(path: string, body?: object, from = invoices): Promise<unknown> {
    const answer = await outbound(`${from}${path}`, {
      method: body ? 'POST' : 'GET',
      signal: AbortSignal.timeout(patienceMs),
      mostBytes,
      headers: {
        accept: 'application/json',
        authorization: `token ${secrets['key']}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (answer.status !== 200) throw new Error(`BTCPay answered ${answer.status}`)
    return answer.json()
  }
  return {
    async createInvoice({ id, amount, currency, returnUrl, expiresAtMs }) {
      const minutes = Math.max(1, Math.ceil((expiresAtMs - clock.now()) / 60_000))
      const asked = {
        amount: amountText(amount),
        currency,
        metadata: { orderId: id },
        checkout: { expirationMinutes: minutes, redirectURL: returnUrl, redirectAutomatically: false },
      }
      return invoice.parse(await ask('', asked))
    },
    async findOpenInvoice(depositId) {
      const found = z
        .array(invoice)
        .max(100)
        .parse(await ask(`?orderId=${encodeURIComponent(depositId)}&status=New`))
      return found.find(({ status, metadata }) => status === 'New' && metadata?.orderId === depositId)
    },
    invoice: async (id) => invoice.parse(await ask(`/${encodeURIComponent(id)}`)),
    methods: async (id) =>
      z
        .array(paymentMethod)
        .max(50)
        .parse(await ask(`/${encodeURIComponent(id)}/payment-methods?onlyAccountedPayments=false`)),
    store: async () => storeShape.parse(await ask('', undefined, store)),
  }
}

const digits = 18

/** A decimal text as a whole number of 10^-18. */
function wholeOf(text: string): bigint {
  const [whole = '0', part = ''] = text.split('.')
  return BigInt(`${whole}${part.padEnd(digits, '0')}`)
}

/** A decimal text as an amount, rounded down to whole coins of its currency. */
export const amountOfDecimal = (text: string, currency: string): Amount =>
  amountOfWhole(wholeOf(text), currency)

/** What has come in for an invoice. */
export interface Received {
  /** Of confirmed payments, at the prices of the invoice, rounded down to whole coins of its currency. */
  amount: Amount
  /** Whether there are payments that are seen and not confirmed. */
  awaited: boolean
  /** Whether every payment that was ever seen is confirmed. */
  complete: boolean
}

/** What was received by the payments of an invoice: seen is not received. */
export function receivedBy(methods: readonly InvoiceMethod[], currency: string): Received {
  const scale = 10n ** BigInt(digits)
  const payments = methods.flatMap(({ rate, payments: own }) => own.map((payment) => ({ ...payment, rate })))
  const settled = payments.filter(({ status }) => status === 'Settled')
  const total = settled.reduce((sum, { rate, value }) => sum + (wholeOf(rate) * wholeOf(value)) / scale, 0n)
  return {
    amount: total > 0n ? amountOfWhole(total, currency) : zero,
    awaited: payments.some(({ status }) => status === 'Processing'),
    complete: settled.length > 0 && settled.length === payments.length,
  }
}

const amountOfWhole = (whole: bigint, currency: string): Amount =>
  floorToCoin(amountOfMillionths(whole / 10n ** 12n), currency)
