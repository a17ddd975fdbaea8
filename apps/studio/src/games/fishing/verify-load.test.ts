// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { bet, luckySeeds, manyShots, playLoad, seeds } from './load-for-tests.ts'
import { stakesWonIn, unplayedOf, type FishingEvent } from './story.ts'
import { verifyLoad, type LoadFault } from './verify-load.ts'

const events = await playLoad(manyShots)
const faultOf = async (changed: readonly FishingEvent[]) => (await verifyLoad(seeds, bet, changed)).differs

/** The load with one event changed. */
const changed = (index: number, change: object): FishingEvent[] =>
  events.map((event, at) => (at === index ? { ...event, ...change } : event))

describe('a load of bullets', () => {
  it('follows from its seeds and the fish that it met', async () => {
    const { computed, differs } = await verifyLoad(seeds, bet, events)
    expect(differs).toBeUndefined()
    expect(computed).toEqual(events)
    expect(events.some(({ taken }) => taken.length > 0)).toBe(true)
    expect(events.map(({ bullet }) => bullet)).toEqual([0, 1, 2, 3, 4, 7, 17, 18, 19])
  })

  it('follows from them in whatever order its bullets met fish', async () => {
    expect(await faultOf(events.toReversed())).toBeUndefined()
  })

  it('does not follow from other seeds', async () => {
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, nonce) => verifyLoad({ ...seeds, nonce: 100 + nonce }, bet, events)),
    )
    expect(others.filter(({ differs }) => differs === undefined)).toEqual([])
  })

  it('gives bullets back that met nothing or that their shot could not play', () => {
    expect(unplayedOf(bet, events)).toBe(0)
    expect(unplayedOf(bet, events.slice(2))).toBe(2)
    expect(unplayedOf(bet, [])).toBe(20)
    const won = events.flatMap(({ taken }) => taken.map(({ multiple }) => multiple))
    expect(stakesWonIn(events)).toBe(won.reduce((sum, one) => sum + one, 0))
  })

  const takenAt = events.findIndex(({ taken }) => taken.length > 0)
  const missedAt = events.findIndex(({ taken, weapon }) => taken.length === 0 && weapon === 'single')
  const first = events[takenAt]!
  it.each([
    ['a fish returned more', takenAt, { taken: [{ ...first.taken[0], multiple: 500 }] }, 'taken'],
    ['a fish was taken that was not', missedAt, { taken: [{ code: 'sprat', multiple: 2 }] }, 'taken'],
    ['a fish was not taken that was', takenAt, { taken: [] }, 'taken'],
    ['fewer bullets were played', 4, { used: 2 }, 'taken'],
    ['the jackpot was won', 0, { jackpot: '1000.00' }, 'jackpot'],
    ['a bullet was fired twice', 1, { bullet: 0 }, 'bullet'],
    ['a net took a bullet of another shot', 4, { bullet: 2 }, 'bullet'],
    ['a bullet was never paid', 8, { bullet: 20 }, 'unreadable'],
    ['a net was larger than the load', 8, { weapon: 'net', bullet: 19 }, 'unreadable'],
    ['the weapon is unknown', 0, { weapon: 'harpoon' }, 'unreadable'],
    ['the fish is unknown', 0, { met: ['constructor'] }, 'unreadable'],
    ['a bullet met nothing', 0, { met: [] }, 'met'],
    ['a bullet met two fish', 0, { met: ['sprat', 'sprat'] }, 'met'],
    ['a net met an eel', 4, { met: ['sprat', 'eel'] }, 'met'],
    ['a net met seven fish', 4, { met: Array(7).fill('sprat') }, 'met'],
    ['a sprat took others along', 0, { others: ['sprat'] }, 'met'],
    ['an eel took a golden fish along', 6, { others: ['goldSprat'] }, 'met'],
    ['a net took others along', 4, { others: ['sprat'] }, 'met'],
    ['what was taken is no list', 0, { taken: 'all' }, 'unreadable'],
    ['what was taken is nothing', 0, { taken: [null] }, 'unreadable'],
  ] satisfies readonly (readonly [string, number, object, LoadFault])[])(
    'is refused where the record says that %s',
    async (_what, index, change, fault) => {
      const differs = await faultOf(changed(index, change))
      expect(differs?.fault).toBe(fault)
      expect(differs!.index).toBeLessThanOrEqual(index + 1)
    },
  )

  it('is refused if it is no record of a load', async () => {
    const nothing = [null, 'shot', 7] as unknown as FishingEvent[]
    for (const event of nothing) expect(await faultOf([event])).toEqual({ index: 0, fault: 'unreadable' })
    for (const strange of [{ bullet: '0' }, { bullet: '-1' }, { bullets: 1e9 }, { highest: '0.01' }])
      expect((await verifyLoad(seeds, { ...bet, ...strange }, events)).differs?.fault).toBe('unreadable')
  })

  it('wins the jackpot by its roll alone', async () => {
    const lucky = await luckySeeds()
    const won = await playLoad([['single', ['sprat']]], lucky)
    expect(won[0]!.jackpot).toBe('12.34')
    expect((await verifyLoad(lucky, bet, won)).differs).toBeUndefined()
    const { jackpot: _, ...without } = won[0]!
    expect((await verifyLoad(lucky, bet, [without])).differs?.fault).toBe('jackpot')
    const poorer = { ...bet, highest: '100.00' }
    expect((await verifyLoad(lucky, poorer, won)).differs?.fault).toBe('jackpot')
  })
})
