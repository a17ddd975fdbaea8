// SPDX-License-Identifier: Apache-2.0
import './baccarat.css'
import type { Game, Rules } from '../../runtime/game.ts'
import { h } from '../../runtime/page/element.ts'
import { recentOf } from '../../runtime/recent-of.ts'
import { cardHands } from '../../runtime/table/card-hands.ts'
import { openTable } from '../../runtime/table/open-table.ts'
import { spotFace } from '../../runtime/table/spot-face.ts'
import type { Placed } from '../../runtime/table/placed-chips.ts'
import { tableRules } from '../../runtime/table/table-rules.ts'
import { t } from '../../runtime/texts.ts'
import { historyOfBaccarat } from './history.ts'
import { BACCARAT_SPOTS, baccaratGame, baccaratTotal, cardsOf } from './maths.ts'
import { BACCARAT_ODDS, spotName, pointsOf } from './names.ts'
import { baccaratChance, baccaratReturn } from './returns.ts'

/** The colour of each side, as on its spot. */
const tones = { player: 'blue', banker: 'red', tie: 'green' } as const

/** Baccarat: player against banker, from eight decks. */
export const baccarat: Game<'baccarat'> = {
  open(host) {
    return openTable(host, {
      game: baccaratGame,
      spots: BACCARAT_SPOTS.map((id) => ({ id, name: spotName(id), odds: BACCARAT_ODDS[id] })),
      layOut: ({ button }) =>
        h(
          'div',
          { class: 'felt baccarat-felt' },
          ...(['player-pair', 'tie', 'banker-pair', 'player', 'banker'] as const).map((id) =>
            button(id, { class: `baccarat-${id}` }, ...spotFace(spotName(id), BACCARAT_ODDS[id])),
          ),
        ),
      picture: cardHands({
        sides: [
          { side: 'player', name: t('studio.baccarat.player') },
          { side: 'banker', name: t('studio.baccarat.banker') },
        ],
        totalOf: (cards) => String(baccaratTotal(cards)),
        winner: (events) => {
          const { winner } = baccaratGame.judge(events)
          return winner === 'tie' ? undefined : winner
        },
      }),
      resultOf: pointsOf,
      rulesOf,
      lastResult: (events) => {
        const { winner } = baccaratGame.judge(events)
        const points = baccaratTotal(cardsOf(events, winner === 'tie' ? 'player' : winner))
        return { label: `${spotName(winner)} ${points}`, tone: tones[winner] }
      },
      history: historyOfBaccarat,
    })
  },
  recent: recentOf,
}

function rulesOf(placed: Placed): Rules {
  return tableRules(
    [
      t('studio.baccarat.rules.points'),
      t('studio.baccarat.rules.player'),
      t('studio.baccarat.rules.banker'),
      t('studio.baccarat.rules.tie'),
    ],
    BACCARAT_SPOTS.map((id) => ({
      name: spotName(id),
      odds: BACCARAT_ODDS[id],
      chance: baccaratChance(id),
      returns: baccaratReturn(id),
    })),
    { placed, returnOf: (id) => baccaratReturn(BACCARAT_SPOTS.find((spot) => spot === id)!) },
  )
}
