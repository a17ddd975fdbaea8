// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { chanceOf, DEALS, range } from '../../fair/card-room/chance-for-tests.ts'
import { candidates, playGame, randomDeal } from '../../fair/card-room/climbing/robots-for-tests.ts'
import { bigTwoDefaults, bigTwoRules } from './bigtwo-rules.ts'
import { beats, combinationOf } from './combinations.ts'
import { nameOf, playModel, strengthOf } from './model-apart-for-tests.ts'

const COIN = 10_000n

it('reads and compares cards as a model that was written apart', { timeout: 900_000 }, () => {
  const seen = new Set<string>()
  for (let deal = 0; deal < DEALS; deal += 1) {
    const chance = chanceOf(deal)
    const straightToTwo = deal % 3 === 0
    const { cards } = randomDeal(chance, deal, deal % 2 === 0)
    const plays = [0, 1].flatMap((hand) =>
      candidates(
        chance,
        cards.filter((_, at) => at % 4 === hand),
      ).slice(0, 6),
    )
    // In each deal also five cards that follow each other, in one suit or in several.
    const start = chance.below(9)
    const suit = chance.below(4)
    plays.push(range(5).map((at) => ((2 + start + at) % 13) * 4 + (deal % 2 === 0 ? suit : chance.below(4))))
    const combinations = plays.map((play) => combinationOf(play, straightToTwo))
    const strengths = plays.map((play) => strengthOf(play.map(nameOf), straightToTwo))
    for (const [at, found] of combinations.entries()) {
      if ((found === null) !== (strengths[at] === '')) throw new Error(`${String(plays[at]!.map(nameOf))}`)
      if (found) seen.add(found.kind)
      for (const [against, over] of combinations.entries()) {
        if (!found || !over || found.length !== over.length) continue
        if (beats(found, over) !== strengths[at]! > strengths[against]!)
          throw new Error(`${String(plays[at]!.map(nameOf))} on ${String(plays[against]!.map(nameOf))}`)
      }
    }
  }
  expect(seen.size).toBe(8)
})

it('plays and pays whole games as the model does', { timeout: 1_800_000 }, () => {
  for (let game = 0; game < DEALS; game += 1) {
    const chance = chanceOf(game)
    const unit = 2 * (1 + chance.below(4))
    const straightToTwo = game % 3 === 0
    const stakes = { unit: BigInt(unit) * COIN, coin: COIN, rakeBasisPoints: 500, leastUnits: 0 }
    const rules = bigTwoRules({ ...bigTwoDefaults, straightToTwo, stakes })
    const { deal, attempts, state } = playGame(rules, randomDeal(chance, game, game % 2 === 0), chance)
    const dealt = range(4).map((player) => deal.cards.filter((_, at) => at % 4 === player).map(nameOf))
    const before = deal.players.map(({ chips }) => Number(BigInt(chips) / COIN))
    const last = deal.players.findIndex(({ playerId }) => playerId === deal.lastWinner)
    const expected = playModel(dealt, before, last, attempts, { unit, straightToTwo })
    const coins = state.players.map(({ chips }) => Number(chips) / Number(COIN))
    const rake = state.result!.rakes.reduce((sum, one) => sum + Number(one), 0) / Number(COIN)
    expect({ game, winner: state.result!.winner, coins, rake }).toEqual({ game, ...expected })
  }
})
