// SPDX-License-Identifier: Apache-2.0
import './moneywheel.css'
import { MONEY_WHEEL, type MoneyWheelSymbol } from '@tessera/rules/games/rooms/money-wheel'
import type { Game, Rules } from '../../runtime/game.ts'
import { h } from '../../runtime/page/element.ts'
import { recentOf } from '../../runtime/recent-of.ts'
import type { Felt } from '../../runtime/table/felt.ts'
import { openTable } from '../../runtime/table/open-table.ts'
import { spotFace } from '../../runtime/table/spot-face.ts'
import type { Placed } from '../../runtime/table/placed-chips.ts'
import { tableRules } from '../../runtime/table/table-rules.ts'
import { t } from '../../runtime/texts.ts'
import { historyOfMoneyWheel } from './history.ts'
import { MONEY_WHEEL_SEGMENTS, MONEY_WHEEL_SPOTS, moneyWheelGame, spotOfSymbol } from './maths.ts'
import { oddsOf, spotName, symbolName } from './names.ts'
import { moneyWheelChance, moneyWheelReturn } from './returns.ts'
import { signOf } from './signs.ts'
import { createMoneyWheel } from './wheel-picture.ts'

const tones = { '2': 'blue', '5': 'green', '20': 'red' } as const
const toneOf = (symbol: MoneyWheelSymbol) =>
  symbol === '2' || symbol === '5' || symbol === '20' ? tones[symbol] : 'plain'

/** The money wheel: at which of 54 segments does it stop? */
export const moneyWheel: Game<'moneywheel'> = {
  open(host) {
    return openTable(host, {
      game: moneyWheelGame,
      spots: MONEY_WHEEL_SPOTS.map((id) => ({ id, name: spotName(id), odds: oddsOf(id) })),
      layOut,
      picture: createMoneyWheel(),
      resultOf: (events) => symbolName(moneyWheelGame.judge(events)),
      rulesOf,
      lastResult: (events) => {
        const symbol = moneyWheelGame.judge(events)
        return { label: signOf(symbol), tone: toneOf(symbol) }
      },
      history: historyOfMoneyWheel,
    })
  },
  recent: recentOf,
}

function layOut({ button }: Pick<Felt, 'button'>): HTMLElement {
  const row = (kind: string, symbols: readonly MoneyWheelSymbol[]) =>
    h(
      'div',
      { class: `felt-row moneywheel-${kind}` },
      ...symbols.map((symbol) => {
        const id = spotOfSymbol(symbol)
        const face = symbol === 'star' ? `${signOf(symbol)} ${spotName(id)}` : spotName(id)
        return button(id, { 'data-symbol': symbol }, ...spotFace(face, oddsOf(id)))
      }),
    )
  return h(
    'div',
    { class: 'felt moneywheel-felt' },
    row('numbers', ['1', '2', '5', '10', '20']),
    row('figures', ['joker', 'star']),
  )
}

function rulesOf(placed: Placed): Rules {
  const segments = (symbol: MoneyWheelSymbol) => MONEY_WHEEL.filter((each) => each === symbol).length
  return tableRules(
    [
      t('studio.moneywheel.rules.spin', { segments: MONEY_WHEEL_SEGMENTS }),
      t('studio.moneywheel.rules.segments', {
        one: segments('1'),
        two: segments('2'),
        five: segments('5'),
        ten: segments('10'),
        twenty: segments('20'),
      }),
      t('studio.moneywheel.rules.figures'),
    ],
    MONEY_WHEEL_SPOTS.map((id) => ({
      name: spotName(id),
      odds: oddsOf(id),
      chance: moneyWheelChance(id),
      returns: moneyWheelReturn(id),
    })),
    { placed, returnOf: moneyWheelReturn },
  )
}
