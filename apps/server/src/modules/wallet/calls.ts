// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { playCurrency } from '@tessera/rules/identity/trial'
import { sayTo, type CallContext, type DomainHandlers } from '../../platform/http/index.ts'
import { forBrand } from '../../platform/settings/for-brand.ts'
import { readBalance, readBalanceIn } from './balance/read-balance.ts'
import { addBankAccount } from './bank-accounts/add-bank-account.ts'
import { addPayoutAccount } from './bank-accounts/add-payout-account.ts'
import { presentAccount } from './bank-accounts/present-account.ts'
import { listDepositMethods } from './deposits/deposit-methods.ts'
import { listDepositsOf } from './deposits/deposit-store.ts'
import { openDeposit } from './deposits/open-deposit.ts'
import { presentDeposit, presentOwnWithdrawal, presentPage, presentWithdrawals } from './present.ts'
import { bonusDetails } from './transactions/bonus-details.ts'
import { listTransactions } from './transactions/list-transactions.ts'
import { personalProfit } from './transactions/personal-profit.ts'
import { transferCalls } from './transfers/transfer-calls.ts'
import type { WalletDeps } from './wallet-deps.ts'
import { askWithdrawal } from './withdrawals/ask-withdrawal.ts'
import { proofOf } from './withdrawals/dispute-store.ts'
import { disputeWithdrawal } from './withdrawals/dispute-withdrawal.ts'
import { pushWithdrawal } from './withdrawals/push-withdrawal.ts'
import { showWithdrawalConfig } from './withdrawals/withdrawal-config.ts'
import { listWithdrawalsOf } from './withdrawals/withdrawal-store.ts'
import { confirmWithdrawal } from './withdrawals/withdrawal-steps.ts'

export const walletCalls = (deps: WalletDeps): DomainHandlers<'wallet'> => ({
  'wallet.balance': (_, { db, member }) =>
    member.trial
      ? readBalanceIn(db, playCurrency, member.memberId)
      : readBalance(db, member.memberId, deps.moneyAtVendors),
  'wallet.depositMethods': (_, { db, brandCode, member: { memberId } }) =>
    listDepositMethods(db, forBrand(deps, { brandCode }), { brandCode, memberId }),
  async 'wallet.deposit'(input, { tx, member, brandCode, host, language, nowMs }) {
    const siteUrl = await deps.siteUrl(host)
    const payer = { siteUrl, language }
    return presentDeposit(
      await openDeposit(tx, forBrand(deps, { brandCode }), { member, payer, brandCode, nowMs }, input),
      siteUrl,
    )
  },
  async 'wallet.deposits'(page, { db, member, host }) {
    const { deposits, total } = await listDepositsOf(db, member.memberId, page)
    const siteUrl = await deps.siteUrl(host)
    return presentPage(
      deposits.map((deposit) => presentDeposit(deposit, siteUrl)),
      total,
      page,
    )
  },
  'wallet.withdrawalConfig': (_, { db, member, brandCode, nowMs }) =>
    showWithdrawalConfig(db, forBrand(deps, { brandCode }), { memberId: member.memberId, brandCode, nowMs }),
  'wallet.addBankAccount': ({ password: _, ...account }, { member: { memberId }, brandCode, nowMs }) =>
    deps.database.transaction((tx) =>
      addBankAccount(tx, deps, { memberId, brandCode, nowMs }, { kind: 'bank', ...account }),
    ),
  async 'wallet.addPayoutAccount'({ password: _, ...account }, { member: { memberId }, brandCode, nowMs }) {
    const facts = { memberId, brandCode, nowMs }
    return presentAccount(await addPayoutAccount(forBrand(deps, { brandCode }), facts, account))
  },
  'wallet.withdraw': (input, context) => withdraw(deps, input, context),
  'wallet.withdrawByPasskey': (input, context) => withdraw(deps, input, context),
  async 'wallet.withdrawals'(page, { db, member }) {
    const { withdrawals, total } = await listWithdrawalsOf(db, member.memberId, page)
    return presentPage(await presentWithdrawals(db, withdrawals), total, page)
  },
  async 'wallet.confirmWithdrawal'({ id, result, images }, { db, member: { memberId }, nowMs }) {
    const { after, changed } =
      result === 'RECEIVED'
        ? await deps.database.transaction((tx) => confirmWithdrawal(tx, { id, memberId, nowMs }))
        : await disputeWithdrawal(deps, { id, memberId, images, nowMs })
    if (changed) pushWithdrawal(deps, after)
    return presentOwnWithdrawal(db, after)
  },
  async 'wallet.withdrawalProof'({ id }, { db, member: { memberId } }) {
    const pictures = await proofOf(db, { id, memberId })
    if (!pictures) throw fault('call.notFound')
    return { images: await deps.proofPictures.show(pictures) }
  },
  ...transferCalls(deps),
  'wallet.transactions': (input, { member: { memberId }, brandCode, nowMs, ...facts }) =>
    listTransactions(forBrand(deps, { brandCode }), { memberId, nowMs, say: sayTo(facts) }, input),
  'wallet.personalProfit': (input, { db, member: { memberId }, brandCode, nowMs }) =>
    personalProfit(db, deps.settings.of(brandCode), { memberId, nowMs }, input),
  'wallet.bonusDetails': (input, { member: { memberId }, brandCode, nowMs }) =>
    bonusDetails(forBrand(deps, { brandCode }), { memberId, nowMs }, input),
})

/** However the member confirmed it. */
async function withdraw(
  deps: WalletDeps,
  input: OperationInput<'wallet.withdraw'> | OperationInput<'wallet.withdrawByPasskey'>,
  { tx, member, brandCode, nowMs, afterCommit }: CallContext<'wallet.withdraw'>,
): Promise<OperationOutput<'wallet.withdraw'>> {
  const withdrawal = await askWithdrawal(tx, forBrand(deps, { brandCode }), { member, nowMs }, input)
  afterCommit(() => pushWithdrawal(deps, withdrawal))
  return presentOwnWithdrawal(tx, withdrawal)
}
