// SPDX-License-Identifier: Apache-2.0
import { walletDecimals } from '@tessera/rules/currencies/known'
import { TextField, type TextFieldProps } from '@tessera/ui/forms/text-field.tsx'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { useWalletCurrency } from '../../shared/session/use-wallet-currency.ts'
import { readTyped } from '../../shared/forms/read-typed.ts'
import { t } from '../../shared/texts/texts.ts'
import { readAmount } from './amount-text.ts'

export interface Limits {
  min: number
  max: number
}

/** The longest amount with signs between its thousands, and blanks or a currency sign pasted with it. */
const longestTyped = 32

const steps = [20, 50, 100, 500]

export interface AmountFieldProps extends Omit<TextFieldProps, 'label' | 'hint'> {
  limits: Limits | undefined
  onPick: (amount: string) => void
}

/** An amount with its limits, and buttons for a few usual ones. */
export function AmountField({ limits, onPick, ...rest }: AmountFieldProps) {
  const currency = useWalletCurrency()
  const picks = limits ? picksWithin(limits) : []
  return (
    <div className="flex flex-col gap-2">
      <TextField
        {...rest}
        label={t('common.amount')}
        inputMode={walletDecimals(currency.code) === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={longestTyped}
        dir="ltr"
        className="tabular font-bold"
        end={<span className="pe-3 text-sm font-semibold text-muted">{currency.symbol}</span>}
        hint={
          limits && t('wallet.amount.range', { min: formatMoney(limits.min), max: formatMoney(limits.max) })
        }
      />
      <div role="group" aria-label={t('wallet.amount.quick')} className="flex flex-wrap gap-2">
        {picks.map((step) => (
          <button
            key={step}
            type="button"
            onClick={() => onPick(String(step))}
            className="tabular h-11 flex-1 rounded-control px-1 border border-line bg-surface-2 text-sm font-bold text-text transition-colors duration-160 hover:bg-surface-3"
          >
            {step.toLocaleString('en-US')}
          </button>
        ))}
      </div>
    </div>
  )
}

/** The steps, in the size of the currency: 200,000 where the smallest amount is 50,000. */
function picksWithin({ min, max }: Limits): number[] {
  const size = 10 ** Math.max(0, Math.ceil(Math.log10(min / 20)))
  return steps.map((step) => step * size).filter((step) => step >= min && step <= max)
}

/** The message for an invalid amount of this currency; undefined for a valid one. */
export function amountProblem(
  text: string,
  limits: Limits | undefined,
  currency: string,
): string | undefined {
  const decimals = walletDecimals(currency)
  const reading = readTyped(text, decimals)
  if (reading.state === 'unclear') return t('numbers.unclear', reading)
  const amount = readAmount(text, decimals)
  if (amount === undefined) return t(decimals === 0 ? 'wallet.amount.whole' : 'wallet.amount.invalid')
  if (limits && (amount < limits.min || amount > limits.max))
    return t('wallet.amount.range', { min: formatMoney(limits.min), max: formatMoney(limits.max) })
  return undefined
}
