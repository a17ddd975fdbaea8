// SPDX-License-Identifier: Apache-2.0
import type { FeltSpot } from '../../../runtime/table/felt.ts'
import { t } from '../../../runtime/texts.ts'
import { PAIRS_PAY, THREE_PAYS } from '../side-bets.ts'
import { boxNumbers } from './seen-table.ts'

/** What one can bet at a box: on one's own hand and what its first cards are, or behind the hand of another. */
export const SPOT_KINDS = ['main', 'pairs', 'three', 'behind'] as const
export type SpotKind = (typeof SPOT_KINDS)[number]

export const spotId = (kind: SpotKind, box: number): string => `${kind}-${box}`

/** The kind and the box of a spot. */
export function readSpotId(id: string): { readonly kind: SpotKind; readonly box: number } | undefined {
  const [name, number] = id.split('-')
  const kind = SPOT_KINDS.find((each) => each === name)
  const box = boxNumbers.find((each) => String(each) === number)
  return kind === undefined || box === undefined ? undefined : { kind, box }
}

/** "Seat 3" */
export const boxName = (box: number): string => t('studio.seven.box', { number: box + 1 })

export const ODDS: Readonly<Record<SpotKind, string>> = {
  main: '1:1',
  behind: '1:1',
  pairs: `${PAIRS_PAY.perfect}:1`,
  three: `${THREE_PAYS.suitedTrips}:1`,
}

const names = {
  main: 'studio.seven.main',
  behind: 'studio.seven.behind',
  pairs: 'studio.blackjack.pairs',
  three: 'studio.blackjack.three',
} as const

/** The name of what one bets there, without its box. */
export const kindName = (kind: SpotKind): string => t(names[kind])

/** Every spot of the table, as the felt names it. */
export const sevenSpots = (): readonly FeltSpot[] =>
  boxNumbers.flatMap((box) =>
    SPOT_KINDS.map((kind) => ({
      id: spotId(kind, box),
      name: `${boxName(box)}: ${kindName(kind)}`,
      odds: ODDS[kind],
    })),
  )
