// SPDX-License-Identifier: Apache-2.0
import type { GameCheck } from '../../runtime/check.ts'
import { fastFloats } from '../../runtime/simulator/fast-floats.ts'
import { addRounds, noTotals } from '../../runtime/simulator/totals.ts'
import { gameChecks, isSeedGame, type SeedGame } from '../verify/game-checks.ts'
import type { SimulationAnswer, SimulationOrder } from './messages.ts'

/** So many rounds between two answers. */
const PART = 20_000

/** Plays rounds with the rules that the verifier uses, which are those of the server. */
function simulate({ game, parameters, rounds, seed }: SimulationOrder): void {
  if (!isSeedGame(game)) return answer({ failed: true })
  const check = gameChecks[game] as GameCheck<SeedGame>
  const floats = Array.from({ length: check.floats(parameters as never) }, () => 0)
  const draw = fastFloats(seed)
  const play = (): number => {
    draw(floats)
    const pays = check.pays(parameters as never, floats)
    if (pays === undefined) throw new RangeError('what this game pays depends on moves')
    return pays
  }
  let totals = noTotals
  while (totals.rounds < rounds) {
    totals = addRounds(totals, Math.min(PART, rounds - totals.rounds), play)
    answer({ totals })
  }
}

function answer(message: SimulationAnswer): void {
  postMessage(message)
}

addEventListener('message', ({ data }: MessageEvent<SimulationOrder>) => {
  try {
    simulate(data)
  } catch {
    answer({ failed: true })
  }
})
