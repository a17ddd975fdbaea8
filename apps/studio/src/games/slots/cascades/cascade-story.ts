// SPDX-License-Identifier: Apache-2.0
import type { Multiplier } from '../../../fair/multiplier.ts'
import type { SlotEvent } from '../story.ts'
import { atNumber, mostFloats, partOf, weightsOf, type CascadeRules } from './cascade-rules.ts'
import { drawBoard, refill, winsOn, type Board, type NextFloat, type Tumble } from './tumble.ts'

/** What a spin needs to know of those before it. */
interface Before {
  readonly free: boolean
  readonly part: Multiplier
  /** In free games whose factor never falls: how many wins they have had. */
  readonly wins: number
  /** In free games: the multipliers that they have collected. */
  readonly collected: number
}

interface Spun {
  readonly tumbles: readonly Tumble[]
  readonly scatters: number
  readonly multiplier: Multiplier
  /** What the wins were multiplied by at the end. */
  readonly factor: number
  readonly wins: number
  readonly collected: number
}

/** Thrown where a round needs more floats than it was given. */
export class FloatsEnded extends RangeError {}

/** What a round pays at most of what is taken for it. */
export const cascadeCap = (rules: CascadeRules, bought: boolean): Multiplier =>
  rules.winCap * rules.parts * partOf(rules, bought)

/**
 * All spins of a round, to its last one or to its win cap. Its floats are read one after the other: one for each
 * symbol that comes. A bought round has free games only, the first of which has number 0.
 */
export function buildCascadeEvents(rules: CascadeRules, bought: boolean, next: NextFloat): SlotEvent[] {
  const events: SlotEvent[] = []
  const cap = cascadeCap(rules, bought)
  const part = partOf(rules, bought)
  const { most } = rules.freeGames
  let free = bought ? rules.buy!.spins : 0
  let [paid, wins, collected] = [0, 0, 0]
  for (let spin = 0; spin === 0 || spin < free + (bought ? 0 : 1); spin += 1) {
    const isFree = bought || spin > 0
    const spun = spinOnce(rules, { free: isFree, part, wins, collected }, next)
    if (isFree) ({ wins, collected } = spun)
    const won = atNumber(isFree ? rules.freeGames.again : rules.freeGames.spins, spun.scatters)
    const added = Math.min(most - free, won)
    // The first free game of a bought round brings the others that were bought with it.
    const freeSpins = bought && spin === 0 ? free - 1 + added : added
    free += added
    const multiplier = Math.min(spun.multiplier, cap - paid)
    paid += multiplier
    const { tumbles, scatters, factor } = spun
    events.push({
      type: 'spin',
      spin,
      stops: [],
      heights: [],
      wins: [],
      scatters,
      multiplier,
      freeSpins,
      tumbles,
      factor,
    })
    if (paid === cap) break
  }
  return events
}

/** A round from its floats. Throws FloatsEnded if it needs more of them. */
export function cascadeEventsOf(
  rules: CascadeRules,
  bought: boolean,
  floats: readonly number[],
): SlotEvent[] {
  let read = 0
  return buildCascadeEvents(rules, bought, () => {
    const float = floats[read]
    if (float === undefined) throw new FloatsEnded('a round needs one float for each symbol that comes')
    read += 1
    return float
  })
}

const FIRST_FLOATS = 128

/** A round whose floats are drawn as far as it needs them; `draw` gives the first so many. */
export async function drawCascadeEvents(
  rules: CascadeRules,
  bought: boolean,
  draw: (count: number) => Promise<readonly number[]>,
): Promise<SlotEvent[]> {
  for (let count = FIRST_FLOATS; ; count = Math.min(count * 4, mostFloats(rules)))
    try {
      return cascadeEventsOf(rules, bought, await draw(count))
    } catch (error) {
      if (!(error instanceof FloatsEnded) || count >= mostFloats(rules)) throw error
    }
}

function spinOnce(rules: CascadeRules, before: Before, next: NextFloat): Spun {
  const weights = weightsOf(rules, before.free)
  const tumbles: Tumble[] = []
  const counted = rules.engine === 'clusters' && rules.keepsFactor && before.free ? before.wins : 0
  let board: Board = drawBoard(rules, weights, next)
  let [paid, factor] = [0, 1]
  let wins = counted
  for (;;) {
    const rising = rules.engine === 'clusters' ? atNumber(rules.factors, wins + 1) : 1
    const tumble: Tumble = { board, wins: winsOn(rules, board, before.part * rising) }
    tumbles.push(tumble)
    if (tumble.wins.length === 0) break
    wins += 1
    factor = rising
    for (const { multiplier } of tumble.wins) paid += multiplier
    if (tumbles.length === rules.mostWins) break
    board = refill(rules, weights, tumble, next)
  }
  const collected = before.collected + multipliersOn(rules, board)
  if (rules.engine === 'scatterPays') factor = paid > 0 ? Math.max(1, collected) : 1
  const scatters = [...board].filter((symbol) => symbol === rules.scatter.symbol).length
  const scatterPays = atNumber(rules.scatter.pays, scatters) * rules.parts * before.part
  return {
    tumbles,
    scatters,
    multiplier: (rules.engine === 'scatterPays' ? paid * factor : paid) + scatterPays,
    factor,
    wins,
    collected,
  }
}

/** The sum of the multipliers on a board. */
function multipliersOn(rules: CascadeRules, board: Board): number {
  if (rules.engine !== 'scatterPays') return 0
  return [...board].reduce((sum, symbol) => sum + (rules.multipliers[symbol] ?? 0), 0)
}
