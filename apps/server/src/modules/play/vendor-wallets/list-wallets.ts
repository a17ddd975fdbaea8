// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { zero } from '@tessera/rules/money'
import type { WalletAtVendor } from './ask-vendor.ts'
import { allWallets } from './find-wallet.ts'
import { openTransfers, type Transfer } from './transfer-store.ts'
import type { VendorWalletDeps } from './vendor-wallet-deps.ts'
import { noteBalance, walletsOf, type KnownWallet } from './wallet-store.ts'

type ListedWallet = OperationOutput<'play.vendorWallets'>['list'][number]

/**
 * The vendor wallets of a member (D-76). All vendors are asked at the same time, each for a short time only; one that
 * does not answer is in maintenance, with the last known balance.
 */
export async function listWallets(
  deps: VendorWalletDeps,
  { memberId, currency, language }: { memberId: bigint; currency: string; language: string },
): Promise<OperationOutput<'play.vendorWallets'>> {
  const [wallets, known, open] = [
    await allWallets(deps),
    await walletsOf(deps.database, memberId),
    await openTransfers(deps.database, memberId),
  ]
  const list = await Promise.all(
    wallets.map(async (at): Promise<ListedWallet> => {
      const here = known.find(({ vendorAccountId }) => vendorAccountId === at.account.id)
      const now = await readBalance(deps, at, { memberId, currency, known: here })
      return {
        vassalage: at.account.vendorCode,
        displayName: await deps.vendorName(at.account.vendorCode, language),
        balance: now ?? here?.balance ?? zero,
        status: at.account.enabled && now !== undefined ? 'open' : 'maintenance',
        pending: pendingOf(open.find(({ vendorAccountId }) => vendorAccountId === at.account.id)),
      }
    }),
  )
  return { list }
}

/** What is there now; undefined when the vendor does not answer. A wallet that was never used is not asked for. */
async function readBalance(
  deps: VendorWalletDeps,
  { account, wallet }: WalletAtVendor,
  { memberId, currency, known }: { memberId: bigint; currency: string; known: KnownWallet | undefined },
): Promise<ListedWallet['balance'] | undefined> {
  if (!known) return zero
  const playerRef = await deps.sessions.playerRef({ memberId, vendorAccountId: account.id, currency })
  const askedAtMs = deps.clock.now()
  try {
    const balance = await wallet.balance(account, { playerRef, currency })
    await noteBalance(deps.database, { memberId, vendorAccountId: account.id, balance }, askedAtMs)
    return balance
  } catch (error) {
    deps.log.warn({ vendor: account.id, error: String(error) }, 'a vendor did not answer for a wallet')
    return undefined
  }
}

const pendingOf = (transfer: Transfer | undefined): ListedWallet['pending'] =>
  transfer
    ? {
        transferId: transfer.id,
        amount: transfer.amount,
        toVendor: transfer.toVendor,
        createTime: transfer.createdAtMs,
      }
    : null
