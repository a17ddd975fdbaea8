// SPDX-License-Identifier: Apache-2.0
import './xocdia.css'
import '../../runtime/table/dice.css'
import type { Game, Rules } from '../../runtime/game.ts'
import { h } from '../../runtime/page/element.ts'
import { recentOf } from '../../runtime/recent-of.ts'
import { openTable } from '../../runtime/table/open-table.ts'
import { spotFace } from '../../runtime/table/spot-face.ts'
import type { Placed } from '../../runtime/table/placed-chips.ts'
import { tableRules } from '../../runtime/table/table-rules.ts'
import { t } from '../../runtime/texts.ts'
import { createBowl, createDisc } from './bowl.ts'
import { historyOfXocdia } from './history.ts'
import { XOCDIA_DISCS, XOCDIA_SPOTS, xocdiaGame } from './maths.ts'
import { discsText, oddsOf, spotName, type XocdiaSpot } from './names.ts'
import { xocdiaChance, xocdiaReturn } from './returns.ts'

/** Xoc Dia: how many of four discs show red? */
export const xocdia: Game<'xocdia'> = {
  open(host) {
    return openTable(host, {
      game: xocdiaGame,
      spots: XOCDIA_SPOTS.map((id) => ({ id, name: spotName(id), odds: oddsOf(id) })),
      layOut({ button }) {
        const discsOf = (id: XocdiaSpot) => {
          const red = Number(id.slice(-1))
          const row = h('span', { class: 'xocdia-row' })
          row.append(...Array.from({ length: XOCDIA_DISCS }, (_, index) => createDisc(index < red)))
          return row
        }
        const spot = (id: XocdiaSpot) =>
          button(id, {}, ...spotFace(id.startsWith('red') ? discsOf(id) : spotName(id), oddsOf(id)))
        return h(
          'div',
          { class: 'felt xocdia-felt' },
          h('div', { class: 'felt-row xocdia-halves' }, ...(['even', 'odd'] as const).map(spot)),
          h(
            'div',
            { class: 'felt-row xocdia-counts' },
            ...(['red-4', 'red-3', 'red-2', 'red-1', 'red-0'] as const).map(spot),
          ),
        )
      },
      picture: createBowl(),
      resultOf: (events) => discsText(xocdiaGame.judge(events)),
      rulesOf,
      lastResult: (events) => {
        const red = xocdiaGame.judge(events)
        return {
          label: '●'.repeat(red) + '○'.repeat(XOCDIA_DISCS - red),
          tone: red % 2 === 0 ? 'blue' : 'red',
        }
      },
      history: historyOfXocdia,
    })
  },
  recent: recentOf,
}

function rulesOf(placed: Placed): Rules {
  return tableRules(
    [t('studio.xocdia.rules.shake'), t('studio.xocdia.rules.count')],
    XOCDIA_SPOTS.map((id) => ({
      name: spotName(id),
      odds: oddsOf(id),
      chance: xocdiaChance(id),
      returns: xocdiaReturn(id),
    })),
    { placed, returnOf: xocdiaReturn },
  )
}
