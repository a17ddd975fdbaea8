// SPDX-License-Identifier: Apache-2.0
import type { PayAccount, ProviderConnection } from '../../../modules/wallet/ports.ts'
import type { HostedPageDeps } from './index.ts'
import { hostedPageSettings, type HostedPageSettings } from './settings.ts'

const patienceMs = 5_000
const mostBytes = 64 * 1024

/** Our calls to the provider of a payment account. */
export interface ProviderClient {
  connect(
    account: PayAccount,
  ): Promise<{ settings: HostedPageSettings; secrets: ProviderConnection['secrets'] }>
  /** Asks only the host that the operator has set. Throws unless the provider answers 200 or 201. */
  ask(
    account: PayAccount,
    pathOf: (settings: HostedPageSettings) => string,
    sent?: { body?: object; headers?: Record<string, string> },
  ): Promise<unknown>
}

export function createProviderClient({
  connectionOf,
  outbound,
}: Pick<HostedPageDeps, 'connectionOf' | 'outbound'>): ProviderClient {
  const connect: ProviderClient['connect'] = async (account) => {
    const connection = await connectionOf(account.id)
    if (!connection) throw new Error(`the payment account ${account.id} has no connection`)
    return { settings: hostedPageSettings.parse(connection.settings), secrets: connection.secrets }
  }
  return {
    connect,
    async ask(account, pathOf, { body, headers = {} } = {}) {
      const { settings, secrets } = await connect(account)
      const answer = await outbound(`${settings.url}${pathOf(settings)}`, {
        method: body ? 'POST' : 'GET',
        signal: AbortSignal.timeout(patienceMs),
        mostBytes,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${secrets['key']}`,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (answer.status !== 200 && answer.status !== 201)
        throw new Error(`the provider answered ${answer.status}`)
      return answer.json()
    },
  }
}
