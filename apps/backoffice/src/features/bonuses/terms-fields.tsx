// SPDX-License-Identifier: Apache-2.0
import { gameTypes } from '@tessera/contract/catalogue/game-types'
import { NumberField } from '@tessera/ui/forms/number-field.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { useState } from 'react'
import type { BonusPriceInput } from '../../shared/bonuses/bonus-price.tsx'
import { t } from '../../shared/texts.ts'

const bases = ['bonus', 'bonusAndDeposit'] as const
const orders = ['cashFirst', 'bonusFirst'] as const

/** Amounts and terms of a bonus. A field that is empty counts as 0, and without a largest bet any is allowed. */
export function TermsFields({
  input,
  onChange,
}: {
  input: BonusPriceInput
  onChange: (input: BonusPriceInput) => void
}) {
  const { terms } = input
  const change = (part: Partial<BonusPriceInput['terms']>): void =>
    onChange({ ...input, terms: { ...terms, ...part } })
  return (
    <section
      aria-label={t('console.bonusPrice.terms')}
      className="grid grid-cols-2 items-end gap-3 rounded-tile border border-line bg-surface-1 p-4"
    >
      <Figure
        label={t('console.bonusPrice.bonus')}
        value={input.bonus}
        decimals={2}
        onChange={(bonus) => onChange({ ...input, bonus })}
      />
      <Figure
        label={t('console.bonusPrice.deposit')}
        value={input.deposit}
        decimals={2}
        onChange={(deposit) => onChange({ ...input, deposit })}
      />
      <Figure
        label={t('console.bonusPrice.times')}
        value={terms.wagerTimes}
        decimals={2}
        onChange={(wagerTimes) => change({ wagerTimes })}
      />
      <Select
        label={t('console.bonusPrice.base')}
        value={terms.wagerBase}
        options={bases.map((value) => ({ value, label: t(`console.bonusPrice.base.${value}`) }))}
        onChange={({ target: { value } }) =>
          change({ wagerBase: bases.find((base) => base === value) ?? 'bonus' })
        }
      />
      <Figure
        label={t('console.bonusPrice.days')}
        value={terms.daysToWager}
        onChange={(daysToWager) => change({ daysToWager })}
      />
      <Figure
        label={t('console.bonusPrice.maxStake')}
        value={terms.maxStake ?? 0}
        decimals={2}
        placeholder={t('console.bonusPrice.any')}
        onChange={(maxStake) => change({ maxStake: maxStake === 0 ? null : maxStake })}
      />
      <Select
        label={t('console.bonusPrice.order')}
        value={input.spendingOrder ?? 'cashFirst'}
        options={orders.map((value) => ({ value, label: t(`console.bonusPrice.order.${value}`) }))}
        onChange={({ target: { value } }) =>
          onChange({ ...input, spendingOrder: orders.find((order) => order === value) ?? 'cashFirst' })
        }
      />
      <fieldset className="col-span-2 grid grid-cols-2 items-end gap-3">
        <legend className="mb-2 text-xs text-muted">{t('console.bonusPrice.weights')}</legend>
        {gameTypes.map((type) => (
          <Figure
            key={type}
            label={t(`console.gameType.${type}`)}
            value={terms.weights[type] ?? 0}
            onChange={(weight) => change({ weights: { ...terms.weights, [type]: weight } })}
          />
        ))}
      </fieldset>
    </section>
  )
}

/** A number; unfinished input, such as "1.", stays as it is. */
function Figure({
  label,
  value,
  decimals = 0,
  placeholder,
  onChange,
}: {
  label: string
  value: number
  decimals?: number
  placeholder?: string
  onChange: (value: number) => void
}) {
  const [typed, setTyped] = useState(value === 0 && placeholder !== undefined ? '' : String(value))
  const visible = Number(typed) === value ? typed : String(value)
  return (
    <NumberField
      label={label}
      decimals={decimals}
      placeholder={placeholder}
      value={visible}
      onChange={(next) => {
        setTyped(next)
        onChange(Number(next))
      }}
    />
  )
}
