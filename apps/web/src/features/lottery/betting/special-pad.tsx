// SPDX-License-Identifier: Apache-2.0
import { specialMark } from '@tessera/rules/lottery/pick'
import type { PickForm } from '@tessera/rules/lottery/play-type'
import { t } from '../../../shared/texts/texts.ts'
import { NumberGrid } from './number-grid.tsx'
import { numbersFrom } from './numbers-from.ts'

/** Two grids: the balls, and below them the one special ball. */
export function SpecialPad({
  label,
  form,
  pick,
  onPick,
}: {
  label: string
  form: Extract<PickForm, { form: 'special' }>
  pick: readonly string[]
  onPick: (pick: string[]) => void
}) {
  const isSpecial = (item: string): boolean => item.startsWith(specialMark)
  const balls = pick.filter((item) => !isSpecial(item))
  const special = pick.filter(isSpecial)
  return (
    <div className="flex flex-col gap-3">
      <NumberGrid
        label={label}
        values={numbersFrom(1, form.of, 2)}
        chosen={balls}
        most={form.count}
        onChange={(next) => onPick([...next, ...special])}
      />
      <p className="text-sm font-semibold text-muted">{t('lottery.row.special')}</p>
      <NumberGrid
        label={t('lottery.row.special')}
        values={numbersFrom(1, form.specialOf, 2)}
        chosen={special.map((item) => item.slice(specialMark.length))}
        most={1}
        onChange={(next) => onPick([...balls, ...next.map((ball) => `${specialMark}${ball}`)])}
      />
    </div>
  )
}
