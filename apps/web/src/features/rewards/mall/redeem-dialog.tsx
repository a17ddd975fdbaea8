// SPDX-License-Identifier: Apache-2.0
import { Failure } from '@tessera/contract/client/failure'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { unreadable } from '@tessera/ui/forms/number-text.ts'
import { Picture } from '@tessera/ui/media/picture.tsx'
import { TextArea } from '@tessera/ui/forms/text-area.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useState } from 'react'
import { NumberField } from '../../../shared/forms/number-field.tsx'
import { invalidate, useCallMutation } from '../../../shared/api/use-call-query.ts'
import { PinField, pinProblem } from '../../../shared/forms/pin-field.tsx'
import { ReasonedButton } from '../../../shared/forms/reasoned-button.tsx'
import { Refusal } from '../../../shared/forms/refusal.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { t } from '../../../shared/texts/texts.ts'
import { PasswordFirst } from './password-first.tsx'
import { useMissingPoints, type Reward } from './use-points.ts'

interface RedeemDialogProps {
  reward: Reward
  onClose: () => void
  /** The platform does need a contact. */ onContact: () => void
}

const mostAtOnce = 100

/** Redeems one reward: how many, the address for goods, and the payment password. */
export default function RedeemDialog({ reward, onClose, onContact }: RedeemDialogProps) {
  return (
    <Dialog open onClose={onClose} title={t('mall.redeem')} closeLabel={t('common.close')}>
      <div className="mb-5 flex items-center gap-4">
        <Picture
          src={reward.imageUrl}
          alt=""
          width={480}
          height={360}
          eager
          fallback={null}
          className="h-18 w-24 shrink-0 rounded-tile"
        />
        <div className="min-w-0">
          <p className="font-bold">
            <bdi>{reward.name}</bdi>
          </p>
          <p className="text-sm text-gold">{t('mall.points', { count: reward.points })}</p>
        </div>
      </div>
      <PasswordFirst onLeave={onClose}>
        <RedeemForm reward={reward} onClose={onClose} onContact={onContact} />
      </PasswordFirst>
    </Dialog>
  )
}

function RedeemForm({ reward, onClose, onContact }: RedeemDialogProps) {
  const missing = useMissingPoints()
  const [quantity, setQuantity] = useState('1')
  const redeem = useCallMutation('rewards.redeem', [
    'rewards.pointBalance',
    'rewards.redeems',
    'rewards.mallRewards',
  ])
  const pieces = Math.max(1, Number(quantity) || 1)
  const most = Math.min(mostAtOnce, reward.stock)
  const form = useForm(
    { address: '', password: '' },
    ({ address, password }) => ({
      form: quantity === unreadable ? t('numbers.unread') : undefined,
      address: reward.kind === 'GOODS' && address.trim() === '' ? t('mall.addressHint') : undefined,
      password: pinProblem(password),
    }),
    async ({ address, password }) => {
      try {
        await redeem.mutateAsync({
          rewardId: reward.rewardId,
          quantity: pieces,
          password,
          address: reward.kind === 'GOODS' ? address.replace(/\s+/g, ' ').trim() : '',
        })
      } catch (error) {
        if (error instanceof Failure && error.code === 'CONTACT_REQUIRED') return onContact()
        if (error instanceof Failure && error.code === 'OUT_OF_STOCK') invalidate('rewards.mallRewards')
        throw error
      }
      showToast(t('mall.redeem.done'), 'good')
      onClose()
    },
  )
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
      <NumberField
        label={t('mall.quantity')}
        value={quantity}
        onChange={setQuantity}
        min={1}
        max={most}
        maxLength={3}
        stepLabels={{ less: t('mall.quantity.less'), more: t('mall.quantity.more') }}
      />
      {reward.kind === 'GOODS' && (
        <TextArea
          {...form.field('address')}
          label={t('mall.address')}
          hint={t('mall.addressHint')}
          maxLength={300}
          rows={2}
          autoComplete="street-address"
        />
      )}
      <PinField {...form.field('password')} label={t('wallet.withdraw.password')} />
      <p className="flex items-baseline justify-between gap-4 text-sm text-muted">
        {t('mall.total')}{' '}
        <span className="text-lg font-bold text-text">
          {t('mall.points', { count: reward.points * pieces })}
        </span>
      </p>
      <Refusal message={form.refusal} />
      <ReasonedButton
        type="submit"
        look="primary"
        size="form"
        wide
        busy={form.busy}
        reason={missing(reward.points * pieces)}
        reasonClassName="text-center"
      >
        {t('mall.redeem')}
      </ReasonedButton>
    </form>
  )
}
