// SPDX-License-Identifier: Apache-2.0
import { btcpayProvider } from '@tessera/server/src/adapters/payments/btcpay/index.ts'
import { recordCommandLineAction } from '@tessera/server/src/modules/backoffice/index.ts'
import {
  findPayAccount,
  openPayAccount,
  sealConnection,
  setConnection,
  setPayAccountEnabled,
} from '@tessera/server/src/modules/wallet/index.ts'
import type { Tx } from '@tessera/server/src/platform/db/index.ts'
import { CannotDo } from './cannot-do.ts'
import { settingsOf } from './change-setting.ts'
import { withVault, type VaultDeps } from './open-vault.ts'
import type { ReadSecrets } from './read-secrets.ts'
import type { BtcpayCommand } from './parse-btcpay.ts'

interface OpenDeps extends VaultDeps {
  readSecrets: ReadSecrets
  /** Address of the installation, without a slash at the end. */
  publicUrl: string
}

/**
 * Opens a payment account at a BTCPay Server in the currency of a brand, changes how it is reached, or closes
 * it. Throws CannotDo for an account of another kind or currency.
 */
export async function openBtcpay(deps: OpenDeps, { id, opens }: BtcpayCommand): Promise<string> {
  const { database, clock, chance, publicUrl } = deps
  const webhookSecret = chance.token()
  const [key = ''] = opens ? await deps.readSecrets(opens.keyFile, 1) : []
  // Before the transaction, which must not wait for another connection.
  const connection =
    opens &&
    (await withVault(deps, (vault) =>
      sealConnection(vault, id, {
        settings: { url: opens.url, store: opens.store },
        secrets: { key, webhookSecret },
      }),
    ))
  return database.transaction(async (tx) => {
    const account = await findPayAccount(tx, id)
    if (account && account.provider !== btcpayProvider)
      throw new CannotDo(`${id} is a payment account of another kind (${account.provider}).`)
    if (opens && connection) {
      await requireAccount(tx, deps, { id, ...opens })
      await setConnection(tx, id, connection, clock.now())
    } else if (!account) throw new CannotDo(`There is no payment account ${id}.`)
    await setPayAccountEnabled(tx, id, opens !== undefined)
    await recordCommandLineAction(tx, {
      action: opens ? 'openPaymentAccount' : 'closePaymentAccount',
      subject: `paymentAccount:${id}`,
      ...(opens ? { after: { url: opens.url, store: opens.store } } : {}),
      nowMs: clock.now(),
    })
    if (!opens) return `${id} is closed. What was begun there may still arrive.`
    return [
      `${id} is open: members pay on the invoices of ${opens.url}.`,
      `Add a webhook to the store ${opens.store} there, for all events, with automatic redelivery:`,
      `  URL     ${publicUrl}/payments/${id}/notify`,
      `  Secret  ${webhookSecret}`,
      'The secret is shown this once. An earlier one is worth nothing from now on.',
    ].join('\n')
  })
}

async function requireAccount(
  tx: Tx,
  { clock, chance }: OpenDeps,
  { id, name, brand }: { id: string; name: string; brand: string | undefined },
): Promise<void> {
  const { code: currency } = await (await settingsOf(tx, clock, brand)).read('site.currency')
  await openPayAccount(
    tx,
    chance,
    { id, provider: btcpayProvider, name, type: 'wallet', currency },
    clock.now(),
  )
  if ((await findPayAccount(tx, id))?.currency !== currency)
    throw new CannotDo(`${id} is an account in another currency: choose another --id for ${currency}.`)
}
