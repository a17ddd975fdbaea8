// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { chosenAfter, MOST_LISTED, multipleOf, nextFishList } from './fish-list.ts'
import { swimmingFish } from './swimming-for-tests.ts'

const ids = (list: readonly { readonly fish: number }[]) => list.map(({ fish }) => fish)

describe('the list of fish', () => {
  it('has those in the pond, in the order of their birth', () => {
    const list = nextFishList([], [swimmingFish(3), swimmingFish(1), swimmingFish(2, { inPond: false })])
    expect(ids(list)).toEqual([1, 3])
  })

  it('keeps the order of those that stay, and adds what is new at the end', () => {
    const before = nextFishList([], [swimmingFish(4), swimmingFish(6), swimmingFish(8)])
    const after = nextFishList(before, [swimmingFish(8), swimmingFish(5), swimmingFish(4), swimmingFish(9)])
    expect(ids(after)).toEqual([4, 8, 5, 9])
  })

  it('has an end', () => {
    const many = Array.from({ length: 90 }, (_, index) => swimmingFish(index + 1))
    expect(nextFishList([], many)).toHaveLength(MOST_LISTED)
  })

  it('keeps what is chosen, or chooses what took its position', () => {
    const before = nextFishList([], [swimmingFish(1), swimmingFish(2), swimmingFish(3)])
    const after = nextFishList(before, [swimmingFish(1), swimmingFish(3)])
    expect(chosenAfter(before, after, 3)).toBe(3)
    expect(chosenAfter(before, after, 2)).toBe(3)
    expect(chosenAfter(before, [], 2)).toBeUndefined()
    expect(chosenAfter(before, after, undefined)).toBeUndefined()
  })
})

describe('a fish in the list', () => {
  it('names what it returns', () => {
    expect(multipleOf('turtle')).toBe('30×')
    expect(multipleOf('goldSprat')).toBe('4–20×')
  })
})
