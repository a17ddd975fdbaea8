// SPDX-License-Identifier: Apache-2.0
import { walletDecimals } from '@tessera/rules/currencies/known'
import { Button } from '@tessera/ui/forms/button.tsx'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import type { ReactNode } from 'react'
import { PinField, pinProblem } from '../../shared/forms/pin-field.tsx'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { useWalletCurrency } from '../../shared/session/use-wallet-currency.ts'
import { t } from '../../shared/texts/texts.ts'
import { AmountField, amountProblem } from './amount-field.tsx'
import { readAmount } from './amount-text.ts'
import { Step } from './step.tsx'
import { useBalance } from './use-balance.ts'

/** The smallest transfer that the platform accepts. */
const smallest = 1

interface TransferFormProps {
  /** The receiver: input for one is not reused for another. */
  receiver: string
  send: (transfer: { amount: number; password: string; remark: string }) => Promise<unknown>
  /** Sets the payment password, if there is none yet. */
  passwordForm: ReactNode
}

/** A transfer to another account, with a note for both, protected by the payment password. */
export function TransferForm({ receiver, send, passwordForm }: TransferFormProps) {
  const { balance } = useBalance()
  const { code } = useWalletCurrency()
  const limits =
    typeof balance?.mainBalance === 'number'
      ? { min: smallest, max: Math.max(smallest, balance.mainBalance) }
      : undefined
  const form = useForm(
    { amount: '', remark: '', password: '' },
    ({ amount, password }) => ({
      amount: amountProblem(amount, limits, code),
      password: pinProblem(password),
    }),
    async ({ amount, remark, password }, setValues) => {
      const sum = readAmount(amount, walletDecimals(code)) ?? 0
      await send({ amount: sum, password, remark: remark.trim() })
      setValues({ amount: '', remark: '', password: '' })
      showToast(t('center.transfer.done', { amount: formatMoney(sum) }), 'good')
    },
    { about: `transfer to ${receiver}` },
  )
  if (passwordForm)
    return (
      <Step title={t('wallet.withdraw.firstPassword')} text={t('wallet.withdraw.firstPasswordHint')}>
        {passwordForm}
      </Step>
    )
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
      <AmountField
        {...form.field('amount')}
        limits={limits}
        onPick={(amount) => form.setValues((before) => ({ ...before, amount }))}
      />
      <TextField
        {...form.field('remark')}
        label={t('wallet.transactions.remark')}
        autoComplete="off"
        maxLength={140}
      />
      <PinField {...form.field('password')} label={t('wallet.withdraw.password')} />
      <Refusal message={form.refusal} />
      <Button type="submit" look="primary" size="form" wide busy={form.busy}>
        {t('wallet.type.TRANSFER')}
      </Button>
      <p className="text-center text-xs text-muted">{t('center.transfer.hint')}</p>
    </form>
  )
}
