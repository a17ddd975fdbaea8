// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { positionsOf, type Blinds, type Candidate } from './positions.ts'

const free = (...chairs: number[]): Candidate[] =>
  chairs.map((chair) => ({ chair, owesBig: false, owesSmall: false, posts: false }))
const owing = (chair: number, posts: boolean, owesSmall = false): Candidate => ({
  ...{ chair, owesBig: true, owesSmall, posts },
})
const at = (last: Blinds | null, ...candidates: Candidate[]) => positionsOf(6, last, candidates, 0)!

it('begins with the button on a chair that is drawn, and nobody owes anything', () => {
  expect(positionsOf(6, null, free(1, 3, 5), 4)).toMatchObject({ button: 3, small: 5, big: 1 })
  expect(at(null, owing(1, false), owing(4, false))).toMatchObject({
    button: 1,
    small: 1,
    big: 4,
    entries: [],
  })
})

it('moves the big blind to the next player, and the others to where the one before was', () => {
  expect(at({ small: 1, big: 2 }, ...free(0, 1, 2, 3))).toMatchObject({ button: 1, small: 2, big: 3 })
})

it('leaves the button dead when its player is gone, and the small blind out', () => {
  expect(at({ small: 1, big: 2 }, ...free(0, 2, 3))).toMatchObject({ button: 1, small: 2, big: 3 })
  expect(at({ small: 1, big: 2 }, ...free(0, 1, 3))).toMatchObject({ button: 1, small: null, big: 3 })
})

it('lets nobody pay the big blind twice in a row when two are left', () => {
  expect(at({ small: 1, big: 2 }, ...free(0, 2))).toMatchObject({ button: 2, small: 2, big: 0 })
  expect(at({ small: 0, big: 2 }, ...free(0, 2))).toMatchObject({ button: 2, small: 2, big: 0 })
  expect(at({ small: 1, big: 2 }, ...free(0, 1))).toMatchObject({ button: 1, small: 1, big: 0 })
})

it('lets newcomers wait for the big blind, or post it', () => {
  const last = { small: 1, big: 2 }
  expect(at(last, ...free(1, 2, 3), owing(5, false)).players).toEqual([1, 2, 3])
  expect(at(last, ...free(1, 2, 3), owing(5, true))).toMatchObject({
    ...{ players: [1, 2, 3, 5], entries: [{ chair: 5, dead: false }] },
  })
  expect(at(last, ...free(1, 2), owing(3, false))).toMatchObject({ players: [1, 2, 3], big: 3, entries: [] })
})

it('lets nobody come in between the button and the big blind', () => {
  // The big blind was on 4, its next is 0; the small one of before, 2, is the button.
  const plan = at({ small: 2, big: 4 }, ...free(0, 2, 4), owing(3, true))
  expect([plan.button, plan.players]).toEqual([2, [0, 2, 4]])
  expect(at({ small: 3, big: 4 }, ...free(0, 1, 4), owing(3, true)).players).toEqual([0, 1, 4])
})

it('asks whoever missed both blinds for both, the small one dead', () => {
  expect(at({ small: 1, big: 2 }, ...free(1, 2, 3), owing(5, true, true)).entries).toEqual([
    { chair: 5, dead: true },
  ])
  expect(at({ small: 1, big: 2 }, ...free(1, 2, 4)).passedBig).toEqual([3])
})

it('lets all play for nothing when fewer than two could', () => {
  const plan = at({ small: 1, big: 2 }, ...free(3), owing(5, false))
  expect(plan).toMatchObject({ players: [3, 5], big: 3, button: 5, small: 5, entries: [], waived: true })
})

it('deals to at least two with positions of their own, wherever anybody sits', () => {
  for (let who = 0; who < 4 ** 6; who += 1) {
    const kinds = Array.from({ length: 6 }, (_, chair) => Math.floor(who / 4 ** chair) % 4)
    const candidates = kinds.flatMap((kind, chair) =>
      kind === 0 ? [] : kind === 1 ? free(chair) : [owing(chair, kind === 3)],
    )
    for (const last of [
      { small: 0, big: 1 },
      { small: 0, big: 3 },
      { small: 4, big: 2 },
    ]) {
      const plan = positionsOf(6, last, candidates, 0)
      expect(plan === null).toBe(candidates.length < 2)
      if (!plan) continue
      const { players, button, small, big } = plan
      expect(players.length).toBeGreaterThanOrEqual(2)
      expect(players).toContain(big)
      expect(button === big || small === big).toBe(false)
      if (players.length === 2) expect(small).toBe(button)
      else expect(small === button).toBe(false)
    }
  }
})
