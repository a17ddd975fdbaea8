// SPDX-License-Identifier: Apache-2.0
import { rankOf } from '@tessera/rules/lottery/pick'
import type { PickForm } from '@tessera/rules/lottery/play-type'
import { t } from '../../../shared/texts/texts.ts'
import { NumberGrid } from './number-grid.tsx'
import { numbersFrom } from './numbers-from.ts'

/** A grid of balls for each position. A ball that is chosen elsewhere, or one too many, moves the choice. */
export function RankedPad({
  label,
  form,
  pick,
  onPick,
}: {
  label: string
  form: Extract<PickForm, { form: 'ranked' }>
  pick: readonly string[]
  onPick: (pick: string[]) => void
}) {
  const choose = (position: string, ball: string | undefined): void => {
    const others = pick.map(rankOf).filter((item) => item.position !== position && item.ball !== ball)
    const staying = others.slice(ball === undefined ? 0 : Math.max(0, others.length + 1 - form.count))
    onPick(
      [...staying, ...(ball === undefined ? [] : [{ position, ball }])]
        .map((item) => `${item.position}-${item.ball}`)
        .toSorted(),
    )
  }
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-3">
      {numbersFrom(1, form.positions, 2).map((position) => {
        const name = t('lottery.position.at', { number: Number(position) })
        const chosen = pick.map(rankOf).flatMap((item) => (item.position === position ? [item.ball] : []))
        return (
          <div key={position} className="flex flex-col gap-1">
            <p aria-hidden="true" className="text-xs font-semibold text-muted">
              {name}
            </p>
            <NumberGrid
              label={name}
              values={numbersFrom(1, form.of, 2)}
              chosen={chosen}
              most={2}
              onChange={(next) =>
                choose(
                  position,
                  next.find((ball) => !chosen.includes(ball)),
                )
              }
            />
          </div>
        )
      })}
    </div>
  )
}
