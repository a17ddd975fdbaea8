// SPDX-License-Identifier: Apache-2.0
import type { TideView } from '../../fishing-protocol.ts'
import { presentAt, presentFish, type PresentFish } from '../../games/fishing/pond/areas.ts'
import type { Fish, Freeze, Tide } from '../../games/fishing/pond/pond.ts'
import { fishTimeOf } from '../../games/fishing/pond/position-of.ts'
import { FREEZE_MS } from '../../games/fishing/pond/resolve-shot.ts'

/** Between two tides a wave clears the pond. */
const WAVE_MS = 4_000
/** A page sees the pond that much earlier or later. */
const TOLERANCE_MS = 300
/** Every fish of a tide that freezes would have to be one. */
const MOST_FREEZES = 50

/** The link of the chain that a tide follows from. */
export type TideLink = Pick<TideView, 'position' | 'seed' | 'terminalHash' | 'salt'>

/** What swims in a hall now. */
export interface PondNow {
  view(): TideView
  /** A fish that a page has seen; undefined if it is gone or not there. */
  find(id: number, nowMs: number): PresentFish | undefined
  /** Everything in the pond now. */
  present(nowMs: number): PresentFish[]
  remove(ids: Iterable<number>): void
  /** Stands still from now on; undefined if it has done so too often. */
  freeze(nowMs: number): Freeze | undefined
  /** The next tide can come. */
  isOver(nowMs: number): boolean
}

export function pondNow(tide: Tide, link: TideLink, startedAtMs: number): PondNow {
  const fish = new Map<number, Fish>(tide.fish.map((one) => [one.id, one]))
  const gone = new Set<number>()
  const freezes: Freeze[] = []
  const fishMsAt = (nowMs: number): number => fishTimeOf(nowMs - startedAtMs, freezes)

  return {
    view: () => ({ ...link, startedAt: startedAtMs, freezes: [...freezes], gone: [...gone] }),
    find(id, nowMs) {
      const found = gone.has(id) ? undefined : fish.get(id)
      if (!found) return undefined
      const fishMs = fishMsAt(nowMs)
      if (fishMs > tide.durationMs + TOLERANCE_MS) return undefined
      return (
        presentFish(found, fishMs) ??
        presentFish(found, fishMs - TOLERANCE_MS) ??
        presentFish(found, fishMs + TOLERANCE_MS)
      )
    },
    present(nowMs) {
      const fishMs = fishMsAt(nowMs)
      return fishMs > tide.durationMs ? [] : presentAt(tide, fishMs, gone)
    },
    remove(ids) {
      for (const id of ids) gone.add(id)
    },
    freeze(nowMs) {
      if (freezes.length >= MOST_FREEZES) return undefined
      const freeze: Freeze = [nowMs - startedAtMs, FREEZE_MS]
      freezes.push(freeze)
      return freeze
    },
    isOver: (nowMs) => fishMsAt(nowMs) >= tide.durationMs + WAVE_MS,
  }
}
