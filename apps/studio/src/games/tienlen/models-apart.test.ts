// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { chanceOf, DEALS, range } from '../../fair/card-room/chance-for-tests.ts'
import { candidates, playGame, randomDeal } from '../../fair/card-room/climbing/robots-for-tests.ts'
import { beats, chops, combinationOf } from './combinations.ts'
import { answerOf, nameOf, playModel, shapeOf } from './model-apart-for-tests.ts'
import { tienLenDefaults, tienLenRules } from './tienlen-rules.ts'

const COIN = 10_000n
const shapes = { single: '1', pair: '2', triple: '3', quad: '4', straight: 'S', pairs: 'P' } as const

it('reads and compares cards as a model that was written apart', { timeout: 900_000 }, () => {
  let chopped = 0
  for (let deal = 0; deal < DEALS; deal += 1) {
    const chance = chanceOf(deal)
    const { cards } = randomDeal(chance, deal, deal % 2 === 0)
    const plays = [0, 1].flatMap((hand) =>
      candidates(
        chance,
        cards.filter((_, at) => at % 4 === hand),
      ).slice(0, 8),
    )
    const combinations = plays.map(combinationOf)
    for (const [at, play] of plays.entries()) {
      const found = combinations[at]!
      const names = play.map(nameOf)
      const parts = found?.kind === 'pairs' ? found.length / 2 : found?.length
      const shape = found ? shapes[found.kind] + (/[SP]/.test(shapes[found.kind]) ? String(parts) : '') : ''
      if (shape !== shapeOf(names)) throw new Error(`${String(names)}: ${shape}`)
      for (const [against, over] of combinations.entries()) {
        if (!found || !over) continue
        const goes = beats(found, over, tienLenDefaults)
        const answer = goes ? (chops(found, over, tienLenDefaults) ? 'chops' : 'beats') : ''
        if (answer === 'chops') chopped += 1
        const expected = answerOf(names, plays[against]!.map(nameOf))
        if (answer !== expected)
          throw new Error(`${String(names)} on ${String(plays[against]!.map(nameOf))}: ${answer}`)
      }
    }
  }
  expect(chopped).toBeGreaterThan(DEALS / 40)
})

it('plays and pays whole games as the model does', { timeout: 1_800_000 }, () => {
  const reached = { chops: 0, chopsOfChops: 0, instant: 0, poor: 0 }
  for (let game = 0; game < DEALS; game += 1) {
    const chance = chanceOf(game)
    const half = 1 + chance.below(4)
    const instantWins = game % 2 === 0
    const stakes = { unit: BigInt(2 * half) * COIN, coin: COIN, rakeBasisPoints: 500, leastUnits: 0 }
    const rules = tienLenRules({ ...tienLenDefaults, instantWins, stakes })
    const { deal, attempts, state } = playGame(rules, randomDeal(chance, game, !instantWins), chance)
    const dealt = range(4).map((player) => deal.cards.filter((_, at) => at % 4 === player).map(nameOf))
    const before = deal.players.map(({ chips }) => Number(BigInt(chips) / COIN))
    const last = deal.players.findIndex(({ playerId }) => playerId === deal.lastWinner)
    const expected = playModel(dealt, before, last, attempts, { half, instantWins })
    const coins = state.players.map(({ chips }) => Number(chips) / Number(COIN))
    const rake = state.result!.rakes.reduce((sum, one) => sum + Number(one), 0) / Number(COIN)
    expect({ game, winner: state.result!.winner, coins, rake }).toEqual({ game, ...expected })
    reached.chops += state.payments.filter(({ reason }) => reason === 'chop').length
    reached.chopsOfChops += state.payments.filter(({ reason }) => reason === 'chopBack').length
    reached.instant += Number(state.result!.instant)
    reached.poor += Number(state.players.some(({ chips }) => chips === '0'))
  }
  expect(Math.min(...Object.values(reached))).toBeGreaterThan(0)
})
