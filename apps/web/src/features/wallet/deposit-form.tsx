// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { walletDecimals } from '@tessera/rules/currencies/known'
import { amountFromWire, amountToWire } from '@tessera/rules/money'
import { splitPayment } from '@tessera/rules/wallet/deposit-terms'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { cx } from '@tessera/ui/cx.ts'
import Landmark from 'lucide-react/icons/landmark'
import QrCode from 'lucide-react/icons/qr-code'
import Wallet from 'lucide-react/icons/wallet'
import { useId, useState } from 'react'
import { useCallMutation } from '../../shared/api/use-call-query.ts'
import { useWalletCurrency } from '../../shared/session/use-wallet-currency.ts'
import { ReasonedButton } from '../../shared/forms/reasoned-button.tsx'
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
  const [chosen, setChosen] = useState(methods.find(({ maintenance }) => maintenance === null)?.methodId)
  const method = methods.find(({ methodId }) => methodId === chosen)
  const { code } = useWalletCurrency()
  const open = useCallMutation('wallet.deposit', ['wallet.deposits'])
  const form = useForm(
    { amount: '' },
    ({ amount }) => ({ amount: amountProblem(amount, method, code) }),
    async ({ amount }) => {
      if (method)
        onOpened(
          await open.mutateAsync({
            methodId: method.methodId,
            amount: readAmount(amount, walletDecimals(code)) ?? 0,
          }),
        )
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
      {method && <FeeSummary method={method} amount={readAmount(form.values.amount, walletDecimals(code))} />}
      <Refusal message={form.refusal} />
      <ReasonedButton
        type="submit"
        look="primary"
        size="form"
        wide
        busy={form.busy}
        reason={method ? undefined : t('wallet.deposit.allMaintenance')}
        reasonClassName="text-center"
      >
        {t('wallet.deposit.submit')}
      </ReasonedButton>
    </form>
  )
}

/** What of the typed amount reaches the balance, where the payer bears a fee. */
function FeeSummary({ method, amount }: { method: Method; amount: number | undefined }) {
  const { code, symbol } = useWalletCurrency()
  if ((method.feeFixed === 0 && method.feeBasisPoints === 0) || amount === undefined) return null
  if (amount < method.min || amount > method.max) return null
  const { fee, credited } = splitPayment(
    amountFromWire(amount),
    { fixed: amountFromWire(method.feeFixed), basisPoints: method.feeBasisPoints, payer: 'member' },
    code,
  )
  const figure = (value: number): string => `${symbol}${formatMoney(value)}`
  return (
    <p role="status" className="rounded-control border border-line bg-surface-2 px-4 py-3 text-sm text-text">
      {t('wallet.deposit.withFee', {
        pay: figure(amount),
        fee: figure(amountToWire(fee)),
        receive: figure(amountToWire(credited)),
      })}
    </p>
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
                'relative flex min-h-16 items-center gap-3 rounded-tile border px-4 transition-colors duration-160 has-focus-visible:outline-2 has-focus-visible:outline-brand',
                method.methodId === chosen && 'border-brand bg-brand-soft',
                method.methodId !== chosen && 'border-line bg-bg',
                method.maintenance === null ? 'cursor-pointer hover:bg-surface-2' : 'cursor-not-allowed',
              )}
            >
              <input
                type="radio"
                name={name}
                value={method.methodId}
                checked={method.methodId === chosen}
                disabled={method.maintenance !== null}
                onChange={() => onChoose(method.methodId)}
                className="absolute inset-0 size-full cursor-[inherit] appearance-none opacity-0"
              />
              <Icon
                className={cx('size-6 shrink-0', method.maintenance === null ? 'text-brand' : 'text-muted')}
                aria-hidden="true"
              />
              <span className="flex min-w-0 flex-col py-2">
                <span
                  className={cx(
                    'truncate font-bold',
                    method.maintenance === null ? 'text-text' : 'text-muted',
                  )}
                >
                  {method.name}
                </span>
                {method.maintenance !== null && (
                  <span className="text-sm break-words text-muted">
                    {method.maintenance || t('wallet.deposit.maintenance')}
                  </span>
                )}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
