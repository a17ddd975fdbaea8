// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { blastOf, laserTargets, netTargets, presentAt, type PresentFish } from './areas.ts'
import { directionOf } from './direction-of.ts'
import { fishKinds } from './kinds.ts'
import { muzzleOf } from './muzzles.ts'
import type { Fish, FishCode } from './pond.ts'

const at = (fish: number, code: FishCode, x: number, y: number): PresentFish => ({
  ...{ fish, code, at: { x, y, angle: 0 } },
  radius: fishKinds[code].radius,
})
const numbers = (found: readonly PresentFish[]) => found.map(({ fish }) => fish)

describe('a net', () => {
  it('covers the fish it hits and those within its reach, nearest first', () => {
    const hit = at(1, 'tang', 500, 500)
    const pond = [at(2, 'orca', 500, 620), at(3, 'sprat', 520, 500), hit, at(4, 'neon', 500, 671)]
    expect(numbers(netTargets(hit, pond))).toEqual([1, 3, 2])
  })

  it('covers six at most, and of two as near the older one', () => {
    const hit = at(9, 'tang', 500, 500)
    const around = Array.from({ length: 8 }, (_, index) =>
      at(8 - index, 'sprat', index % 2 === 0 ? 490 : 510, 500),
    )
    expect(numbers(netTargets(hit, around))).toEqual([9, 1, 2, 3, 4, 5])
  })

  it('passes over eels and bombfish, also where it hits them', () => {
    const eel = at(1, 'eel', 500, 500)
    const tang = at(2, 'tang', 510, 500)
    const pond = [eel, tang, at(3, 'bombfish', 505, 500)]
    expect(netTargets(eel, pond)).toEqual([])
    expect(numbers(netTargets(tang, pond))).toEqual([2])
  })

  it('ends before more than 500 stakes for each of its bullets could be won', () => {
    const hit = at(1, 'dragon', 500, 500)
    const pond = [hit, at(2, 'chest', 510, 500), at(3, 'dragon', 520, 500), at(4, 'sprat', 530, 500)]
    expect(numbers(netTargets(hit, pond))).toEqual([1, 2, 3])
  })
})

describe('a laser', () => {
  it('takes what lies on its beam, nearest first, and nothing behind it', () => {
    const from = { x: 800, y: 450 }
    const pond = [at(1, 'tang', 1_400, 470), at(2, 'sprat', 900, 450), at(3, 'tang', 300, 450)]
    expect(numbers(laserTargets(from, 0, pond))).toEqual([2, 1])
    expect(numbers(laserTargets(from, 1_800, pond))).toEqual([3])
  })

  it('touches a fish as far from its middle as half the beam and the fish are wide', () => {
    const reach = 26 + fishKinds.tang.radius
    const beside = (down: number) => laserTargets({ x: 0, y: 0 }, 0, [at(1, 'tang', 400, down)]).length
    expect([reach, -reach, reach + 0.01, -reach - 0.01].map(beside)).toEqual([1, 1, 0, 0])
  })

  it('takes twelve at most', () => {
    const pond = Array.from({ length: 20 }, (_, index) => at(20 - index, 'sprat', 900 - index * 20, 450))
    expect(numbers(laserTargets({ x: 100, y: 450 }, 0, pond))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ])
  })

  it('starts at the chair, and can reach into the pond from each', () => {
    const middle = [at(1, 'whale', 800, 450)]
    const angles = [-575, -1_225, 1_225, 575]
    for (const [chair, angle] of angles.entries())
      expect(laserTargets(muzzleOf(chair), angle, middle), `chair ${chair}`).toHaveLength(1)
    expect(() => muzzleOf(4)).toThrow(RangeError)
  })
})

describe('an eel and a bombfish', () => {
  const others = [at(2, 'turtle', 500, 700), at(3, 'ray', 500, 510), at(4, 'sprat', 500, 560)]

  it('take those near them, nearest first: the eel only small ones', () => {
    expect(numbers(blastOf(at(1, 'eel', 500, 500), others))).toEqual([4, 2])
    expect(numbers(blastOf(at(1, 'bombfish', 500, 500), others))).toEqual([3, 4, 2])
  })

  it('take none whose return is drawn or depends on others, and none from afar', () => {
    const pond = [at(2, 'goldSprat', 500, 510), at(3, 'eel', 500, 520), at(4, 'sprat', 500, 761)]
    expect(blastOf(at(1, 'bombfish', 500, 500), pond)).toEqual([])
    expect(numbers(blastOf(at(1, 'eel', 500, 500), [at(5, 'sprat', 500, 900)]))).toEqual([5])
    expect(blastOf(at(1, 'eel', 500, 499), [at(5, 'sprat', 500, 900)])).toEqual([])
  })

  it('stop before all together return more than 500 stakes', () => {
    const pond = [at(2, 'kraken', 500, 510), at(3, 'whale', 500, 520), at(4, 'sword', 500, 530)]
    expect(numbers(blastOf(at(1, 'bombfish', 500, 500), pond))).toEqual([2, 3])
    expect(numbers(blastOf(at(1, 'bombfish', 500, 500), [at(5, 'dragon', 500, 505), ...pond]))).toEqual([])
  })

  it('take six and twelve at most, and no other fish takes any', () => {
    const many = Array.from({ length: 15 }, (_, index) => at(2 + index, 'sprat', 500, 501 + index))
    const counts = (['eel', 'bombfish', 'kraken'] as const).map(
      (code) => blastOf(at(1, code, 500, 500), many).length,
    )
    expect(counts).toEqual([6, 12, 0])
  })
})

it('finds fish that are in the pond and not gone', () => {
  const fish = (id: number, y: number): Fish => ({
    ...{ id, code: 'tang', bornMs: 0, swimMs: 1_000, size: 1.1 },
    curve: [
      { x: -100, y },
      { x: 700, y },
      { x: 1_700, y },
    ],
  })
  const tide = { kind: 'open', durationMs: 60_000, fish: [fish(1, 100), fish(2, 200)] } as const
  expect(presentAt(tide, 0, new Set())).toEqual([])
  expect(presentAt(tide, 500, new Set([1]))).toMatchObject([{ fish: 2, radius: fishKinds.tang.radius * 1.1 }])
})

it('computes directions of length one without a sine', () => {
  for (let angle = -4_000; angle < 8_000; angle += 1) {
    const { x, y } = directionOf(angle)
    expect(Math.abs(x - Math.cos((angle * Math.PI) / 1_800))).toBeLessThan(1e-12)
    expect(Math.abs(y - Math.sin((angle * Math.PI) / 1_800))).toBeLessThan(1e-12)
  }
  expect([0, 900, 1_800, 2_700].map(directionOf).map(({ x, y }) => [x + 0, y + 0])).toEqual([
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ])
})
