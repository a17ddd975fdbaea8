// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { zero } from '@tessera/rules/money'
import { walletTransferOf } from '@tessera/rules/play/wallet-transfer'
import { balances, ownerOfMember } from '../../ledger/index.ts'
import { sendTransfer } from './ask-vendor.ts'
import { beginTransfer } from './begin-transfer.ts'
import { walletAt } from './find-wallet.ts'
import type { Transfer } from './transfer-store.ts'
import type { VendorWalletDeps } from './vendor-wallet-deps.ts'
import { walletsOf } from './wallet-store.ts'

interface Facts {
  memberId: bigint
  currency: string
  nowMs: number
}

/**
 * Moves money between the main wallet and a vendor's (D-75). The row and the money on its way are committed before the
 * vendor is asked. The same request again gets the same answer and moves nothing. Without an answer of the vendor the
 * transfer is `pending`, and a job asks until there is one.
 */
export async function transferMoney(
  deps: VendorWalletDeps,
  { memberId, currency, nowMs }: Facts,
  input: OperationInput<'play.walletTransfer'>,
): Promise<OperationOutput<'play.walletTransfer'>> {
  const asked = walletTransferOf({ from: input.fromVassalage, to: input.toVassalage })
  if (!asked) throw fault('call.invalid', { field: 'toVassalage' })
  const account = await deps.accounts.findByVendorCode(asked.vendorCode)
  const at = account && walletAt(deps, account)
  if (!at) throw fault('play.unknownWallet')
  if (asked.toVendor && !at.account.enabled) throw fault('play.walletMaintenance')
  const vendorAccountId = at.account.id
  const playerRef = await deps.sessions.playerRef({ memberId, vendorAccountId, currency })
  const { toVendor } = asked
  const { amount, requestId } = input
  const vendorName = await deps.vendorName(at.account.vendorCode, 'EN')
  const order = {
    memberId,
    requestId,
    vendorAccountId,
    vendorName,
    playerRef,
    currency,
    toVendor,
    amount,
    automatic: false,
  }
  const { transfer, fresh } = await deps.database.transaction((tx) => beginTransfer(tx, { ...order, nowMs }))
  if (fresh) deps.pushBalance({ memberId, currency })
  return present(deps, fresh ? await sendTransfer(deps, at, transfer) : transfer)
}

async function present(
  { database }: VendorWalletDeps,
  { id, state, memberId, currency, vendorAccountId, ...transfer }: Transfer,
): Promise<OperationOutput<'play.walletTransfer'>> {
  if (state === 'refused') throw fault('play.transferRefused')
  const known = await walletsOf(database, memberId)
  return {
    transferId: id,
    status: state,
    mainBalance: transfer.mainBalance ?? (await balances(database, ownerOfMember(memberId), currency)).cash,
    vendorBalance:
      transfer.vendorBalance ??
      known.find((wallet) => wallet.vendorAccountId === vendorAccountId)?.balance ??
      zero,
  }
}
