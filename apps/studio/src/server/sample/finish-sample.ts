// SPDX-License-Identifier: Apache-2.0
import { drawFloats } from '../../fair/seeds.ts'
import { FREE_SPINS } from '../../games/sample/maths.ts'
import { buildSampleStory, SAMPLE_FLOATS } from '../../games/sample/story.ts'
import type { RoundAnswer } from '../../protocol.ts'
import type { StudioDeps } from '../deps.ts'
import { decideRound } from '../rounds/decide-round.ts'
import { moveInRound } from '../rounds/move-in-round.ts'
import { readSecretSeeds } from '../seeds/seed-store.ts'
import { stakeOf } from '../slots/slot-events.ts'

/**
 * Spins the remaining free spins of a round of the sample slot, which opened behind every demonstration title before
 * each had a slot of its own. Its rounds of that time stay readable, and can be checked.
 */
export function finishSample(deps: StudioDeps, playerId: bigint, roundId: string): Promise<RoundAnswer> {
  return moveInRound(deps, { game: 'sample', playerId, roundId }, async (tx, round) => {
    if (round.state !== 'open') return undefined
    const floats = await drawFloats(await readSecretSeeds(tx, deps.seedSeal, round.seeds!), SAMPLE_FLOATS)
    const story = {
      ...buildSampleStory(FREE_SPINS, stakeOf(round), floats),
      moves: Array.from({ length: FREE_SPINS }, (_, index) => index + 1),
    }
    return decideRound(tx, deps, round, 'open', story)
  })
}
