// SPDX-License-Identifier: Apache-2.0
import './dragontiger.css'
import { rankOf, rankSign } from '../../runtime/cards/card.ts'
import type { Game, Rules } from '../../runtime/game.ts'
import { h } from '../../runtime/page/element.ts'
import { recentOf } from '../../runtime/recent-of.ts'
import { cardHands } from '../../runtime/table/card-hands.ts'
import { openTable } from '../../runtime/table/open-table.ts'
import { spotFace } from '../../runtime/table/spot-face.ts'
import type { Placed } from '../../runtime/table/placed-chips.ts'
import { tableRules } from '../../runtime/table/table-rules.ts'
import { t } from '../../runtime/texts.ts'
import { historyOfDragonTiger } from './history.ts'
import { DRAGON_TIGER_SPOTS, dragonTigerGame, type DragonTigerEvent } from './maths.ts'
import { cardsText, oddsOf, spotLabel, spotName } from './names.ts'
import { dragonTigerChance, dragonTigerReturn } from './returns.ts'

/** The colour of each side, as on its spot. */
const tones = { dragon: 'red', tiger: 'high', tie: 'green' } as const

/** Dragon Tiger: one card each, the higher wins. */
export const dragonTiger: Game<'dragontiger'> = {
  open(host) {
    return openTable(host, {
      game: dragonTigerGame,
      spots: DRAGON_TIGER_SPOTS.map((id) => ({ id, name: spotName(id), odds: oddsOf(id) })),
      layOut: ({ button }) =>
        h(
          'div',
          { class: 'felt dragon-felt' },
          ...DRAGON_TIGER_SPOTS.map((id) => {
            const element = button(id, {}, ...spotFace(spotLabel(id), oddsOf(id)))
            element.style.gridArea = id
            return element
          }),
        ),
      picture: cardHands({
        sides: [
          { side: 'dragon', name: t('studio.dragontiger.dragon') },
          { side: 'tiger', name: t('studio.dragontiger.tiger') },
        ],
        totalOf: () => '',
        winner: (events) => {
          const winner = winnerOf(events)
          return winner === 'tie' ? undefined : winner
        },
      }),
      resultOf: cardsText,
      rulesOf,
      lastResult: (events) => {
        const winner = winnerOf(events)
        const { card } = events.find(({ side }) => side === winner) ?? events[0]!
        return { label: `${spotLabel(winner)} ${rankSign(card)}`, tone: tones[winner] }
      },
      history: historyOfDragonTiger,
    })
  },
  recent: recentOf,
}

function winnerOf(events: readonly Pick<DragonTigerEvent, 'side' | 'card'>[]): 'dragon' | 'tiger' | 'tie' {
  const rank = (side: DragonTigerEvent['side']) => rankOf(events.find((event) => event.side === side)!.card)
  const difference = rank('dragon') - rank('tiger')
  return difference === 0 ? 'tie' : difference > 0 ? 'dragon' : 'tiger'
}

function rulesOf(placed: Placed): Rules {
  return tableRules(
    [
      t('studio.dragontiger.rules.cards'),
      t('studio.dragontiger.rules.tie'),
      t('studio.dragontiger.rules.seven'),
    ],
    DRAGON_TIGER_SPOTS.map((id) => ({
      name: spotName(id),
      odds: oddsOf(id),
      chance: dragonTigerChance(id),
      returns: dragonTigerReturn(id),
    })),
    { placed, returnOf: (id) => dragonTigerReturn(DRAGON_TIGER_SPOTS.find((spot) => spot === id)!) },
  )
}
