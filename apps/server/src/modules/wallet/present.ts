// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { depositDeviation } from '@tessera/rules/wallet/deposit-deviation'
import { memberStages } from '@tessera/rules/wallet/withdrawal-stages'
import { zero } from '@tessera/rules/money'
import { remaining } from '@tessera/rules/wallet/withdrawal-state'
import { qrCurrencies, transferQr } from '@tessera/rules/wallet/transfer-qr'
import type { Queries } from '../../platform/db/index.ts'
import { presentAccount } from './bank-accounts/present-account.ts'
import type { Deposit } from './deposits/deposit-store.ts'
import { disputeUntilMs } from './withdrawals/dispute-withdrawal.ts'
import { stagesOf, type StageOfWithdrawal } from './withdrawals/stage-store.ts'
import type { Withdrawal } from './withdrawals/withdrawal-store.ts'

/** A deposit as its member sees it, with how to pay as long as there is something to pay. */
export const presentDeposit = (deposit: Deposit, siteUrl: string): OperationOutput<'wallet.deposit'> => ({
  depositId: deposit.id,
  methodId: deposit.accountId,
  amount: deposit.amount,
  received: deposit.received,
  fee: deposit.fee.payer === 'member' ? deposit.fee.charged : zero,
  status: deposit.status,
  ...presentDeviation(deposit),
  createTime: deposit.createdAtMs,
  expireTime: deposit.expiresAtMs,
  payUrl:
    deposit.status === 'Pending' && !deposit.bankTransfer
      ? `${siteUrl}/payments/deposits/${deposit.id}`
      : null,
  bankTransfer: deposit.bankTransfer ? presentTransfer(deposit, deposit.bankTransfer) : null,
  note: deposit.note,
})

/** How a deposit differs from what its member announced. */
export const presentDeviation = (
  deposit: Deposit,
): Pick<OperationOutput<'wallet.deposit'>, 'deviation' | 'takenBack'> => ({
  deviation: depositDeviation(deposit),
  takenBack: deposit.takenBack,
})

function presentTransfer(
  { amount, currency }: Deposit,
  { bankName, accountNumber, holder, matchCode, qr }: NonNullable<Deposit['bankTransfer']>,
): NonNullable<OperationOutput<'wallet.deposit'>['bankTransfer']> {
  const scans = qr && qrCurrencies[qr.scheme] === currency
  return {
    bankName,
    accountNumber,
    holder,
    matchCode,
    qr: (scans && transferQr(qr, { accountNumber, holder, amount, matchCode })) || null,
  }
}

/** Withdrawals as their member sees them, in the same order. */
export async function presentWithdrawals(
  db: Queries,
  withdrawals: readonly Withdrawal[],
): Promise<OperationOutput<'wallet.withdraw'>[]> {
  const stages = await stagesOf(
    db,
    withdrawals.map(({ id }) => id),
  )
  return withdrawals.map((withdrawal) => presentWithdrawal(withdrawal, stages.get(withdrawal.id) ?? []))
}

/** The same for one. */
export async function presentOwnWithdrawal(
  db: Queries,
  withdrawal: Withdrawal,
): Promise<OperationOutput<'wallet.withdraw'>> {
  const [presented] = await presentWithdrawals(db, [withdrawal])
  if (!presented) throw new Error('a withdrawal was not presented')
  return presented
}

const presentWithdrawal = (
  withdrawal: Withdrawal,
  stages: readonly StageOfWithdrawal[],
): OperationOutput<'wallet.withdraw'> => ({
  withdrawalId: withdrawal.id,
  amount: withdrawal.amount,
  receivedAmount: withdrawal.received,
  remainingAmount: remaining(withdrawal),
  status: withdrawal.status,
  createTime: withdrawal.createdAtMs,
  confirmUntil: withdrawal.confirmUntilMs ?? null,
  account: presentAccount(withdrawal.account),
  remark: withdrawal.remark,
  refusal: withdrawal.refusal ?? null,
  disputeUntil: disputeUntilMs(withdrawal) ?? null,
  stages: stages.flatMap(presentStage),
})

/** Something that happened to a withdrawal, without who did it; nothing for what only operators see. */
function presentStage({
  stage,
  amount,
  atMs,
}: StageOfWithdrawal): OperationOutput<'wallet.withdraw'>['stages'] {
  const visible = memberStages.find((one) => one === stage)
  return visible ? [{ stage: visible, amount: amount ?? null, time: atMs }] : []
}

/** One page of a list (D-09). */
export const presentPage = <Item>(
  list: Item[],
  totalCount: number,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) => ({ list, pageNo, totalPages: Math.ceil(totalCount / pageSize), totalCount })
