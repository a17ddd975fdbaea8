// SPDX-License-Identifier: Apache-2.0
import { chipAmount, checkChips } from '../../fair/table/check-chips.ts'
import { buildTableStory, derivedMultiplier, paidChips, sumOfPaid } from '../../fair/table/pay-chips.ts'
import { RETURN_ONE, type TableBet, type TableGame } from '../../fair/table/table-game.ts'
import { BetRefusal } from '../../fair/refusal.ts'
import type { GameEvent, GameParameters, TableCode } from '../../protocol.ts'
import type { Finding, GameCheck } from '../check.ts'
import { t } from '../texts.ts'

/** A table, recomputed: chips are written as "red 2.50, split-17-20 1". */
export function tableCheck<Code extends TableCode, Result>(options: {
  readonly game: TableGame<GameEvent[Code], Result>
  /** The first chips of the form. */
  readonly initial: string
  readonly nameOf: (spot: string) => string
  readonly outcome: (events: readonly GameEvent[Code][]) => readonly Finding[]
}): GameCheck<Code> {
  const { game, initial, nameOf, outcome } = options
  const betOf = (parameters: GameParameters[Code]): TableBet => parameters
  const spots = (bet: TableBet) => bet.chips.map(({ spot }) => spot)
  return {
    fields: [{ name: 'chips', label: t('studio.table.chips'), initial }],
    read(values) {
      const bet = readChips(values['chips'] ?? '')
      checkChips(game, bet, { amount: stakeOf(bet), unit: 1n })
      return bet as GameParameters[Code]
    },
    write: (parameters) => ({
      chips: betOf(parameters)
        .chips.map(({ spot, amount }) => `${spot} ${amount}`)
        .join(', '),
    }),
    floats: () => game.floats,
    outcome: (parameters, floats) => outcome(game.deal(floats, spots(betOf(parameters)))),
    pays(parameters, floats) {
      const bet = betOf(parameters)
      const paid = paidChips(game, bet, game.judge(game.deal(floats, spots(bet))))
      return derivedMultiplier(sumOfPaid(paid, 1n), stakeOf(bet))
    },
    rebuild: ({ parameters }, stake, floats) => buildTableStory(game, betOf(parameters), stake, floats),
    money: ({ parameters, events }) =>
      paidChips(game, betOf(parameters), game.judge(events)).map(({ spot, parts }, index) => ({
        name: nameOf(spot),
        value: `${betOf(parameters).chips[index]!.amount} × ${returnText(parts)}`,
      })),
  }
}

/** "36", "1.95" or, where decimals do not end, "13/6". */
function returnText(parts: number): string {
  const hundredths = (parts * 100) / RETURN_ONE
  if (Number.isInteger(hundredths)) return String(hundredths / 100)
  return Number.isInteger(parts / 50) ? `${parts / 50}/6` : `${parts / 5}/60`
}

function readChips(text: string): TableBet {
  const chips = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [spot = '', amount = ''] = part.split(/\s+/)
      return { spot, amount }
    })
  if (chips.length === 0) throw new BetRefusal('studio.badChips')
  return { chips }
}

function stakeOf({ chips }: TableBet): bigint {
  return chips.reduce((sum, { amount }) => sum + (chipAmount(amount) ?? 0n), 0n)
}
