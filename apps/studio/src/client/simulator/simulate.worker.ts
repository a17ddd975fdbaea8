// SPDX-License-Identifier: Apache-2.0
import { fastFloats } from '../../runtime/simulator/fast-floats.ts'
import { addRounds, noTotals } from '../../runtime/simulator/totals.ts'
import type { SimulationAnswer, SimulationOrder } from './messages.ts'
import { isSimulated, simulatedGames, type SimulatedGame } from './simulated-games.ts'

/** So many rounds between two answers. */
const PART = 10_000

/** Plays rounds with the rules that the verifier uses, which are those of the server. */
function simulate({ game, parameters, rounds, seed }: SimulationOrder): void {
  if (!isSimulated(game)) return answer({ failed: true })
  // The page sends the parameters of this very game.
  const play = (simulatedGames[game] as SimulatedGame<typeof game>)(parameters as never, fastFloats(seed))
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
