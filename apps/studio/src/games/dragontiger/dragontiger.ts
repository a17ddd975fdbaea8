// SPDX-License-Identifier: Apache-2.0
import './dragontiger.css'
import { rankOf } from '../../runtime/cards/card.ts'
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
import { DRAGON_TIGER_SPOTS, dragonTigerGame } from './maths.ts'
import { cardsText, oddsOf, spotLabel, spotName } from './names.ts'
import { dragonTigerChance, dragonTigerReturn } from './returns.ts'

/** Dragon Tiger: one card each, the higher wins. */
export const dragonTiger: Game<'dragontiger'> = {
  open(host) {
    const placed = openTable(host, {
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
        winner([dragon, tiger]) {
          const difference = rankOf(dragon!.card) - rankOf(tiger!.card)
          return difference === 0 ? undefined : difference > 0 ? 'dragon' : 'tiger'
        },
      }),
      resultOf: cardsText,
      history: historyOfDragonTiger,
    })
    return { rules: () => rulesOf(placed()) }
  },
  recent: recentOf,
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
