// SPDX-License-Identifier: Apache-2.0
import './craps.css'
import type { Game, Rules } from '../../runtime/game.ts'
import { h } from '../../runtime/page/element.ts'
import { recentOf } from '../../runtime/recent-of.ts'
import { miniDice } from '../../runtime/table/dice-picture.ts'
import type { Felt } from '../../runtime/table/felt.ts'
import { openTable } from '../../runtime/table/open-table.ts'
import { spotFace } from '../../runtime/table/spot-face.ts'
import type { Placed } from '../../runtime/table/placed-chips.ts'
import { tableRules } from '../../runtime/table/table-rules.ts'
import { t } from '../../runtime/texts.ts'
import { createRollingDice } from './rolling-dice.ts'
import { CRAPS_HARDWAYS, CRAPS_NUMBERS, CRAPS_SPOTS, CRAPS_ROLLS, crapsGame } from './maths.ts'
import { oddsOf, spotName, totalsText } from './names.ts'
import { crapsChance, crapsReturn } from './returns.ts'

/** Craps for one player: the dice roll until every chip is decided. */
export const craps: Game<'craps'> = {
  open(host) {
    return openTable(host, {
      game: crapsGame,
      spots: CRAPS_SPOTS.map((id) => ({ id, name: spotName(id), odds: oddsOf(id) })),
      layOut,
      picture: createRollingDice(),
      resultOf: totalsText,
      rulesOf,
    })
  },
  recent: recentOf,
}

function layOut({ button }: Pick<Felt, 'button'>): HTMLElement {
  const row = (name: string, ids: readonly string[], face: (id: string) => string | HTMLElement = spotName) =>
    h(
      'div',
      { class: `felt-row craps-${name}` },
      ...ids.map((id) => button(id, {}, ...spotFace(face(id), oddsOf(id)))),
    )
  const numberOf = (id: string) => Number(id.split('-')[1])
  return h(
    'div',
    { class: 'felt craps-felt' },
    row(
      'numbers',
      CRAPS_NUMBERS.map((number) => `place-${number}`),
      (id) => String(numberOf(id)),
    ),
    row(
      'hards',
      CRAPS_HARDWAYS.map((number) => `hard-${number}`),
      (id) => miniDice([numberOf(id) / 2, numberOf(id) / 2]),
    ),
    row('rolls', ['roll-2', 'roll-3', 'roll-11', 'roll-12'], (id) =>
      miniDice(({ 2: [1, 1], 3: [1, 2], 11: [5, 6], 12: [6, 6] } as const)[numberOf(id) as 2 | 3 | 11 | 12]),
    ),
    row('props', ['any-seven', 'any-craps']),
    row('field', ['field'], () =>
      h('span', { class: 'craps-field-face' }, spotName('field'), h('i', {}, '2 · 3 · 4 · 9 · 10 · 11 · 12')),
    ),
    row('dont', ['dont-pass']),
    row('pass', ['pass']),
  )
}

function rulesOf(placed: Placed): Rules {
  return tableRules(
    [
      t('studio.craps.rules.pass'),
      t('studio.craps.rules.dontPass'),
      t('studio.craps.rules.place'),
      t('studio.craps.rules.first'),
      t('studio.craps.rules.end', { rolls: CRAPS_ROLLS }),
    ],
    CRAPS_SPOTS.map((id) => ({
      name: spotName(id),
      odds: oddsOf(id),
      chance: crapsChance(id),
      returns: crapsReturn(id),
    })),
    { placed, returnOf: crapsReturn },
  )
}
