// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { CHIP_GAMES, type ChipGame } from '@tessera/rules/games/rooms/room'
import { describe, expect, it } from 'vitest'
import { BACCARAT_SPOTS, SUPER_SIX_SPOTS } from '../../games/baccarat/maths.ts'
import { DRAGON_TIGER_SPOTS } from '../../games/dragontiger/maths.ts'
import { FANTAN_SPOTS } from '../../games/fantan/maths.ts'
import { MONEY_WHEEL_SPOTS } from '../../games/moneywheel/maths.ts'
import { ROULETTE_SPOTS } from '../../games/roulette/maths.ts'
import { SICBO_SPOTS } from '../../games/sicbo/maths.ts'
import { XOCDIA_SPOTS } from '../../games/xocdia/maths.ts'
import { modelsApart } from './models-apart-for-tests.ts'
import { sharedTable } from './shared-table.ts'

/** A hundred thousand rounds with LONG_TESTS. */
const ROUNDS = process.env['LONG_TESTS'] === '1' ? 100_000 : 2_000
const spots: Readonly<Record<ChipGame, readonly string[]>> = {
  baccarat: BACCARAT_SPOTS,
  dragontiger: DRAGON_TIGER_SPOTS,
  roulette: ROULETTE_SPOTS.map(({ id }) => id),
  sicbo: SICBO_SPOTS,
  fantan: FANTAN_SPOTS,
  xocdia: XOCDIA_SPOTS,
  moneywheel: MONEY_WHEEL_SPOTS,
  supersix: SUPER_SIX_SPOTS,
}
const models = modelsApart(spots.roulette)

/** Outcomes and spots that are the same in every run. */
const outcomeOf = (game: string, round: number): string =>
  createHash('sha256').update(`${game} ${round}`).digest('hex')

describe('a table with others', () => {
  it.each(CHIP_GAMES)('pays %s as a model that was written apart', (code) => {
    const game = sharedTable({ game: code, pace: 'usual', limits: 'low' })
    const wins = new Map(spots[code].map((spot) => [spot, 0]))
    for (let round = 0; round < ROUNDS; round += 1) {
      const outcome = outcomeOf(code, round)
      const expected = models[code].pays(outcome)
      const result = game.resultOf(outcome)
      // One chip of 600 on every spot is more than a player may have; the rules of paying know no such limit.
      const paid = spots[code].map((spot) => {
        const bet = {
          ...{
            id: 'bet',
            playerId: '1',
            currency: 'USD',
            stake: '600000000',
            playMoney: false,
            startedAtMs: 0,
          },
          own: { chips: [{ spot, amount: '600' }] },
          decided: true,
        }
        return [spot, Number(game.storyOf(bet, result).payout) / 6_000_000] as const
      })
      for (const [spot, hundredths] of paid) {
        if (hundredths > 0) wins.set(spot, wins.get(spot)! + 1)
        if (Math.abs(hundredths - (expected.get(spot) ?? 0)) > 1e-6)
          expect({ round, outcome, spot, hundredths }).toEqual({
            round,
            outcome,
            spot,
            hundredths: expected.get(spot) ?? 0,
          })
      }
      if ([...expected.keys()].some((spot) => !wins.has(spot)))
        expect([...expected.keys()]).toEqual(spots[code])
    }
    if (ROUNDS >= 100_000) expect([...wins].filter(([, count]) => count === 0)).toEqual([])
  })
})
