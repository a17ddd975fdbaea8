// SPDX-License-Identifier: Apache-2.0
import { fishKinds } from '../kinds.ts'
import type { FishCode, Point } from '../pond.ts'
import { curveThrough, movedBy, swimTimeOf } from './curves.ts'
import { formationOf, reachOf } from './formations.ts'
import {
  sharesAlone,
  sharesInFormations,
  sharesInSchools,
  sharesOfBosses,
  sharesOfLeaders,
  type Swimmer,
} from './swimmers.ts'
import type { TideStream } from './tide-stream.ts'

/** Fish that come together, from this time of the tide on. */
export type Group = (stream: TideStream, bornMs: number) => Swimmer[]

/** Beyond its own size a fish starts so far outside. */
const OUTSIDE = 40
/** Fish of a school are at most so far from its curve. */
const APART = 48

export const alone: Group = (stream, bornMs) => [swimmer(stream, stream.weighted(sharesAlone), bornMs)]

function swimmer(stream: TideStream, code: FishCode, bornMs: number): Swimmer {
  const curve = curveThrough(stream, { margin: marginOf(code) })
  return { code, bornMs, swimMs: swimTimeOf(curve, speedOf(stream, code)), curve, size: sizeOf(stream) }
}

/** Small fish one after another on the same way. */
export const school: Group = (stream, bornMs) => {
  const code = stream.weighted(sharesInSchools)
  const curve = curveThrough(stream, { margin: marginOf(code) + APART, apart: APART })
  const swimMs = swimTimeOf(curve, speedOf(stream, code))
  return Array.from({ length: stream.between(4, 9) }, (_, index) => ({
    ...{ code, swimMs, size: sizeOf(stream) },
    bornMs: bornMs + index * 220 + stream.below(160),
    curve: movedBy(curve, { x: stream.between(-APART, APART), y: stream.between(-APART, APART) }),
  }))
}

/** A figure of fish that stays together. */
export const formation: Group = (stream, bornMs) => {
  const { offsets, hollow } = formationOf(stream)
  const code = stream.weighted(sharesInFormations)
  return figure(stream, bornMs, { code, offsets, leader: hollow })
}

/** A boss, slowly through the middle, with its escort. */
export const boss: Group = (stream, bornMs) => {
  const code = stream.weighted(sharesOfBosses)
  const curve = curveThrough(stream, {
    margin: marginOf(code) + ESCORT_APART,
    apart: ESCORT_APART,
    lengthways: true,
  })
  const swimMs = swimTimeOf(curve, BOSS_SPEED)
  const escort = stream.weighted(sharesOfLeaders)
  const offsets = escortOffsets.slice(0, stream.between(3, escortOffsets.length))
  return [
    { code, bornMs, swimMs, curve, size: 1 },
    ...offsets.map((offset) => ({ code: escort, bornMs, swimMs, curve: movedBy(curve, offset), size: 1 })),
  ]
}

const ESCORT_APART = 230
const BOSS_SPEED = 72
const escortOffsets: readonly Point[] = [
  { x: -ESCORT_APART, y: 0 },
  { x: ESCORT_APART, y: 0 },
  { x: 0, y: -200 },
  { x: 0, y: 200 },
  { x: -160, y: 150 },
]

interface Figure {
  readonly code: FishCode
  readonly offsets: readonly Point[]
  /** A larger fish swims in the middle. */
  readonly leader: boolean
}

function figure(stream: TideStream, bornMs: number, { code, offsets, leader }: Figure): Swimmer[] {
  const codes: FishCode[] = leader ? [stream.weighted(sharesOfLeaders)] : []
  const apart = reachOf(offsets)
  const margin = Math.max(...[code, ...codes].map(marginOf)) + apart
  const curve = curveThrough(stream, { margin, apart, lengthways: true })
  const swimMs = swimTimeOf(curve, stream.between(105, 130))
  return [
    ...codes.map((middle) => ({ code: middle, bornMs, swimMs, curve, size: 1 })),
    ...offsets.map((offset) => ({ code, bornMs, swimMs, curve: movedBy(curve, offset), size: 1 })),
  ]
}

const marginOf = (code: FishCode): number => fishKinds[code].radius + OUTSIDE

/** Units a second; the more a fish returns, the slower it is. */
function speedOf(stream: TideStream, code: FishCode): number {
  const { mean } = fishKinds[code]
  if (mean <= 10) return stream.between(125, 165)
  if (mean <= 30) return stream.between(105, 140)
  return mean <= 100 ? stream.between(85, 110) : stream.between(72, 92)
}

/** In hundredths, so that nothing is lost in sizes. */
const sizeOf = (stream: TideStream): number => stream.between(88, 114) / 100
