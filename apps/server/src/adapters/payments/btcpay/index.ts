// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import type { PayAccount, PaymentProvider, ProviderConnection } from '../../../modules/wallet/ports.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Outbound } from '../../../platform/outbound/outbound.ts'
import { createGreenfield, type Greenfield } from './greenfield.ts'
import { eventOfInvoice } from './invoice-event.ts'
import { isSigned } from './signature.ts'

export const btcpayProvider = 'btcpay'

export interface BtcpayDeps {
  clock: Clock
  outbound: Outbound
  connectionOf(accountId: string): Promise<ProviderConnection | undefined>
}

const notice = z.object({
  type: z.string().max(100),
  storeId: z.string().max(100),
  invoiceId: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
})

/**
 * Crypto by a BTCPay Server of the operator. Its notifications only say that an invoice has changed; what happened is what the
 * invoice says when it is asked for.
 */
export function createBtcpay({ clock, outbound, connectionOf }: BtcpayDeps): PaymentProvider {
  const connect = async (account: PayAccount): Promise<ProviderConnection> => {
    const connection = await connectionOf(account.id)
    if (!connection) throw new Error(`the payment account ${account.id} has no connection`)
    return connection
  }
  const greenfieldOf = async (account: PayAccount): Promise<Greenfield> =>
    createGreenfield(outbound, await connect(account), clock)
  return {
    provider: btcpayProvider,
    async createDeposit(account, intent) {
      const greenfield = await greenfieldOf(account)
      const { id, checkoutLink } =
        (await greenfield.findOpenInvoice(intent.id)) ?? (await greenfield.createInvoice(intent))
      return { providerRef: id, view: { kind: 'redirect', url: webAddress(checkoutLink) } }
    },
    verifyNotification: async (account, request) => {
      const secret = (await connectionOf(account.id))?.secrets['webhookSecret']
      return secret !== undefined && isSigned(secret, request)
    },
    async parseNotification(account, { body }) {
      const { settings } = await connect(account)
      const parsed = notice.safeParse(parseJson(body))
      if (!parsed.success || parsed.data.storeId !== settings['store']) return undefined
      // A webhook of BTCPay may also send what is about no invoice.
      if (parsed.data.invoiceId === undefined) return []
      const greenfield = await greenfieldOf(account)
      return [await eventOfInvoice(greenfield, await greenfield.invoice(parsed.data.invoiceId))]
    },
    acknowledge: () => ({ status: 200, headers: { 'cache-control': 'no-store' }, body: '' }),
    async test(account) {
      const { name, archived, speedPolicy } = await (await greenfieldOf(account)).store()
      if (archived) throw new Error(`the store ${name} is archived at BTCPay`)
      if (speedPolicy === 'HighSpeed')
        throw new Error(
          `the store ${name} settles invoices before a payment is confirmed: choose at least one confirmation at BTCPay`,
        )
      return `BTCPay answers for the store ${name}`
    },
  }
}

/** Payers are sent to pages only, never to a script. */
function webAddress(link: string): string {
  const { protocol, href } = new URL(link)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('BTCPay names a page that is none')
  return href
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return undefined
  }
}
