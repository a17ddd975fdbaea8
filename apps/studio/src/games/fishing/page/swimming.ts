// SPDX-License-Identifier: Apache-2.0
import type { TideView } from '../../../fishing-protocol.ts'
import { fishKinds } from '../pond/kinds.ts'
import type { Fish, Freeze, Tide } from '../pond/pond.ts'
import { fishTimeOf, isInPond, positionOf } from '../pond/position-of.ts'

/** A fish that swims now, and where the page draws it. Reused from frame to frame. */
export interface SwimmingFish {
  readonly fish: Fish
  readonly radius: number
  x: number
  y: number
  angle: number
  /** Only there a bullet meets it. */
  inPond: boolean
}

/** Everything that swims through the hall, by the tide and the server's clock. */
export interface Swimming {
  readonly tide: () => { readonly view: TideView; readonly tide: Tide } | undefined
  /** A tide began; undefined: the pond is empty. */
  readonly begin: (view: TideView, tide: Tide) => void
  readonly empty: () => void
  readonly take: (fish: number) => void
  readonly freeze: (freeze: Freeze) => void
  /** Milliseconds since the tide ended; negative while it lasts, undefined without one. */
  readonly sinceEndMs: (nowMs: number) => number | undefined
  readonly isFrozen: (nowMs: number) => boolean
  /** Moves all fish to this time. The same list each time, in the order of their birth. */
  readonly at: (nowMs: number) => readonly SwimmingFish[]
  readonly find: (fish: number) => SwimmingFish | undefined
  readonly findInPond: (fish: number) => SwimmingFish | undefined
  /** Where each fish in the pond is at a time, whole units of the pond; changes nothing. */
  readonly whereAt: (nowMs: number) => readonly (readonly [fish: number, x: number, y: number])[]
}

export function createSwimming(): Swimming {
  let current: { view: TideView; tide: Tide } | undefined
  let freezes: Freeze[] = []
  let next = 0
  const gone = new Set<number>()
  const swimming: SwimmingFish[] = []
  const tideMs = (nowMs: number) => (current ? nowMs - current.view.startedAt : 0)
  const remove = (index: number) => {
    swimming[index] = swimming.at(-1)!
    swimming.pop()
  }
  return {
    tide: () => current,
    begin(view, tide) {
      const same = current?.view.position === view.position && current.view.startedAt === view.startedAt
      current = { view, tide }
      freezes = [...view.freezes]
      if (!same) {
        gone.clear()
        swimming.length = 0
        next = 0
      }
      for (const fish of view.gone) gone.add(fish)
    },
    empty() {
      current = undefined
      swimming.length = 0
    },
    take: (fish) => {
      gone.add(fish)
    },
    freeze(freeze) {
      if (!freezes.some(([from]) => from === freeze[0])) freezes.push(freeze)
    },
    sinceEndMs: (nowMs) =>
      current ? fishTimeOf(tideMs(nowMs), freezes) - current.tide.durationMs : undefined,
    isFrozen(nowMs) {
      const ms = tideMs(nowMs)
      return freezes.some(([from, long]) => ms >= from && ms < from + long)
    },
    at(nowMs) {
      if (!current) return swimming
      const ms = tideMs(nowMs)
      const fishMs = fishTimeOf(ms, freezes)
      const { fish, durationMs } = current.tide
      while (next < fish.length && fish[next]!.bornMs <= fishMs) {
        const born = fish[next]!
        next += 1
        if (!gone.has(born.id))
          swimming.push({
            ...{ fish: born, radius: fishKinds[born.code].radius * born.size },
            ...{ x: 0, y: 0, angle: 0, inPond: false },
          })
      }
      for (let index = swimming.length - 1; index >= 0; index -= 1) {
        const one = swimming[index]!
        const position =
          gone.has(one.fish.id) || fishMs >= durationMs ? undefined : positionOf(one.fish, fishMs)
        if (!position) {
          remove(index)
          continue
        }
        one.x = position.x
        one.y = position.y
        one.angle = position.angle
        one.inPond = isInPond(position)
      }
      return swimming
    },
    find: (id) => swimming.find(({ fish }) => fish.id === id),
    findInPond: (id) => swimming.find(({ fish, inPond }) => inPond && fish.id === id),
    whereAt(nowMs) {
      if (!current) return []
      const fishMs = fishTimeOf(tideMs(nowMs), freezes)
      return current.tide.fish.flatMap((fish) => {
        const position = gone.has(fish.id) ? undefined : positionOf(fish, fishMs)
        return position && isInPond(position)
          ? [[fish.id, Math.round(position.x), Math.round(position.y)] as const]
          : []
      })
    },
  }
}
