// SPDX-License-Identifier: Apache-2.0
import './prawncrab.css'
import type { Game, Rules } from '../../runtime/game.ts'
import { h } from '../../runtime/page/element.ts'
import { recentOf } from '../../runtime/recent-of.ts'
import { dicePicture } from '../../runtime/table/dice-picture.ts'
import type { Felt } from '../../runtime/table/felt.ts'
import { openTable } from '../../runtime/table/open-table.ts'
import { spotFace } from '../../runtime/table/spot-face.ts'
import type { Placed } from '../../runtime/table/placed-chips.ts'
import { tableRules } from '../../runtime/table/table-rules.ts'
import { t } from '../../runtime/texts.ts'
import { PRAWN_CRAB_SPOTS, PRAWN_CRAB_SYMBOLS, prawnCrabGame } from './maths.ts'
import { facesText, oddsOf, spotName, symbolsOf } from './names.ts'
import { prawnCrabChance, prawnCrabReturn } from './returns.ts'
import { drawSymbol } from './symbols.ts'

/** Fish, Prawn, Crab: three dice with symbols. */
export const prawnCrab: Game<'prawncrab'> = {
  open(host) {
    return openTable(host, {
      game: prawnCrabGame,
      spots: PRAWN_CRAB_SPOTS.map((id) => ({ id, name: spotName(id), odds: oddsOf(id) })),
      layOut,
      picture: dicePicture(facesText, (face) => {
        const symbol = drawSymbol(PRAWN_CRAB_SYMBOLS[face - 1]!)
        symbol.classList.add('prawn-die')
        return symbol
      }),
      resultOf: (events) => facesText(events[0]!.faces),
      rulesOf,
    })
  },
  recent: recentOf,
}

function layOut({ button }: Pick<Felt, 'button'>): HTMLElement {
  const pictures = (id: string) => {
    const row = h('span', { class: 'prawn-row' })
    row.append(...symbolsOf(id).map(drawSymbol))
    return row
  }
  const spot = (id: string, face: string | HTMLElement) => button(id, {}, ...spotFace(face, oddsOf(id)))
  const named = (id: string) => {
    const face = pictures(id)
    face.append(h('span', {}, spotName(id)))
    return face
  }
  return h(
    'div',
    { class: 'felt prawn-felt' },
    h('div', { class: 'prawn-singles' }, ...PRAWN_CRAB_SYMBOLS.map((id) => spot(id, named(id)))),
    h(
      'div',
      { class: 'prawn-pairs' },
      ...PRAWN_CRAB_SPOTS.filter((id) => id.includes('-')).map((id) => spot(id, pictures(id))),
    ),
    h('div', { class: 'felt-row' }, spot('triple', spotName('triple'))),
  )
}

function rulesOf(placed: Placed): Rules {
  return tableRules(
    [t('studio.prawncrab.rules.throw'), t('studio.prawncrab.rules.pair')],
    ['fish', 'fish-prawn', 'triple'].map((id) => ({
      name: spotName(id),
      odds: oddsOf(id),
      chance: prawnCrabChance(id),
      returns: prawnCrabReturn(id),
    })),
    { placed, returnOf: prawnCrabReturn },
  )
}
