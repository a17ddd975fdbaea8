// SPDX-License-Identifier: Apache-2.0
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import type { ReactNode } from 'react'
import { messageOf } from '@tessera/contract/client/failure'
import { useAsk } from '../../shared/api/use-ask.ts'
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
  const { data: config, error, refetch } = useAsk('wallet.withdrawalConfig', {}, { member: true })
  if (error && !config)
    return (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!config) return <Skeleton className="h-72 w-full rounded-tile" />
  return (
    <div className="flex flex-col gap-8">
      {!config.hasPaymentPassword ? (
        <Step title={t('wallet.withdraw.firstPassword')} text={t('wallet.withdraw.firstPasswordHint')}>
          {passwordForm}
        </Step>
      ) : config.accounts.length === 0 ? (
        <Step {...firstAccount(kindsOf(config.methods).length === 1)}>
          <PayoutAccountForm methods={config.methods} />
        </Step>
      ) : (
        <WithdrawForm config={config} turnover={turnover} />
      )}
      <WithdrawalList />
    </div>
  )
}

const firstAccount = (onlyBanks: boolean): { title: string; text: string } =>
  onlyBanks
    ? { title: t('wallet.withdraw.addAccount'), text: t('wallet.withdraw.firstAccount') }
    : { title: t('payout.addAccount'), text: t('payout.firstAccount') }
