// SPDX-License-Identifier: Apache-2.0
import type { PaymentProvider, ProviderConnection } from '../../../modules/wallet/ports.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Outbound } from '../../../platform/outbound/outbound.ts'
import { readAt, writeAt } from './json-pointer.ts'
import { eventOfPayment, idForm, textAt, writeAmount } from './payment.ts'
import { createProviderClient } from './provider-client.ts'
import { hostedPageSettings } from './settings.ts'
import { isSigned } from './signature.ts'

export { hostedPageSettings }
export const hostedPageProvider = 'hosted-page'

export interface HostedPageDeps {
  clock: Clock
  outbound: Outbound
  /** Where the provider of an account notifies us. */
  notifyUrl(accountId: string): string
  connectionOf(accountId: string): Promise<ProviderConnection | undefined>
}

/**
 * A provider with a payment page of its own, for cards, wallets and the like: a payment is created there, its payer is
 * sent to the page, and a signed notification says that something has happened. What happened is what the provider says
 * when it is asked. Where its JSON has what is a setting.
 */
export function createHostedPage(deps: HostedPageDeps): PaymentProvider {
  const { connect, ask } = createProviderClient(deps)
  return {
    provider: hostedPageProvider,
    async createDeposit(account, intent) {
      const { settings } = await connect(account)
      const body = writeAt([
        [settings.sendReference, intent.id],
        [settings.sendAmount, writeAmount(intent.amount, settings)],
        [settings.sendCurrency, intent.currency],
        [settings.sendReturnUrl, intent.returnUrl],
        [settings.sendNotifyUrl, deps.notifyUrl(account.id)],
      ])
      // Asked again, the provider answers with the same payment.
      const headers = { 'idempotency-key': intent.id }
      const made = await ask(account, ({ createPath }) => createPath, { body, headers })
      const providerRef = textAt(made, settings.id)
      if (!idForm.test(providerRef)) throw new Error('the provider has an id that is none')
      return { providerRef, view: { kind: 'redirect', url: webAddress(textAt(made, settings.page)) } }
    },
    async verifyNotification(account, request) {
      const connection = await deps.connectionOf(account.id)
      const secret = connection?.secrets['webhookSecret']
      if (!connection || secret === undefined) return false
      return isSigned(secret, request, hostedPageSettings.parse(connection.settings), deps.clock.now())
    },
    async parseNotification(account, { body }) {
      const { settings } = await connect(account)
      const sent = readAt(parseJson(body), settings.noticeId)
      const id = typeof sent === 'number' ? String(sent) : sent
      if (typeof id !== 'string' || !idForm.test(id)) return undefined
      const found = await ask(account, ({ statusPath }) =>
        statusPath.replaceAll('{id}', encodeURIComponent(id)),
      )
      return [eventOfPayment(found, settings, id)]
    },
    acknowledge: () => ({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
      body: '{"received":true}',
    }),
    async test(account) {
      await ask(account, ({ healthPath }) => healthPath)
      const { settings } = await connect(account)
      return `${new URL(settings.url).host} answers with our key`
    },
  }
}

/** Payers are sent to pages only, never to a script. */
function webAddress(link: string): string {
  const { protocol, href } = new URL(link)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('the provider names a page that is none')
  return href
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return undefined
  }
}
