// SPDX-License-Identifier: Apache-2.0
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { chancesOf } from '@tessera/rules/promotions/promotion-status'
import { Button } from '@tessera/ui/forms/button.tsx'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { NumberField } from '@tessera/ui/forms/number-field.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { t } from '../../../../shared/texts.ts'
import type { Offer } from '../content-kinds.ts'
import { MoneyField } from './fields.tsx'

type Prize = Extract<Offer, { kind: 'RAFFLE' }>['prizes'][number]
const percentWords = (percent: number): string =>
  new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 4 }).format(percent / 100)

/** Prizes of a draw, each with its weight and the chance that follows from it. */
export function Prizes({
  prizes,
  least = 1,
  most = 20,
  hint,
  problemOf,
  onChange,
}: {
  prizes: readonly Prize[]
  /** How many there must be, and can be. */
  least?: number
  most?: number
  hint: string
  problemOf: (field: string) => string | undefined
  onChange: (prizes: Prize[]) => void
}) {
  const chances = chancesOf(prizes)
  const change = (position: number, part: Partial<Prize>): void =>
    onChange(prizes.map((prize, index) => (index === position ? { ...prize, ...part } : prize)))
  return (
    <fieldset className="flex flex-col gap-3 sm:col-span-2 lg:col-span-3">
      <legend className="mb-1 text-xs text-muted">{hint}</legend>
      {prizes.map((prize, index) => (
        <div key={index} className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_9rem_7rem_auto]">
          <TextField
            label={t('console.prize', { number: index + 1 })}
            maxLength={60}
            value={prize.name}
            error={problemOf(`prizes.${index}.name`)}
            onChange={({ target }) => change(index, { name: target.value })}
          />
          <MoneyField
            label={t('console.prizeAmount')}
            value={prize.amount}
            error={problemOf(`prizes.${index}.amount`)}
            onChange={(amount) => change(index, { amount })}
          />
          <NumberField
            label={t('console.prizeWeight')}
            hint={
              chances[index]
                ? t('console.offers.chance', { percent: percentWords(chances[index]) })
                : undefined
            }
            value={prize.weight === 0 ? '' : String(prize.weight)}
            error={problemOf(`prizes.${index}.weight`)}
            onChange={(weight) => change(index, { weight: Number(weight) })}
          />
          <IconButton
            label={t('console.removePrize', { number: index + 1 })}
            disabled={prizes.length <= least}
            onClick={() => onChange(prizes.filter((_, position) => position !== index))}
            className="sm:mt-7"
          >
            <Trash className="size-4" aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <span>
        <Button
          size="small"
          disabled={prizes.length >= most}
          onClick={() => onChange([...prizes, { name: '', amount: 0, weight: 1 }])}
        >
          <Plus className="size-4" aria-hidden="true" />
          {t('console.addPrize')}
        </Button>
      </span>
    </fieldset>
  )
}
