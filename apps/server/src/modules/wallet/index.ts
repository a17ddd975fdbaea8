// SPDX-License-Identifier: Apache-2.0
export { refuseRecovered } from './refuse-recovered.ts'
export { pushBalance } from './balance/push-balance.ts'
export { pushBalances } from './balance/push-balances.ts'
export { insertRefusedPayee } from './bank-accounts/refused-payees.ts'
export {
  listRefusedPayees,
  removeRefusedPayee,
  type RefusedPayee,
} from './bank-accounts/refused-payee-store.ts'
export { holdersOf } from './bank-accounts/holders-of.ts'
export { walletCalls } from './calls.ts'
export { depositedSince } from './deposits/deposited-since.ts'
export { depositsOfMany, depositsSince, type ReceivedDeposit } from './deposits/deposits-of-many.ts'
export { notifierOwner, openNotifierKey, removeNotifier, setNotifier } from './deposits/payment-notifier.ts'
export { readConnection, sealConnection, setConnection } from './deposits/payment-connection.ts'
export {
  assignToDeposit,
  assignToMember,
  returnFromSuspense,
  type AssignedPayment,
} from './deposits/settle-suspense.ts'
export { listBankLines } from './deposits/list-bank-lines.ts'
export { listSuspense, waitingSuspense, type SuspensePayment } from './deposits/suspense-store.ts'
export { expireDeposits } from './deposits/expire-deposits.ts'
export {
  rejectBankTransfer,
  recordBankTransfer,
  type DecidedDeposit,
} from './deposits/record-bank-transfer.ts'
export { pushDeposit } from './deposits/push-deposit.ts'
export { listDeposits, sumDeposits, type Deposit, type DepositAtBrand } from './deposits/deposit-store.ts'
export {
  changePayAccount,
  findPayAccount,
  listPayAccounts,
  lockPayAccount,
  openPayAccount,
  setPayAccountBank,
  setPayAccountEnabled,
} from './deposits/payment-accounts.ts'
export { compareUploaded } from './reconciliation/compare-uploaded.ts'
export {
  allDifferences,
  explainDifference,
  findStatement,
  listDifferences,
  listStatements,
  sumDifferences,
  type StatementDifference,
  type Statement,
} from './reconciliation/statement-store.ts'
export { paymentRoutes } from './deposits/payment-routes.ts'
export { payoutJobs, walletJobs } from './jobs.ts'
export { advancePayout, confirmMinutesOf } from './payouts/advance-payout.ts'
export {
  findPayoutAccount,
  listPayoutAccounts,
  openPayoutAccount,
  setPayoutAccountEnabled,
} from './payouts/payout-accounts.ts'
export { latestPayouts, type Payout } from './payouts/payout-store.ts'
export { sendWithdrawal } from './payouts/send-withdrawal.ts'
export { presentDeviation, presentPage } from './present.ts'
export { typeOfKind } from './transactions/transaction-types.ts'
export type {
  BankDetails,
  CreditedDeposit,
  TakenBackDeposit,
  ListedBonus,
  NotifyProtocol,
  PayAccount,
  PaymentProvider,
  PaymentTerms,
  ProviderConnection,
} from './ports.ts'
export type { WalletDeps } from './wallet-deps.ts'
export { depositorsBetween, netDepositsOf } from './net-deposits.ts'
export {
  memberTotals,
  pendingWithdrawals,
  sumPayments,
  type MemberTotals,
  waitingWithdrawals,
  withdrawnInAll,
} from './withdrawals/withdrawal-totals.ts'
export { disputesOf, type Dispute } from './withdrawals/dispute-store.ts'
export { disputeUntilMs, reopenWithdrawal } from './withdrawals/dispute-withdrawal.ts'
export { settleDispute } from './withdrawals/settle-dispute.ts'
export { pushWithdrawal } from './withdrawals/push-withdrawal.ts'
export { approveWithdrawal, requireApprovers, type MayApprove } from './withdrawals/approve-withdrawal.ts'
export { reasonsOf } from './withdrawals/reason-store.ts'
export { membersWithAccount } from './bank-accounts/bank-account-store.ts'
export { flagNotesOf, type FlagNote } from './withdrawals/flag-note-store.ts'
export { paymentsOf, type WithdrawalPayment } from './withdrawals/payment-store.ts'
export { factsSince } from './withdrawals/facts-store.ts'
export { reviewLimits } from './withdrawals/review-limits.ts'
export { payWithdrawal, rejectWithdrawal, type SteppedWithdrawal } from './withdrawals/withdrawal-steps.ts'
export { stagesOf, type StageOfWithdrawal } from './withdrawals/stage-store.ts'
export { payoutTimes, type PayoutTimes } from './withdrawals/payout-time-store.ts'
export { findWithdrawal, listWithdrawals, type Withdrawal } from './withdrawals/withdrawal-store.ts'
export { sealedInWallet } from './sealed-in-wallet.ts'
export { paymentsOfBrand } from './transactions/payments-of-brand.ts'
