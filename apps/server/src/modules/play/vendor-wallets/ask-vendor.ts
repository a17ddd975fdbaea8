// SPDX-License-Identifier: Apache-2.0
import type { TransferAnswer, TransferWallet, VendorAccount } from '../ports.ts'
import { settleTransfer } from './settle-transfer.ts'
import type { Transfer } from './transfer-store.ts'
import type { VendorWalletDeps } from './vendor-wallet-deps.ts'

type Deps = Pick<VendorWalletDeps, 'database' | 'clock' | 'log' | 'pushBalance'>
export interface WalletAtVendor {
  account: VendorAccount
  wallet: TransferWallet
}

/**
 * Sends a transfer to its vendor and ends it by the answer. Without an answer it stays pending: it may have happened.
 * Sending it again is safe, because the vendor moves each id once. Holds no connection while the vendor works.
 */
export async function sendTransfer(deps: Deps, at: WalletAtVendor, transfer: Transfer): Promise<Transfer> {
  const { account, wallet } = at
  const ask = transfer.toVendor ? wallet.deposit : wallet.withdraw
  const answer = await ask(account, { ...transfer, transferId: transfer.id }).catch(silent(deps, transfer))
  return answer ? settle(deps, transfer, answer) : transfer
}

/** Asks how a transfer ended. One that never arrived is sent again under the same id. */
export async function askAgain(deps: Deps, at: WalletAtVendor, transfer: Transfer): Promise<Transfer> {
  const answer = await at.wallet.status(at.account, transfer.id).catch(silent(deps, transfer))
  if (answer === 'unknown') return sendTransfer(deps, at, transfer)
  return answer ? settle(deps, transfer, answer) : transfer
}

async function settle(deps: Deps, transfer: Transfer, answer: TransferAnswer): Promise<Transfer> {
  const ended = await deps.database.transaction((tx) =>
    settleTransfer(tx, transfer, answer, deps.clock.now()),
  )
  deps.pushBalance(transfer)
  return ended
}

const silent =
  ({ log }: Deps, { id, vendorAccountId }: Transfer) =>
  (error: unknown): undefined => {
    log.warn(
      { transfer: id, vendor: vendorAccountId, error: String(error) },
      'a vendor gave no answer about a transfer',
    )
  }
