// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import type {
  TransferAnswer,
  TransferWallet,
  VendorAccount,
  VendorTransfer,
} from '../../../modules/play/ports.ts'

/** A signed call of a vendor's API; throws unless the vendor answers in time. */
type Post = (
  account: VendorAccount,
  path: string,
  payload: object,
  timeoutMs?: number,
) => Promise<Record<string, unknown>>

const millionthsPerWireUnit = 10n
/** A page waits for the balances of all vendors. */
const balanceTimeoutMs = 2_000

/**
 * Transfer wallets on the studio's wire (docs/studios.md), an addition to Hub88, which has none. Only a plain yes or no
 * counts as an answer.
 */
export function createTransferWalletApi(post: Post): TransferWallet {
  const move =
    (path: string) =>
    async (account: VendorAccount, transfer: VendorTransfer): Promise<TransferAnswer> => {
      const answer = answerIn(
        path,
        await post(account, path, {
          operator_id: account.operatorId,
          user: transfer.playerRef,
          currency: transfer.currency,
          amount: Number(transfer.amount / millionthsPerWireUnit),
          transaction_uuid: transfer.transferId,
        }),
      )
      if (answer === 'unknown') throw new Error(`the vendor answered ${path} with UNKNOWN`)
      return answer
    }
  return {
    async balance(account, { playerRef, currency }) {
      const path = '/wallet/balance'
      const payload = { operator_id: account.operatorId, user: playerRef, currency }
      return amountIn(path, await post(account, path, payload, balanceTimeoutMs))
    },
    deposit: move('/wallet/deposit'),
    withdraw: move('/wallet/withdraw'),
    async status(account, transferId) {
      const path = '/wallet/transaction'
      return answerIn(
        path,
        await post(account, path, { operator_id: account.operatorId, transaction_uuid: transferId }),
      )
    },
  }
}

function answerIn(path: string, answer: Record<string, unknown>): TransferAnswer | 'unknown' {
  const { status } = answer
  if (status === 'UNKNOWN') return 'unknown'
  if (status !== 'DONE' && status !== 'REFUSED')
    throw new Error(`the vendor answered ${path} without a status`)
  return { status: status === 'DONE' ? 'done' : 'refused', balance: amountIn(path, answer) }
}

function amountIn(path: string, { balance }: Record<string, unknown>): Amount {
  if (typeof balance !== 'number' || !Number.isSafeInteger(balance) || balance < 0)
    throw new Error(`the vendor answered ${path} without a balance`)
  return amountOfMillionths(BigInt(balance) * millionthsPerWireUnit)
}
