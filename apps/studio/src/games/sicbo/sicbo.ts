// SPDX-License-Identifier: Apache-2.0
import './sicbo.css'
import type { Game, Rules } from '../../runtime/game.ts'
import { h } from '../../runtime/page/element.ts'
import { recentOf } from '../../runtime/recent-of.ts'
import { dicePicture, miniDice } from '../../runtime/table/dice-picture.ts'
import type { Felt } from '../../runtime/table/felt.ts'
import { openTable } from '../../runtime/table/open-table.ts'
import { spotFace } from '../../runtime/table/spot-face.ts'
import type { Placed } from '../../runtime/table/placed-chips.ts'
import { tableRules } from '../../runtime/table/table-rules.ts'
import { t } from '../../runtime/texts.ts'
import { historyOfSicbo } from './history.ts'
import { SICBO_SPOTS, sicboGame, sicboSpot } from './maths.ts'
import { oddsOf, spotName, sumText } from './names.ts'
import { sicboChance, sicboReturn } from './returns.ts'

/** Sic bo: three dice. */
export const sicbo: Game<'sicbo'> = {
  open(host) {
    return openTable(host, {
      game: sicboGame,
      spots: SICBO_SPOTS.map((id) => ({ id, name: spotName(id), odds: oddsOf(id) })),
      layOut,
      picture: dicePicture(sumText),
      resultOf: (events) => sumText(events[0]!.faces),
      rulesOf,
      lastResult: ([event]) => {
        const { faces } = event!
        const sum = faces.reduce((total, face) => total + face, 0)
        const isTriple = new Set(faces).size === 1
        return { label: `${sum} · ${faces.join(' ')}`, tone: isTriple ? 'green' : sum > 10 ? 'red' : 'blue' }
      },
      history: historyOfSicbo,
    })
  },
  recent: recentOf,
}

function layOut({ button }: Pick<Felt, 'button'>): HTMLElement {
  const row = (name: string, ids: readonly string[], face: (id: string) => string | HTMLElement) =>
    h(
      'div',
      { class: `felt-row sicbo-${name}` },
      ...ids.map((id) => button(id, {}, ...spotFace(face(id), oddsOf(id)))),
    )
  const ofKind = (kind: string) => SICBO_SPOTS.filter((id) => sicboSpot(id).kind === kind)
  const numbers = (id: string) => sicboSpot(id).numbers
  return h(
    'div',
    { class: 'felt sicbo-felt' },
    row('halves', ['small', 'odd', 'any-triple', 'even', 'big'], spotName),
    row('doubles', ofKind('double'), (id) => miniDice([numbers(id)[0]!, numbers(id)[0]!])),
    row('triples', ofKind('triple'), (id) => miniDice(Array.from({ length: 3 }, () => numbers(id)[0]!))),
    row('totals', ofKind('total'), (id) => String(numbers(id)[0])),
    row('pairs', ofKind('pair'), (id) => miniDice(numbers(id))),
    row('singles', ofKind('single'), (id) => miniDice(numbers(id))),
  )
}

function rulesOf(placed: Placed): Rules {
  const spots = SICBO_SPOTS.filter((id) => {
    const { kind, numbers } = sicboSpot(id)
    // Spots of a kind that pay the same are shown once; totals above ten mirror those below.
    if (kind === 'total') return numbers[0]! <= 10
    return numbers.every((number, index) => number === index + 1)
  })
  return tableRules(
    [t('studio.sicbo.rules.throw'), t('studio.sicbo.rules.triple'), t('studio.sicbo.rules.single')],
    spots.map((id) => {
      const { kind, numbers } = sicboSpot(id)
      const mirrored = kind === 'total' ? ` / ${21 - numbers[0]!}` : ''
      return {
        name: `${spotName(id)}${mirrored}`,
        odds: oddsOf(id),
        chance: sicboChance(id),
        returns: sicboReturn(id),
      }
    }),
    { placed, returnOf: sicboReturn },
  )
}
