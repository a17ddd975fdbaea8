import type { DomainHandlers } from '../../platform/http/index.ts'
import { readBalance } from './balance/read-balance.ts'
import { addBankAccount } from './bank-accounts/add-bank-account.ts'
import { listDepositMethods } from './deposits/deposit-methods.ts'
import { listDepositsOf } from './deposits/deposit-store.ts'
import { openDeposit } from './deposits/open-deposit.ts'
import { shownDeposit, shownPage, shownWithdrawal } from './shown.ts'
import { listTransactions } from './transactions/list-transactions.ts'
import type { WalletDeps } from './wallet-deps.ts'
import { askWithdrawal } from './withdrawals/ask-withdrawal.ts'
import { pushWithdrawal } from './withdrawals/push-withdrawal.ts'
import { showWithdrawalConfig } from './withdrawals/withdrawal-config.ts'
import { listWithdrawalsOf } from './withdrawals/withdrawal-store.ts'
import { confirmWithdrawal } from './withdrawals/withdrawal-steps.ts'

/** Binds the calls of the wallet. */
export const walletCalls = (deps: WalletDeps): DomainHandlers<'wallet'> => ({
  'wallet.balance': (_, { db, member }) => readBalance(db, deps.settings, member.memberId),
  'wallet.depositMethods': (_, { db }) => listDepositMethods(db, deps),
  async 'wallet.deposit'(input, { tx, member, nowMs }) {
    return shownDeposit(await openDeposit(tx, deps, { member, nowMs }, input), deps.publicUrl)
  },
  async 'wallet.deposits'(page, { db, member }) {
    const { deposits, total } = await listDepositsOf(db, member.memberId, page)
    return shownPage(deposits.map(deposit => shownDeposit(deposit, deps.publicUrl)), total, page)
  },
  'wallet.withdrawalConfig': (_, { db, member, nowMs }) => showWithdrawalConfig(db, deps, { memberId: member.memberId, nowMs }),
  async 'wallet.addBankAccount'({ password, ...account }, { db, member: { memberId }, nowMs }) {
    await deps.checkPaymentPassword(memberId, password)
    return addBankAccount(db, { memberId, nowMs }, account)
  },
  async 'wallet.withdraw'(input, { tx, member, nowMs, afterCommit }) {
    const withdrawal = await askWithdrawal(tx, deps, { member, nowMs }, input)
    afterCommit(() => pushWithdrawal(deps, withdrawal))
    return shownWithdrawal(withdrawal)
  },
  async 'wallet.withdrawals'(page, { db, member }) {
    const { withdrawals, total } = await listWithdrawalsOf(db, member.memberId, page)
    return shownPage(withdrawals.map(shownWithdrawal), total, page)
  },
  async 'wallet.confirmWithdrawal'({ id }, { member: { memberId } }) {
    const { after, changed } = await deps.database.transaction(tx => confirmWithdrawal(tx, { id, memberId }))
    if (changed) pushWithdrawal(deps, after)
    return shownWithdrawal(after)
  },
  'wallet.transactions': (input, { member: { memberId }, nowMs }) => listTransactions(deps, { memberId, nowMs }, input),
})
