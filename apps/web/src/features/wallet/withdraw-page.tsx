// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import type { ReactNode } from 'react'
import { messageOf } from '@tessera/contract/client/failure'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { useNextStep } from '../../shared/page/use-next-step.ts'
import { t } from '../../shared/texts/texts.ts'
import { kindsOf, PayoutAccountForm } from './payout-account-form.tsx'
import { Step } from './step.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawalList } from './withdrawal-list.tsx'

/**
 * Withdrawals: first the payment password, then an account, then the amount. `passwordForm` sets the
 * password; `turnover` says what must be staked before.
 */
export function WithdrawPage({ passwordForm, turnover }: { passwordForm: ReactNode; turnover: ReactNode }) {
  const { data: config, error, refetch } = useCallQuery('wallet.withdrawalConfig', {}, { member: true })
  const step = config && stepOf(config)
  const ref = useNextStep(step)
  if (error && !config)
    return (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!config) return <Skeleton className="h-72 w-full rounded-tile" />
  const account = firstAccount(kindsOf(config.methods).length === 1)
  const names = {
    password: t('wallet.withdraw.firstPassword'),
    account: account.title,
    amount: t('wallet.withdraw'),
  }
  return (
    <div className="flex flex-col gap-8">
      <div ref={ref} role="group" aria-label={names[stepOf(config)]} tabIndex={-1} className="outline-none">
        {step === 'password' ? (
          <Step title={names.password} text={t('wallet.withdraw.firstPasswordHint')}>
            {passwordForm}
          </Step>
        ) : step === 'account' ? (
          <Step {...account}>
            <PayoutAccountForm methods={config.methods} />
          </Step>
        ) : (
          <WithdrawForm config={config} turnover={turnover} />
        )}
      </div>
      <WithdrawalList />
    </div>
  )
}

/** What a member has to do next. */
const stepOf = ({
  hasPaymentPassword,
  accounts,
}: CallOutput<'wallet.withdrawalConfig'>): 'password' | 'account' | 'amount' =>
  !hasPaymentPassword ? 'password' : accounts.length === 0 ? 'account' : 'amount'

const firstAccount = (onlyBanks: boolean): { title: string; text: string } =>
  onlyBanks
    ? { title: t('wallet.withdraw.addAccount'), text: t('wallet.withdraw.firstAccount') }
    : { title: t('payout.addAccount'), text: t('payout.firstAccount') }
