// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { newField, replay } from '../../fair/step-game.ts'
import { RPS_MOST, RPS_SIGNS, rpsMultiplier, rpsResult } from './maths.ts'
import { rpsGame } from './story.ts'

const stake = { amount: 1_000_000n, unit: 1n }
const { rock, paper, scissors } = RPS_SIGNS
/** A float that shows this sign. */
const showing = (sign: number): number => (sign + 0.5) / 3

describe('rock paper scissors', () => {
  it('knows which sign events which', () => {
    expect(
      [
        [paper, rock],
        [rock, scissors],
        [scissors, paper],
      ].map(([own, other]) => [rpsResult(own!, other!), rpsResult(other!, own!), rpsResult(own!, own!)]),
    ).toEqual(Array.from({ length: 3 }, () => ['won', 'lost', 'drawn']))
  })

  it('returns exactly 99 % over all signs that can come, whenever the player cashes out', () => {
    // Throws until `wins` wins, of at most seven; what is still undecided then is counted apart.
    for (const wins of [1, 2, 3]) {
      let [paid, decided] = [0n, 0n]
      const throws = 7
      for (let signs = 0; signs < 3 ** throws; signs += 1) {
        const floats = Array.from({ length: throws }, (_, at) => showing(Math.floor(signs / 3 ** at) % 3))
        let field = newField({})
        let reached = 0
        while (field.state === 'open' && reached < wins && field.moves.length < throws) {
          field = rpsGame.play(field, field.moves.length % 3, floats)
          reached = rpsGame
            .story(field, stake, floats)
            .events.filter((event) => event.result === 'won').length
        }
        if (field.state === 'open' && reached < wins) continue
        decided += 1n
        const state = field.state === 'lost' ? 'lost' : 'cashedOut'
        paid += rpsGame.story({ ...field, state }, stake, floats).payout
      }
      const [won, lost] = chances(wins, throws)
      expect([decided, paid]).toEqual([won + lost, won * BigInt(rpsMultiplier(wins))])
    }
    // Of the decided rounds one of 2^wins wins in the limit: each throw is won and lost equally often.
    for (let wins = 1; wins <= RPS_MOST.wins; wins += 1)
      expect(BigInt(rpsMultiplier(wins)) * 100n).toBe(99n * 1_000_000n * 2n ** BigInt(wins))
  })

  it('throws a draw again for nothing, and can be cashed out only after a win', () => {
    const floats = [showing(rock), showing(rock), showing(scissors), showing(paper)]
    const play = (moves: readonly number[]) => replay(rpsGame, { bet: {}, moves, ended: false }, floats)
    expect(rpsGame.mayCashOut(play([rock, rock]))).toBe(false)
    expect(rpsGame.story(play([rock, rock]), stake, floats).multiplier).toBe(0)
    expect(rpsGame.mayCashOut(play([rock, rock, rock]))).toBe(true)
    const drawn = rpsGame.story(play([rock, rock, rock, paper]), stake, floats)
    expect(drawn.events.map(({ result }) => result)).toEqual(['drawn', 'drawn', 'won', 'drawn'])
    expect([drawn.multiplier, drawn.payout]).toEqual([1_980_000, 1_980_000n])
  })

  it('ends by itself after the most wins, and is recomputed from the signs of its record', () => {
    const floats = Array.from({ length: RPS_MOST.wins }, () => showing(rock))
    const moves = floats.map(() => paper)
    expect(replay(rpsGame, { bet: {}, moves, ended: true }, floats).state).toBe('cashedOut')
  })

  it('refuses what is no sign, and draws without end', () => {
    for (const move of [-1, 3, 0.5])
      expect(() => rpsGame.checkMove(newField({}), move, [])).toThrow('studio.badMove')
    const floats = Array.from({ length: RPS_MOST.draws + 1 }, () => showing(rock))
    const field = replay(rpsGame, { bet: {}, moves: floats.slice(1).map(() => rock), ended: false }, floats)
    expect(() => rpsGame.checkMove(field, rock, floats)).toThrow('studio.badMove')
  })
})

/** How many of the 3^throws sequences reach `wins` wins, and how many lose first: a walk, state by state. */
function chances(wins: number, throws: number): [won: bigint, lost: bigint] {
  let at: bigint[] = Array.from({ length: wins }, (_, reached) => (reached === 0 ? 1n : 0n))
  let won = 0n
  let lost = 0n
  for (let left = throws; left > 0; left -= 1) {
    const rest = 3n ** BigInt(left - 1)
    won += at[wins - 1]! * rest
    lost += at.reduce((sum, ways) => sum + ways, 0n) * rest
    at = at.map((ways, reached) => ways + (at[reached - 1] ?? 0n))
  }
  return [won, lost]
}
