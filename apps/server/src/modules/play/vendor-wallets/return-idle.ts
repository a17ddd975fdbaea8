// SPDX-License-Identifier: Apache-2.0
import { sendTransfer, type WalletAtVendor } from './ask-vendor.ts'
import { beginTransfer } from './begin-transfer.ts'
import { allWallets } from './find-wallet.ts'
import type { VendorWalletDeps } from './vendor-wallet-deps.ts'
import {
  brandsWithWallets,
  idleWallets,
  noteBalance,
  postponeReturn,
  type KnownWallet,
} from './wallet-store.ts'

const mostAtOnce = 20

/** Brings back what members have left at vendors for longer than their brand allows. */
export async function returnIdle(deps: VendorWalletDeps, nowMs: number): Promise<void> {
  for (const brandCode of await brandsWithWallets(deps.database)) await returnOfBrand(deps, brandCode, nowMs)
}

async function returnOfBrand(deps: VendorWalletDeps, brandCode: string, nowMs: number): Promise<void> {
  const minutes = await deps.settings.of(brandCode).read('play.returnAfterMinutes')
  if (minutes === 0) return
  const idle = await idleWallets(deps.database, {
    brandCode,
    movedBeforeMs: nowMs - minutes * 60_000,
    limit: mostAtOnce,
  })
  if (idle.length === 0) return
  const wallets = await allWallets(deps)
  await Promise.all(
    idle.map(async (wallet) => {
      const at = wallets.find(({ account }) => account.id === wallet.vendorAccountId)
      if (!at) return
      await bringBack(deps, at, wallet, nowMs).catch(async (error: unknown) => {
        deps.log.warn(
          { vendor: at.account.id, error: String(error) },
          'an unused wallet could not be brought back',
        )
        // Others are next: a silent vendor holds nobody up.
        await postponeReturn(deps.database, wallet, nowMs)
      })
    }),
  )
}

async function bringBack(
  deps: VendorWalletDeps,
  at: WalletAtVendor,
  { memberId, vendorAccountId, currency, balance: known }: KnownWallet,
  nowMs: number,
): Promise<void> {
  const playerRef = await deps.sessions.playerRef({ memberId, vendorAccountId, currency })
  const amount = await at.wallet.balance(at.account, { playerRef, currency })
  await noteBalance(deps.database, { memberId, vendorAccountId, balance: amount }, nowMs)
  // Another balance means that they play: they get the whole time again.
  if (amount !== known) return
  const vendorName = await deps.vendorName(at.account.vendorCode, 'EN')
  const { transfer, fresh } = await deps.database.transaction((tx) =>
    beginTransfer(tx, {
      memberId,
      vendorAccountId,
      vendorName,
      playerRef,
      currency,
      toVendor: false,
      amount,
      automatic: true,
      nowMs,
    }),
  )
  if (fresh) await sendTransfer(deps, at, transfer)
}
