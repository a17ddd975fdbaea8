// SPDX-License-Identifier: Apache-2.0
import { beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../../fair/hash.ts'
import { presentAt } from './areas.ts'
import { fishKinds } from './kinds.ts'
import { FISH_CODES, TIDE_KINDS, type Fish, type Tide } from './pond.ts'
import { isInPond, positionOf } from './position-of.ts'
import { tideOf } from './tide-of.ts'

const SEEDS = 2_000
const SAMPLE_MS = 500
const SETTLED_MS = 4_000
const nobody: ReadonlySet<number> = new Set()

describe('the tides of two thousand seeds', () => {
  let tides: Tide[]
  beforeAll(async () => {
    tides = await Promise.all(
      Array.from({ length: SEEDS }, async (_, index) => tideOf(await sha256Hex(`tide ${index}`))),
    )
  })
  const everyFish = (judge: (fish: Fish, tide: Tide) => boolean): Fish[] =>
    tides.flatMap((tide) => tide.fish.filter((fish) => !judge(fish, tide)))

  it('last one to two minutes and bring 60 to 200 fish, numbered by birth', () => {
    for (const { durationMs, fish } of tides) {
      expect(durationMs).toBeGreaterThanOrEqual(60_000)
      expect(durationMs).toBeLessThanOrEqual(120_000)
      expect(fish.length).toBeGreaterThanOrEqual(60)
      expect(fish.length).toBeLessThanOrEqual(200)
      expect(fish.every(({ id, bornMs }, at) => id === at + 1 && bornMs >= (fish[at - 1]?.bornMs ?? 0))).toBe(
        true,
      )
    }
  })

  it('never have more than 30 fish in the pond, and never fewer than 5 after the first seconds', () => {
    const counts: number[] = []
    for (const tide of tides)
      for (let ms = 0; ms <= tide.durationMs; ms += SAMPLE_MS) {
        const count = presentAt(tide, ms, nobody).length
        if (ms >= SETTLED_MS) counts.push(count)
        if (count > 30) throw new Error(`${count} fish at ${ms}`)
      }
    expect(counts.reduce((least, count) => Math.min(least, count))).toBeGreaterThanOrEqual(5)
    expect(counts.reduce((sum, count) => sum + count) / counts.length).toBeGreaterThan(10)
  })

  it('let every fish come from outside, cross the pond and leave it', () => {
    const outside = everyFish(({ curve }) => [curve[0]!, curve.at(-1)!].every((point) => !isInPond(point)))
    expect(outside).toEqual([])
    const inside = everyFish((fish) =>
      [0.2, 0.35, 0.5, 0.65, 0.8].some((part) => {
        const position = positionOf(fish, fish.bornMs + part * fish.swimMs)
        return position !== undefined && isInPond(position)
      }),
    )
    expect(inside).toEqual([])
    expect(everyFish(({ bornMs }, { durationMs }) => bornMs <= durationMs - 2_000)).toEqual([])
  })

  it('have only finite numbers, and times that a page can draw', () => {
    const strange = everyFish(
      ({ curve, size, swimMs, bornMs }) =>
        curve.length >= 3 &&
        curve.length <= 4 &&
        curve.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y)) &&
        size > 0.8 &&
        size < 1.2 &&
        Number.isInteger(bornMs) &&
        Number.isInteger(swimMs) &&
        swimMs > 4_000 &&
        swimMs < 60_000,
    )
    expect(strange).toEqual([])
  })

  it('are of all kinds and bring every fish, small ones often and bosses once in a tide of theirs', () => {
    expect(new Set(tides.map(({ kind }) => kind))).toEqual(new Set(TIDE_KINDS))
    const counts = new Map(FISH_CODES.map((code) => [code, 0]))
    for (const { fish } of tides) for (const { code } of fish) counts.set(code, counts.get(code)! + 1)
    expect(Math.min(...counts.values())).toBeGreaterThan(10)
    expect(counts.get('sprat')!).toBeGreaterThan(20 * counts.get('orca')!)
    for (const { kind, fish } of tides) {
      const bosses = fish.filter(({ code }) => fishKinds[code].ability === 'boss')
      expect(bosses).toHaveLength(kind === 'boss' ? 1 : 0)
    }
  })

  it('bring groups that keep together: schools in theirs, formations in theirs', () => {
    const groupsOf = ({ fish }: Tide): number[] => {
      const sizes = new Map<string, number>()
      for (const { code, swimMs } of fish)
        sizes.set(`${code} ${swimMs}`, (sizes.get(`${code} ${swimMs}`) ?? 0) + 1)
      return [...sizes.values()].filter((size) => size >= 4)
    }
    for (const kind of ['schools', 'formation'] as const) {
      const groups = tides.filter((tide) => tide.kind === kind).map(groupsOf)
      expect(Math.min(...groups.map((sizes) => sizes.length))).toBeGreaterThan(1)
    }
  })
})

it('follows from its seed alone, always the same', async () => {
  const seed = await sha256Hex('one')
  expect(await tideOf(seed)).toEqual(await tideOf(seed))
  expect(await tideOf(seed)).not.toEqual(await tideOf(await sha256Hex('two')))
  // Pages and servers of two releases have to draw the same.
  const { kind, durationMs, fish } = await tideOf('a tide that stays as it is')
  const digest = await sha256Hex(JSON.stringify(fish))
  expect({ kind, durationMs, fish: fish.length, digest }).toEqual({
    kind: 'schools',
    durationMs: 112_000,
    fish: 152,
    digest: '20d0b22aa4e2032293830c3b40ac069291feea78f6a8cff822ed88c2da64ce7c',
  })
})
