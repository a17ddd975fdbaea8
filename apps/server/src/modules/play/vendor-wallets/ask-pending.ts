// SPDX-License-Identifier: Apache-2.0
import { askAgain } from './ask-vendor.ts'
import { allWallets } from './find-wallet.ts'
import { claimDueTransfers, type Transfer } from './transfer-store.ts'
import type { VendorWalletDeps } from './vendor-wallet-deps.ts'

const firstWaitMs = 10_000
const longestWaitMs = 10 * 60_000
const mostAtOnce = 20
/** From this often on, a person should look: the vendor has been silent for over ten minutes. */
const alertFromAsked = 7

/**
 * Asks vendors about transfers that have no answer. A transfer stays pending as long as its vendor is silent, however
 * long: nobody can know where the money is.
 */
export async function askPending(deps: VendorWalletDeps): Promise<void> {
  const due = await claimDueTransfers(deps.database, {
    nowMs: deps.clock.now(),
    waitMs: firstWaitMs,
    longestWaitMs,
    limit: mostAtOnce,
  })
  if (due.length === 0) return
  const wallets = await allWallets(deps)
  await Promise.all(due.map((transfer) => ask(deps, wallets, transfer)))
}

async function ask(
  deps: VendorWalletDeps,
  wallets: Awaited<ReturnType<typeof allWallets>>,
  transfer: Transfer,
): Promise<void> {
  const at = wallets.find(({ account }) => account.id === transfer.vendorAccountId)
  const after = at ? await askAgain(deps, at, transfer).catch(() => transfer) : transfer
  if (after.state !== 'pending' || transfer.asked < alertFromAsked) return
  const alert = {
    kind: 'play.transferPending' as const,
    reference: transfer.id,
    details: { account: transfer.vendorAccountId },
  }
  await deps.database.transaction((tx) => deps.alerts.raise(tx, alert, deps.clock.now()))
}
