// SPDX-License-Identifier: Apache-2.0
import type { PlayType } from '@tessera/rules/lottery/play-type'
import { t } from '../../../shared/texts/texts.ts'
import type { Shares } from './crowded.ts'
import { NumberGrid } from './number-grid.tsx'
import { numbersFrom } from './numbers-from.ts'
import { PositionsEntry } from './positions-entry.tsx'
import { RankedPad } from './ranked-pad.tsx'
import { SidePad } from './side-pad.tsx'
import { SpecialPad } from './special-pad.tsx'
import { TypedNumbers } from './typed-numbers.tsx'

const mostDigitsOfGrid = 2

/** Whether a play's numbers are chosen in a grid, which can show any choice. */
const isGrid = ({ pick }: PlayType): boolean =>
  pick.form === 'together' ||
  pick.form === 'special' ||
  pick.form === 'ranked' ||
  (pick.form === 'numbers' && pick.digits <= mostDigitsOfGrid && pick.repeats === undefined)

/** What to choose for the play, in a sentence. */
export function pickHint({ pick }: PlayType): string {
  switch (pick.form) {
    case 'numbers':
      return t(pick.halvesDiffer ? 'lottery.pick.pair' : 'lottery.pick.numbers', { count: pick.most })
    case 'positions':
      return t('lottery.pick.positions', { count: pick.positions })
    case 'together':
      return t('lottery.pick.together', { count: pick.count })
    case 'special':
      return t('lottery.pick.special', { count: pick.count })
    case 'ranked':
      return pick.positions > pick.count
        ? t('lottery.pick.atPosition')
        : t('lottery.pick.ranked', { count: pick.count })
    case 'choice':
      return t('lottery.pick.side')
  }
}

/** The input of a play: one grid or two, a text field, five positions, or sides. */
export function Pad({
  play,
  pick,
  shares,
  onPick,
}: {
  play: PlayType
  pick: readonly string[]
  shares: Shares
  onPick: (pick: string[]) => void
}) {
  const form = play.pick
  const label = pickHint(play)
  switch (form.form) {
    case 'numbers':
      return isGrid(play) ? (
        <NumberGrid
          label={label}
          values={numbersFrom(0, 10 ** form.digits - 1, form.digits)}
          chosen={pick}
          most={form.most}
          shares={shares}
          onChange={onPick}
        />
      ) : (
        <TypedNumbers digits={form.digits} most={form.most} chosen={pick} onChange={onPick} />
      )
    case 'positions':
      return <PositionsEntry label={label} chosen={pick[0]} onChange={onPick} />
    case 'special':
      return <SpecialPad label={label} form={form} pick={pick} onPick={onPick} />
    case 'ranked':
      return <RankedPad label={label} form={form} pick={pick} onPick={onPick} />
    case 'together':
      return form.digits > mostDigitsOfGrid ? (
        <TypedNumbers digits={form.digits} most={form.count} chosen={pick} onChange={onPick} />
      ) : (
        <NumberGrid
          label={label}
          values={numbersFrom(form.lowest, form.highest, form.digits)}
          chosen={pick}
          most={form.count}
          onChange={onPick}
        />
      )
    case 'choice':
      return (
        <SidePad
          label={label}
          code={play.code}
          sides={form.choices}
          chosen={pick[0]}
          shares={shares}
          onChange={onPick}
        />
      )
  }
}
