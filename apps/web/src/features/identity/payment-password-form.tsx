// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../shared/api/use-call-query.ts'
import { PinField, pinProblem } from '../../shared/forms/pin-field.tsx'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { t } from '../../shared/texts/texts.ts'

/** Sets the payment password, or changes an existing one. */
export function PaymentPasswordForm({ exists }: { exists: boolean }) {
  const save = useCallMutation('identity.setPaymentPassword', [
    'members.info',
    'identity.security',
    'wallet.withdrawalConfig',
  ])
  const form = useForm(
    { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    (values) => ({
      oldPassword: exists ? pinProblem(values.oldPassword) : undefined,
      newPassword: pinProblem(values.newPassword),
      confirmNewPassword:
        values.newPassword === values.confirmNewPassword ? undefined : t('identity.payment.inconsistent'),
    }),
    async ({ oldPassword, newPassword, confirmNewPassword }, setValues) => {
      await save.mutateAsync({ newPassword, confirmNewPassword, ...(exists ? { oldPassword } : {}) })
      setValues({ oldPassword: '', newPassword: '', confirmNewPassword: '' })
      showToast(t('members.payment.done'), 'good')
    },
  )
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-4">
      {exists && <PinField {...form.field('oldPassword')} label={t('members.payment.old')} />}
      <PinField
        {...form.field('newPassword')}
        label={t('members.payment.new')}
        hint={t('members.payment.hint')}
      />
      <PinField {...form.field('confirmNewPassword')} label={t('members.payment.confirm')} />
      <Refusal message={form.refusal} />
      <Button type="submit" look="primary" size="form" busy={form.busy}>
        {exists ? t('members.payment.change') : t('members.payment.create')}
      </Button>
    </form>
  )
}
