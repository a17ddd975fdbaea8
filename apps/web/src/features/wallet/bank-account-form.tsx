// SPDX-License-Identifier: Apache-2.0
import { readAccountNumber } from '@tessera/rules/wallet/account-number'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../shared/api/use-call-query.ts'
import { PinField, pinProblem } from '../../shared/forms/pin-field.tsx'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { t } from '../../shared/texts/texts.ts'

/** A bank account for withdrawals; saving one requires the payment password. */
export function BankAccountForm({ onSaved }: { onSaved?: () => void }) {
  const save = useCallMutation('wallet.addBankAccount', ['wallet.withdrawalConfig'])
  const form = useForm(
    { bankName: '', accountNumber: '', holder: '', password: '' },
    (values) => ({
      bankName:
        values.bankName.trim().length < 2
          ? t('identity.empty', { field: t('wallet.withdraw.bank') })
          : undefined,
      accountNumber: /^[0-9A-Z]{5,34}$/.test(readAccountNumber(values.accountNumber))
        ? undefined
        : t('wallet.withdraw.numberHint'),
      holder:
        values.holder.trim().length < 2
          ? t('identity.empty', { field: t('wallet.withdraw.holder') })
          : undefined,
      password: pinProblem(values.password),
    }),
    async (values) => {
      await save.mutateAsync({ ...values, accountNumber: readAccountNumber(values.accountNumber) })
      showToast(t('wallet.withdraw.accountSaved'), 'good')
      onSaved?.()
    },
  )
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-4">
      <TextField
        {...form.field('bankName')}
        label={t('wallet.withdraw.bank')}
        autoComplete="off"
        maxLength={60}
      />
      <TextField
        {...form.field('accountNumber')}
        label={t('wallet.withdraw.number')}
        hint={t('wallet.withdraw.numberHint')}
        autoComplete="off"
        maxLength={42}
        dir="ltr"
        className="tabular"
      />
      <TextField
        {...form.field('holder')}
        label={t('wallet.withdraw.holder')}
        autoComplete="name"
        maxLength={60}
      />
      <PinField {...form.field('password')} label={t('wallet.withdraw.password')} />
      <Refusal message={form.refusal} />
      <Button type="submit" look="primary" size="form" busy={form.busy}>
        {t('wallet.withdraw.saveAccount')}
      </Button>
    </form>
  )
}
