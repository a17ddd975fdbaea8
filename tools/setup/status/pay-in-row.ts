// SPDX-License-Identifier: Apache-2.0
import {
  bankTransferProvider,
  createBankTransfer,
} from '@tessera/server/src/adapters/payments/bank-transfer/index.ts'
import { btcpayProvider, createBtcpay } from '@tessera/server/src/adapters/payments/btcpay/index.ts'
import {
  createHostedPage,
  hostedPageProvider,
} from '@tessera/server/src/adapters/payments/hosted-page/index.ts'
import { sandboxBankProvider } from '@tessera/server/src/adapters/payments/sandbox-bank/index.ts'
import {
  listPayAccounts,
  openNotifierKey,
  readConnection,
  type PayAccount,
  type PaymentProvider,
} from '@tessera/server/src/modules/wallet/index.ts'
import type { Vault } from '@tessera/server/src/platform/keys/index.ts'
import { withVault } from '../open-vault.ts'
import { fails, forBrand, missing, ready, reasonOf, type RowCheck, type StatusDeps } from './finding.ts'

const openOne = 'npm run setup -- bank-transfer --id ID --bank TEXT --number TEXT --holder TEXT'

/** Each account is tried as by the button of the console: without money, and without a payment at its provider. */
export const payInRow: RowCheck = {
  name: 'Ways to pay in',
  of: 'brand',
  async look({ deps, brand }) {
    const { code: currency } = await brand.settings.read('site.currency')
    const open = (await listPayAccounts(deps.database)).filter(
      ({ enabled, currency: paid, terms }) =>
        enabled && paid === currency && !terms.closedBrands.includes(brand.code),
    )
    if (open.length === 0) return missing(`none in ${currency}`, forBrand(openOne, brand))
    if (deps.mode === 'production' && open.some(({ provider }) => provider === sandboxBankProvider))
      return fails(
        'the sandbox bank is open, where payers decide themselves whether they have paid',
        'npm run setup -- sandbox-bank --close',
      )
    const tried = await withVault(deps, (vault) =>
      Promise.all(open.map((account) => tryAccount(deps, vault, account))),
    )
    const found = tried.map(({ said }) => said).join('; ')
    return tried.every(({ works }) => works)
      ? ready(found)
      : fails(
          found,
          `the console, ${deps.publicUrl}/console/payment-accounts, or npm run setup for this account`,
        )
  },
}

async function tryAccount(
  deps: StatusDeps,
  vault: Vault,
  account: PayAccount,
): Promise<{ works: boolean; said: string }> {
  const named = (said: string): string => `${account.id} (${account.provider}): ${said}`
  if (account.terms.maintenance !== undefined)
    return { works: false, said: named('members are told that it is being worked on') }
  // The sandbox bank is a part of the server; its address is tried in the row of the console.
  if (account.provider === sandboxBankProvider) return { works: true, said: named('play money only') }
  const provider = providerOf(deps, vault, account)
  if (!provider) return { works: false, said: named('nobody here knows this kind') }
  return provider.test(account).then(
    (found) => ({ works: true, said: named(found) }),
    (error: unknown) => ({ works: false, said: named(reasonOf(error)) }),
  )
}

function providerOf(
  { database, clock, chance, outbound, publicUrl }: StatusDeps,
  vault: Vault,
  { provider }: PayAccount,
): PaymentProvider | undefined {
  const connectionOf = (id: string) => readConnection(database, vault, id)
  const notifyUrl = (id: string): string => `${publicUrl}/payments/${id}/notify`
  if (provider === bankTransferProvider)
    return createBankTransfer({ chance, clock, notifierKey: (account) => openNotifierKey(vault, account) })
  if (provider === btcpayProvider) return createBtcpay({ clock, outbound, connectionOf })
  if (provider === hostedPageProvider) return createHostedPage({ clock, outbound, notifyUrl, connectionOf })
  return undefined
}
