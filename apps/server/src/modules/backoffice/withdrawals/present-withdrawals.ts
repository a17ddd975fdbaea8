// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { maskPayoutNumber } from '@tessera/rules/wallet/payout-kinds'
import { remaining } from '@tessera/rules/wallet/withdrawal-state'
import type { ReviewReason } from '@tessera/rules/wallet/review-withdrawal'
import type { Queries } from '../../../platform/db/index.ts'
import { brandsOf } from '../../members/index.ts'
import {
  disputeUntilMs,
  flagNotesOf,
  latestPayouts,
  memberTotals,
  paymentsOf,
  payoutTimes,
  reasonsOf,
  stagesOf,
  type FlagNote,
  type MemberTotals,
  type Payout,
  type PayoutTimes,
  type StageOfWithdrawal,
  type Withdrawal,
  type WithdrawalPayment,
} from '../../wallet/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'

type Visible = OperationOutput<'backoffice.approveWithdrawal'>
interface Surroundings {
  brandCode: string
  totals: MemberTotals
  stages: readonly StageOfWithdrawal[]
  reasons: readonly ReviewReason[]
  flagNotes: readonly FlagNote[]
  payments: readonly WithdrawalPayment[]
  payout: Payout | undefined
  times: PayoutTimes | undefined
  nowMs: number
}

/** Withdrawals for the console, each with the member's totals so far, its stages, and whether it is late. */
export async function presentToOperator(
  db: Queries,
  { settings }: Pick<BackofficeDeps, 'settings'>,
  withdrawals: readonly Withdrawal[],
  nowMs: number,
): Promise<Visible[]> {
  const memberIds = [...new Set(withdrawals.map(({ memberId }) => memberId))]
  const currencies = [...new Set(withdrawals.map(({ currency }) => currency))]
  const totals = new Map(
    await Promise.all(
      currencies.map(async (currency) => [currency, await memberTotals(db, memberIds, currency)] as const),
    ),
  )
  const brands = await brandsOf(db, memberIds)
  const times = await timesOf(db, { settings }, new Set(brands.values()), nowMs)
  const ids = withdrawals.map(({ id }) => id)
  const [stages, reasons] = [await stagesOf(db, ids), await reasonsOf(db, ids)]
  const [flagNotes, payments] = [await flagNotesOf(db, ids), await paymentsOf(db, ids)]
  const payouts = await latestPayouts(db, ids)
  return withdrawals.map((withdrawal) => {
    const total = totals.get(withdrawal.currency)?.get(withdrawal.memberId)
    if (!total) throw new Error(`member ${withdrawal.memberId} has no totals`)
    const brandCode = brands.get(withdrawal.memberId) ?? ''
    return present(withdrawal, {
      brandCode,
      totals: total,
      stages: stages.get(withdrawal.id) ?? [],
      reasons: reasons.get(withdrawal.id) ?? [],
      flagNotes: flagNotes.get(withdrawal.id) ?? [],
      payments: payments.get(withdrawal.id) ?? [],
      payout: payouts.get(withdrawal.id),
      times: times.get(brandCode),
      nowMs,
    })
  })
}

async function timesOf(
  db: Queries,
  { settings }: Pick<BackofficeDeps, 'settings'>,
  brands: ReadonlySet<string>,
  nowMs: number,
): Promise<Map<string, PayoutTimes | undefined>> {
  const times = new Map<string, PayoutTimes | undefined>()
  for (const brandCode of brands) {
    const days = await settings.of(brandCode).read('wallet.payoutTimesDays')
    times.set(brandCode, await payoutTimes(db, { brandCode, days, nowMs }))
  }
  return times
}

/** Not of a payment that came back meanwhile. */
const isApprovedOnce = (stages: readonly StageOfWithdrawal[]): boolean => stages.at(-1)?.stage === 'checked'

/** While somebody may still have to pay it, operators see the whole number. */
const isToBePaid = (status: Withdrawal['status']): boolean =>
  status === 'Pending' || status === 'Approved' || status === 'Not received'

function present(
  withdrawal: Withdrawal,
  { brandCode, totals, stages, reasons, flagNotes, payments, payout, times, nowMs }: Surroundings,
): Visible {
  const { account, status, createdAtMs } = withdrawal
  const waitingMs = status === 'Pending' || status === 'Approved' ? Math.max(0, nowMs - createdAtMs) : null
  return {
    withdrawalId: withdrawal.id,
    memberId: Number(withdrawal.memberId),
    brandCode,
    username: withdrawal.username,
    amount: withdrawal.amount,
    currency: withdrawal.currency,
    receivedAmount: withdrawal.received,
    remainingAmount: remaining(withdrawal),
    status,
    disputeUntil: disputeUntilMs(withdrawal) ?? null,
    createTime: createdAtMs,
    bankName: account.bankName,
    kind: account.kind,
    accountNumber: isToBePaid(status)
      ? account.accountNumber
      : maskPayoutNumber(account.kind, account.accountNumber),
    holder: account.holder,
    remark: withdrawal.remark,
    totalDeposits: totals.deposits,
    totalWithdrawals: totals.withdrawals,
    stages: stages.map(({ stage, amount, by, atMs }) => ({ stage, amount: amount ?? null, time: atMs, by })),
    reasons: [...reasons],
    flagNotes: flagNotes.map(({ rule, note, by, atMs }) => ({ rule, note, by, time: atMs })),
    payments: payments.map(({ amount, reference, atMs }) => ({
      amount,
      reference: reference ?? '',
      time: atMs,
    })),
    approvedOnce: status === 'Pending' && isApprovedOnce(stages),
    payout: payout ? { state: payout.state, reason: payout.reason, accountId: payout.accountId } : null,
    waitingMs,
    late: waitingMs !== null && times !== undefined && waitingMs > times.mostMs,
  }
}
