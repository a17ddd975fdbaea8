// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { walletDecimals } from '@tessera/rules/currencies/known'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { roundedDuration } from '@tessera/rules/wallet/withdrawal-stages'
import { formatDuration } from '@tessera/ui/data/duration.ts'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { PinField, pinProblem } from '../../shared/forms/pin-field.tsx'
import { ReasonedButton } from '../../shared/forms/reasoned-button.tsx'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { usePanels } from '../../shared/session/gate.ts'
import { useWalletCurrency } from '../../shared/session/use-wallet-currency.ts'
import { t } from '../../shared/texts/texts.ts'
import { AmountField, amountProblem } from './amount-field.tsx'
import { readAmount } from './amount-text.ts'
import { kindsOf, PayoutAccountForm } from './payout-account-form.tsx'
import { useBalance } from './use-balance.ts'
import { useWithdraw } from './use-withdraw.ts'

type Config = CallOutput<'wallet.withdrawalConfig'>

/**
 * The amount and the account, confirmed by the payment password or a passkey. The amount goes on hold at once.
 */
export function WithdrawForm({ config, turnover }: { config: Config; turnover: ReactNode }) {
  const { balance } = useBalance()
  const { openCenter } = usePanels()
  const { code } = useWalletCurrency()
  const [adding, setAdding] = useState(false)
  const { hasPasskey, needsDocument, withPassword, withPasskey } = useWithdraw()
  const [confirmation, setConfirmation] = useState<'password' | 'passkey'>()
  // Members with a passkey use it unless they choose otherwise.
  const byPasskey = hasPasskey && confirmation !== 'password'
  const form = useForm(
    { amount: '', bankAccountId: config.accounts[0]?.bankAccountId ?? '', password: '' },
    ({ amount, password }) => ({
      amount: amountProblem(amount, config, code),
      password: byPasskey ? undefined : pinProblem(password),
    }),
    async ({ amount, bankAccountId, password }, setValues) => {
      const asked = { amount: readAmount(amount, walletDecimals(code)) ?? 0, bankAccountId }
      await (byPasskey ? withPasskey(asked) : withPassword(asked, password))
      setValues((before) => ({ ...before, amount: '', password: '' }))
      showToast(t('wallet.withdraw.done'), 'good')
    },
  )
  if (adding) return <PayoutAccountForm methods={config.methods} onSaved={() => setAdding(false)} />
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
      <Figures available={balance?.mainBalance} held={balance?.heldBalance} />
      {turnover}
      <AmountField
        {...form.field('amount')}
        limits={config}
        onPick={(amount) => form.setValues((before) => ({ ...before, amount }))}
      />
      <AccountChoice config={config} field={form.field('bankAccountId')} onAdd={() => setAdding(true)} />
      {hasPasskey && (
        <Segmented
          wide
          label={t('common.confirm')}
          value={byPasskey ? 'passkey' : 'password'}
          onChange={setConfirmation}
          options={[
            { value: 'passkey', label: t('protect.passkeys.one') },
            { value: 'password', label: t('wallet.withdraw.password') },
          ]}
        />
      )}
      {!byPasskey && <PinField {...form.field('password')} label={t('wallet.withdraw.password')} />}
      <Refusal message={form.refusal} />
      {form.refusal && needsDocument && (
        <Button wide onClick={() => openCenter('identityCheck')}>
          {t('identityCheck.title')}
        </Button>
      )}
      <ReasonedButton
        type="submit"
        look="primary"
        size="form"
        wide
        busy={form.busy}
        reason={config.leftToday <= 0 ? t('wallet.withdraw.leftToday', { count: 0 }) : undefined}
        reasonClassName="text-center"
      >
        {t('wallet.withdraw.submit')}
      </ReasonedButton>
      <Expectations config={config} />
    </form>
  )
}

interface AccountChoiceProps {
  config: Config
  field: Omit<ComponentProps<typeof Select>, 'label' | 'options'>
  onAdd: () => void
}

/** Where the money goes: one of the saved accounts, or a new one. */
function AccountChoice({ config, field, onAdd }: AccountChoiceProps) {
  const onlyBanks = kindsOf(config.methods).length === 1
  return (
    <div>
      <Select
        {...field}
        label={t(onlyBanks ? 'wallet.withdraw.account' : 'payout.account')}
        options={config.accounts.map((account) => ({
          value: account.bankAccountId,
          label: `${account.bankName} · ${account.accountNumber}`,
        }))}
      />
      <button type="button" onClick={onAdd} className="mt-1 min-h-11 text-sm font-bold text-brand">
        {t(onlyBanks ? 'wallet.withdraw.addAccount' : 'payout.addAccount')}
      </button>
    </div>
  )
}

/** How long it usually takes, and how many more there may be today. */
function Expectations({ config: { times, leftToday } }: { config: Config }) {
  return (
    <>
      {times && (
        <p className="text-center text-sm text-muted">
          {t('payout.times', {
            usual: formatDuration(roundedDuration(times.usualMs)),
            most: formatDuration(roundedDuration(times.mostMs)),
          })}
        </p>
      )}
      {leftToday > 0 && (
        <p className="text-center text-xs text-muted">
          {t('wallet.withdraw.leftToday', { count: leftToday })}
        </p>
      )}
    </>
  )
}

function Figures({ available, held }: { available: number | undefined; held: number | undefined }) {
  const currency = useWalletCurrency()
  return (
    <dl className="grid grid-cols-2 gap-3">
      {[
        [t('wallet.available'), available],
        [t('wallet.held'), held],
      ].map(([name, value]) => (
        <div key={name} className="rounded-tile border border-line bg-bg px-4 py-3">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="mt-1 text-lg font-bold">
            {typeof value === 'number' ? <Money value={value} currency={currency.symbol} /> : '–'}
          </dd>
        </div>
      ))}
    </dl>
  )
}
