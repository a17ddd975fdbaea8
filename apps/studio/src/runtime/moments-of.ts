// SPDX-License-Identifier: Apache-2.0
import type { GameCode, RoundOf } from '../protocol.ts'

/**
 * A recorded round after each of its moves, as its player saw it, and at its end. `movesIn` counts the moves in a
 * round; a move that lost is not shown without the end that it brought.
 */
export function momentsOf<Code extends GameCode>(
  round: RoundOf<Code>,
  movesIn: (round: RoundOf<Code>) => number,
): RoundOf<Code>[] {
  const moments: RoundOf<Code>[] = []
  for (let events = 0; events < round.events.length; events += 1) {
    const moment: RoundOf<Code> = { ...round, state: 'open', events: round.events.slice(0, events) }
    const moves = movesIn(moment)
    // Events that come before the next move belong to this one.
    if (moments.length === moves + 1) moments.pop()
    moments.push(moment)
  }
  const isLost = round.multiplier === 0
  const last = moments.at(-1)
  if (last && isLost && movesIn(last) === movesIn(round)) moments.pop()
  return [...moments, round]
}
