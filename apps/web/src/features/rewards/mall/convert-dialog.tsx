// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { NumberField } from '../../../shared/forms/number-field.tsx'
import { useCallMutation } from '../../../shared/api/use-call-query.ts'
import { PinField, pinProblem } from '../../../shared/forms/pin-field.tsx'
import { ReasonedButton } from '../../../shared/forms/reasoned-button.tsx'
import { Refusal } from '../../../shared/forms/refusal.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { PasswordFirst } from './password-first.tsx'
import { formatPoints, leastToConvert, useMissingPoints } from './use-points.ts'

interface ConvertDialogProps {
  balance: number
  config: CallOutput<'rewards.pointConfig'>
  onClose: () => void
}

/** Converts points into money, protected by the payment password. */
export default function ConvertDialog({ balance, config, onClose }: ConvertDialogProps) {
  return (
    <Dialog open onClose={onClose} title={t('mall.convert')} closeLabel={t('common.close')}>
      <PasswordFirst onLeave={onClose}>
        <ConvertForm balance={balance} config={config} onDone={onClose} />
      </PasswordFirst>
    </Dialog>
  )
}

function ConvertForm({
  balance,
  config,
  onDone,
}: Omit<ConvertDialogProps, 'onClose'> & { onDone: () => void }) {
  const { exchangeRatio } = config
  const { currency } = useSite().whitelabel
  const missing = useMissingPoints()
  const convert = useCallMutation('rewards.convertPoints', [
    'rewards.pointBalance',
    'wallet.balance',
    'wallet.transactions',
  ])
  const most = Math.floor(balance / exchangeRatio) * exchangeRatio
  const least = leastToConvert(config)
  const rule = t('mall.convert.rule', { min: formatPoints(least), step: formatPoints(exchangeRatio) })
  const money = (points: number): string => `${currency.symbol}${formatMoney(points / exchangeRatio)}`
  const form = useForm(
    { points: most >= least ? String(most) : '', password: '' },
    ({ points, password }) => ({
      points: fits(Number(points), least, exchangeRatio) ? undefined : rule,
      password: pinProblem(password),
    }),
    async ({ points, password }) => {
      const { amount } = await convert.mutateAsync({ points: Number(points), password })
      showToast(t('wallet.deposit.paidHint', { amount: `${currency.symbol}${formatMoney(amount)}` }), 'good')
      onDone()
    },
  )
  const { value, error, name } = form.field('points')
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
      <NumberField
        name={name}
        label={t('mall.convert.points')}
        hint={rule}
        error={error}
        value={value}
        maxLength={12}
        onChange={(next) => form.field('points').onChange({ target: { value: next } })}
      />
      <p className="flex items-baseline justify-between gap-4 text-sm text-muted">
        {t('mall.convert.gets')}{' '}
        <bdi dir="ltr" className="tabular text-lg font-bold text-text">
          {money(fits(Number(value), least, exchangeRatio) ? Number(value) : 0)}
        </bdi>
      </p>
      <PinField {...form.field('password')} label={t('wallet.withdraw.password')} />
      <Refusal message={form.refusal} />
      <ReasonedButton
        type="submit"
        look="primary"
        size="form"
        wide
        busy={form.busy}
        reason={missing(least)}
        reasonClassName="text-center"
      >
        {t('mall.convert')}
      </ReasonedButton>
    </form>
  )
}

const fits = (points: number, least: number, step: number): boolean =>
  Number.isInteger(points) && points >= least && points % step === 0
