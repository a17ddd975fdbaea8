// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../shared/api/use-call-query.ts'
import { PinField, pinProblem } from '../../shared/forms/pin-field.tsx'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { t } from '../../shared/texts/texts.ts'

/** An e-wallet or the address of a coin; saving it requires the payment password. */
export function OtherAccountForm({
  kind,
  methods,
  onSaved,
}: {
  kind: 'e-wallet' | 'crypto'
  methods: readonly string[]
  onSaved?: () => void
}) {
  const save = useCallMutation('wallet.addPayoutAccount', ['wallet.withdrawalConfig'])
  const crypto = kind === 'crypto'
  const numberLabel = crypto ? t('payout.address') : t('payout.walletNumber')
  const form = useForm(
    { method: methods[0] ?? '', accountNumber: '', holder: '', password: '' },
    (values) => ({
      accountNumber:
        values.accountNumber.trim().length < 5 ? t('identity.empty', { field: numberLabel }) : undefined,
      holder:
        !crypto && values.holder.trim().length < 2
          ? t('identity.empty', { field: t('wallet.withdraw.holder') })
          : undefined,
      password: pinProblem(values.password),
    }),
    async (values) => {
      await save.mutateAsync({ ...values, kind, accountNumber: values.accountNumber.trim() })
      showToast(t('payout.saved'), 'good')
      onSaved?.()
    },
  )
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-4">
      <Select
        {...form.field('method')}
        label={crypto ? t('payout.coin') : t('payout.kind.e-wallet')}
        options={methods.map((value) => ({ value, label: value }))}
      />
      <TextField
        {...form.field('accountNumber')}
        label={numberLabel}
        {...(crypto ? { hint: t('payout.addressHint') } : {})}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        dir="ltr"
        className="tabular"
      />
      {!crypto && (
        <TextField
          {...form.field('holder')}
          label={t('wallet.withdraw.holder')}
          hint={t('payout.holderHint')}
          autoComplete="name"
          maxLength={60}
        />
      )}
      <PinField {...form.field('password')} label={t('wallet.withdraw.password')} />
      <Refusal message={form.refusal} />
      <Button type="submit" look="primary" size="form" busy={form.busy}>
        {t('wallet.withdraw.saveAccount')}
      </Button>
    </form>
  )
}
