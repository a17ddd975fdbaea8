// SPDX-License-Identifier: Apache-2.0
export {
  type Account,
  findAccount,
  memberOfOwner,
  openAccount,
  operatorAccount,
  openAccounts,
  type OwnerAccounts,
  ownerOfMember,
} from './account.ts'
export { accountBalance, type Balances, balances, operatorBalances } from './balances.ts'
export { cashAccountsOfMany, type CashAccounts } from './cash-accounts.ts'
export { cashOfMany } from './cash-of-many.ts'
export { debtsOfMany } from './debts-of-many.ts'
export { checkInvariants, type LedgerDifference, type LedgerReport } from './check-invariants.ts'
export { giftsByDay, type GiftKind } from './gifts.ts'
export { history } from './history.ts'
export { movementsBefore, type CashMovement } from './movements-before.ts'
export { hold, releaseHold, settleHold } from './holds.ts'
export { createBatcher, type Batcher } from './batcher/create-batcher.ts'
export { createPostingBatcher } from './batcher/posting-batcher.ts'
export { latestLedgerCheck, runLedgerCheck } from './ledger-check.ts'
export { correctPayment } from './correct-payment.ts'
export { type Credit, creditCash, settleDebt } from './credit.ts'
export { depositsInSlice, followPostings } from './follow-postings.ts'
export { balanceOfLocked, lockAccounts, post } from './post.ts'
export { balancesOfLocked, creditMany, openAccountsOfMany, postMany } from './post-many.ts'
export { type OwnerPayment, payOwners } from './pay-owners.ts'
export { postedAmounts, type PostedKey } from './posted-amounts.ts'
export { postingsOf } from './postings-of.ts'
export { beginPeriod, beginPeriodWhenDue, openPeriod } from './periods.ts'
export { firstPostingSince, type Movement, movementsInSlice, postedUpTo } from './movements-in-slice.ts'
export { rollUpOperatorAccounts } from './roll-up.ts'
export { balanceBeside, openBeside } from './single-account.ts'
export { ledgerDoubts, ledgerHazards, missingGuards } from './ledger-hazards.ts'
export type { PostStatus, Transfer } from './transfer.ts'
