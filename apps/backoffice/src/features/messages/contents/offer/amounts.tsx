// SPDX-License-Identifier: Apache-2.0
import Plus from 'lucide-react/icons/plus'
import { Button } from '@tessera/ui/forms/button.tsx'
import { MoneyField } from './fields.tsx'

interface AmountsProps {
  amounts: readonly number[]
  most: number
  words: { hint: string; one: (number: number) => string; add: string; remove: string }
  problemOf: (index: number) => string | undefined
  onChange: (amounts: number[]) => void
}

/** Amounts in their order: prizes of ranks, or rewards of days. */
export function Amounts({ amounts, most, words, problemOf, onChange }: AmountsProps) {
  return (
    <fieldset className="flex flex-col gap-3 sm:col-span-2 lg:col-span-3">
      <legend className="mb-1 text-xs text-muted">{words.hint}</legend>
      <div className="grid gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {amounts.map((amount, index) => (
          <MoneyField
            key={index}
            label={words.one(index + 1)}
            value={amount}
            error={problemOf(index)}
            onChange={(next) => onChange(amounts.map((each, position) => (position === index ? next : each)))}
          />
        ))}
      </div>
      <span className="flex gap-2">
        <Button size="small" disabled={amounts.length >= most} onClick={() => onChange([...amounts, 0])}>
          <Plus className="size-4" aria-hidden="true" />
          {words.add}
        </Button>
        <Button size="small" disabled={amounts.length === 1} onClick={() => onChange(amounts.slice(0, -1))}>
          {words.remove}
        </Button>
      </span>
    </fieldset>
  )
}
