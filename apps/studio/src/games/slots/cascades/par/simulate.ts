// SPDX-License-Identifier: Apache-2.0
import { atNumber, type CascadeRules } from '../cascade-rules.ts'
import { fastClusters } from './fast-clusters.ts'
import { fastScatterPays } from './fast-scatter-pays.ts'
import { randomStream, type RandomStream } from './random-stream.ts'

/** What is counted in simulated rounds. All whole numbers; pays are in parts of the stake. */
export const counters = [
  'rounds',
  /** What all rounds paid, and what their paid spins did. */
  'paid',
  'paidSpins',
  /** The squares of what rounds paid. */
  'squares',
  /** Rounds whose first spin paid anything. */
  'hits',
  /** Rounds with free games, and how many free games they had. */
  'triggers',
  'freeGames',
  /** Rounds that ended at the win cap. */
  'capped',
  /** Spins that ended because they had won as often as a spin may. */
  'stopped',
  /** Boards that won. */
  'cascades',
  /** Rounds that paid at least 100 and at least 1,000 stakes. */
  'hundreds',
  'thousands',
] as const
export type Counter = (typeof counters)[number]

/** The sums of simulated rounds, and the most that one of them paid. */
export type Sums = Record<Counter, number> & { top: number }

export const noSums = (): Sums => ({
  ...(Object.fromEntries(counters.map((counter) => [counter, 0])) as Record<Counter, number>),
  top: 0,
})

/** Adds `more` to `sums`. */
export function addSums(sums: Sums, more: Sums): void {
  for (const counter of counters) sums[counter] += more[counter]
  sums.top = Math.max(sums.top, more.top)
}

/** Plays rounds one after the other and adds them to sums. */
export interface Simulator {
  readonly round: (sums: Sums) => void
}

/** The fast simulation of a title, or of its bought rounds, on a stream. */
export function simulatorOf(rules: CascadeRules, bought: boolean, stream: RandomStream): Simulator {
  const spin = rules.engine === 'clusters' ? fastClusters(rules, stream) : fastScatterPays(rules, stream)
  const { spins, again, most } = rules.freeGames
  const cap = rules.winCap * rules.parts
  return {
    round(sums) {
      let [paid, free, played, wins, collected] = [0, bought ? rules.buy!.spins : 0, 0, 0, 0]
      if (!bought) {
        paid = Math.min(cap, spin.play(false, 0, 0))
        sums.paidSpins += paid
        if (paid > 0) sums.hits += 1
        if (spin.stopped) sums.stopped += 1
        sums.cascades += spin.cascades
        free = atNumber(spins, spin.scatters)
      }
      if (free > 0 && paid < cap) {
        sums.triggers += 1
        while (played < free && paid < cap) {
          paid = Math.min(cap, paid + spin.play(true, wins, collected))
          if (spin.stopped) sums.stopped += 1
          sums.cascades += spin.cascades
          ;({ wins, collected } = spin)
          played += 1
          free = Math.min(most, free + atNumber(again, spin.scatters))
        }
        sums.freeGames += played
      }
      if (bought && paid > 0) sums.hits += 1
      sums.rounds += 1
      sums.paid += paid
      sums.squares += paid * paid
      if (paid >= cap) sums.capped += 1
      if (paid >= 100 * rules.parts) sums.hundreds += 1
      if (paid >= 1_000 * rules.parts) sums.thousands += 1
      if (paid > sums.top) sums.top = paid
    },
  }
}

/** One numbered chunk of simulated rounds, always with the same sums. */
export function simulateChunk(rules: CascadeRules, { simulation, chunk, rounds, bought }: ChunkOrder): Sums {
  const simulator = simulatorOf(rules, bought, randomStream(simulation, chunk))
  const sums = noSums()
  for (let round = 0; round < rounds; round += 1) simulator.round(sums)
  return sums
}

export interface ChunkOrder {
  /** Which simulation: each title has a number of its own, and so have its bought rounds. */
  readonly simulation: number
  readonly chunk: number
  readonly rounds: number
  readonly bought: boolean
}
