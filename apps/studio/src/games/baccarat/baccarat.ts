// SPDX-License-Identifier: Apache-2.0
import './baccarat.css'
import type { Game, Rules } from '../../runtime/game.ts'
import { h } from '../../runtime/page/element.ts'
import { recentOf } from '../../runtime/recent-of.ts'
import { cardHands } from '../../runtime/table/card-hands.ts'
import type { FeltTools } from '../../runtime/table/felt.ts'
import { openTable } from '../../runtime/table/open-table.ts'
import { spotFace } from '../../runtime/table/spot-face.ts'
import type { Placed } from '../../runtime/table/placed-chips.ts'
import type { TableLook } from '../../runtime/table/table-look.ts'
import { tableRules } from '../../runtime/table/table-rules.ts'
import { t } from '../../runtime/texts.ts'
import { historyOfBaccarat } from './history.ts'
import {
  baccaratGame,
  baccaratSpotsOf,
  baccaratTotal,
  cardsOf,
  superSixGame,
  type BaccaratResult,
  type BaccaratVariant,
} from './maths.ts'
import { oddsOf, pointsOf, spotName } from './names.ts'
import { baccaratChance, baccaratReturn } from './returns.ts'

/** The colour of each side, as on its spot. */
const tones = { player: 'blue', banker: 'red', tie: 'green' } as const

/** Baccarat: player against banker, from eight decks. */
export const baccarat: Game<'baccarat'> = {
  open: (host) => openTable(host, lookOf<'baccarat'>('commission')),
  recent: recentOf,
}

/** Baccarat without commission. */
export const superSix: Game<'supersix'> = {
  open: (host) => openTable(host, lookOf<'supersix'>('superSix')),
  recent: recentOf,
}

function lookOf<Code extends 'baccarat' | 'supersix'>(
  variant: BaccaratVariant,
): TableLook<Code, BaccaratResult> {
  const game = variant === 'superSix' ? superSixGame : baccaratGame
  return {
    game,
    spots: baccaratSpotsOf(variant).map((id) => ({ id, name: spotName(id), odds: oddsOf(id, variant) })),
    layOut: (felt) => layOut(felt, variant),
    picture: cardHands({
      sides: [
        { side: 'player', name: t('studio.baccarat.player') },
        { side: 'banker', name: t('studio.baccarat.banker') },
      ],
      totalOf: (cards) => String(baccaratTotal(cards)),
      winner: (events) => {
        const { winner } = game.judge(events)
        return winner === 'tie' ? undefined : winner
      },
    }),
    resultOf: pointsOf,
    rulesOf: (placed) => rulesOf(placed, variant),
    lastResult: (events) => {
      const { winner } = game.judge(events)
      const points = baccaratTotal(cardsOf(events, winner === 'tie' ? 'player' : winner))
      return { label: `${spotName(winner)} ${points}`, tone: tones[winner] }
    },
    history: historyOfBaccarat,
  }
}

/** Side bets above, the sides below. */
const rows = {
  commission: ['player-pair', 'tie', 'banker-pair', 'player', 'banker'],
  superSix: ['player-pair', 'tie', 'super-six', 'banker-pair', 'player', 'banker'],
} as const

const layOut = ({ button }: FeltTools, variant: BaccaratVariant): HTMLElement =>
  h(
    'div',
    { class: 'felt baccarat-felt', 'data-variant': variant },
    ...rows[variant].map((id) =>
      button(id, { class: `baccarat-${id}` }, ...spotFace(spotName(id), oddsOf(id, variant))),
    ),
  )

function rulesOf(placed: Placed, variant: BaccaratVariant): Rules {
  const spots = baccaratSpotsOf(variant)
  const ending =
    variant === 'superSix'
      ? [t('studio.supersix.rules.banker'), t('studio.supersix.rules.spot'), t('studio.supersix.rules.tie')]
      : [t('studio.baccarat.rules.tie')]
  return tableRules(
    [
      t('studio.baccarat.rules.points'),
      t('studio.baccarat.rules.player'),
      t('studio.baccarat.rules.banker'),
      ...ending,
    ],
    spots.map((id) => ({
      name: spotName(id),
      odds: oddsOf(id, variant),
      chance: baccaratChance(id),
      returns: baccaratReturn(id, variant),
    })),
    {
      placed,
      returnOf: (id) =>
        baccaratReturn(
          spots.find((spot) => spot === id)!,
          variant,
        ),
    },
  )
}
