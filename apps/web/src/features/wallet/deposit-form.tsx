// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Button } from '@tessera/ui/forms/button.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { cx } from '@tessera/ui/cx.ts'
import Landmark from 'lucide-react/icons/landmark'
import QrCode from 'lucide-react/icons/qr-code'
import Wallet from 'lucide-react/icons/wallet'
import { useId, useState } from 'react'
import { useDo } from '../../shared/api/use-ask.ts'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { t } from '../../shared/texts/texts.ts'
import { AmountField, amountProblem } from './amount-field.tsx'
import { readAmount } from './amount-text.ts'
import type { Deposit } from './status-badge.tsx'

type Method = CallOutput<'wallet.depositMethods'>['list'][number]

const icons = { bank: Landmark, qr: QrCode, wallet: Wallet }

/** The payment method and the amount. */
export function DepositForm({
  methods,
  onOpened,
}: {
  methods: readonly Method[]
  onOpened: (deposit: Deposit) => void
}) {
  const [chosen, setChosen] = useState(methods[0]?.methodId)
  const method = methods.find(({ methodId }) => methodId === chosen)
  const open = useDo('wallet.deposit', ['wallet.deposits'])
  const form = useForm(
    { amount: '' },
    ({ amount }) => ({ amount: amountProblem(amount, method) }),
    async ({ amount }) => {
      if (method)
        onOpened(await open.mutateAsync({ methodId: method.methodId, amount: readAmount(amount) ?? 0 }))
    },
  )
  if (methods.length === 0) return <EmptyState title={t('wallet.deposit.noMethods')} />
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
      <MethodChoice methods={methods} chosen={chosen} onChoose={setChosen} />
      <AmountField
        {...form.field('amount')}
        limits={method}
        onPick={(amount) => form.setValues({ amount })}
      />
      <Refusal message={form.refusal} />
      <Button type="submit" look="primary" size="form" wide busy={form.busy}>
        {t('wallet.deposit.submit')}
      </Button>
    </form>
  )
}

function MethodChoice({
  methods,
  chosen,
  onChoose,
}: {
  methods: readonly Method[]
  chosen: string | undefined
  onChoose: (methodId: string) => void
}) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold text-text">{t('wallet.deposit.method')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {methods.map((method) => {
          const Icon = icons[method.type]
          return (
            <label
              key={method.methodId}
              className={cx(
                'relative flex h-16 cursor-pointer items-center gap-3 rounded-tile border px-4 transition-colors duration-160 has-focus-visible:outline-2 has-focus-visible:outline-brand',
                method.methodId === chosen
                  ? 'border-brand bg-brand-soft'
                  : 'border-line bg-bg hover:bg-surface-2',
              )}
            >
              <input
                type="radio"
                name={name}
                value={method.methodId}
                checked={method.methodId === chosen}
                onChange={() => onChoose(method.methodId)}
                className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
              />
              <Icon className="size-6 shrink-0 text-brand" aria-hidden="true" />
              <span className="min-w-0 truncate font-bold text-text">{method.name}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
