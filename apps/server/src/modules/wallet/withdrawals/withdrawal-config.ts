// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { amountFromWire, zero, type Amount } from '@tessera/rules/money'
import { isPaidTo } from '@tessera/rules/wallet/payout-kinds'
import type { WithdrawalLimits } from '@tessera/rules/wallet/may-withdraw'
import { dayStartIn } from '@tessera/rules/site/zoned-days'
import type { Queries } from '../../../platform/db/index.ts'
import { currencyOfMember } from '../../members/index.ts'
import { furtherCurrency, siteTimeZone } from '../../site/index.ts'
import { listBankAccounts } from '../bank-accounts/bank-account-store.ts'
import { payoutMethods } from '../bank-accounts/payout-methods.ts'
import { presentAccount } from '../bank-accounts/present-account.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import { payoutTimes } from './payout-time-store.ts'
import { countAsked } from './withdrawal-store.ts'

/** The limits of withdrawals in a currency. */
export async function withdrawalLimits(
  { settings }: Pick<WalletDeps, 'settings'>,
  currency: string,
): Promise<WithdrawalLimits> {
  const further = await furtherCurrency(settings, currency)
  const [min, max, dailyCount] = await Promise.all([
    settings.read('wallet.withdrawalMinimum'),
    settings.read('wallet.withdrawalMaximum'),
    settings.read('wallet.withdrawalsPerDay'),
  ])
  return {
    min: amountFromWire(further?.withdrawalMinimum ?? min),
    max: amountFromWire(further?.withdrawalMaximum ?? max),
    dailyCount,
  }
}

/** Withdrawals requested today, in site time. */
export const askedToday = async (
  db: Queries,
  { settings }: Pick<WalletDeps, 'settings'>,
  memberId: bigint,
  nowMs: number,
): Promise<number> => countAsked(db, memberId, dayStartIn(await siteTimeZone(settings), nowMs))

export const turnoverLeft = async (
  db: Queries,
  { wagering }: Pick<WalletDeps, 'wagering'>,
  memberId: bigint,
): Promise<Amount> => (wagering ? wagering.turnoverLeft(db, memberId) : zero)

/** What the withdrawal form needs to know (D-78). */
export async function showWithdrawalConfig(
  db: Queries,
  deps: WalletDeps,
  { memberId, brandCode, nowMs }: { memberId: bigint; brandCode: string; nowMs: number },
): Promise<OperationOutput<'wallet.withdrawalConfig'>> {
  const [{ min, max, dailyCount }, asked, accounts, left, hasPaymentPassword, days, methods] =
    await Promise.all([
      withdrawalLimits(deps, await currencyOfMember(db, memberId)),
      askedToday(db, deps, memberId, nowMs),
      listBankAccounts(db, memberId),
      turnoverLeft(db, deps, memberId),
      deps.hasPaymentPassword(memberId),
      deps.settings.read('wallet.payoutTimesDays'),
      payoutMethods(deps),
    ])
  return {
    min,
    max,
    dailyCount,
    leftToday: Math.max(0, dailyCount - asked),
    accounts: accounts.filter((account) => isPaidTo(methods, account)).map(presentAccount),
    methods: { eWallets: [...methods.eWallets], crypto: [...methods.crypto] },
    turnoverLeft: left,
    hasPaymentPassword,
    times: (await payoutTimes(db, { brandCode, days, nowMs })) ?? null,
  }
}
