// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { units } from '../../money.ts'
import { builtInLimits } from '../built-in-limits.ts'
import { leastEdgeOf } from '../least-edges.ts'
import { chooseHall } from './choose-hall.ts'
import { hallFacts } from './hall-facts.ts'
import { hallOfTitle } from './hall-of-title.ts'
import { hallStakesOf } from './hall-stakes.ts'
import { HALL_LOOKS, ownHalls, writeHallTitle } from './halls.ts'

describe('the hall of a fishing title', () => {
  it.each([
    ['Reef Rangers', 'reef'],
    ['Dolphin Dock', 'reef'],
    ['Atlantis Anglers', 'temple'],
    ['Crab King Cannon', 'temple'],
    ['Abyss Angler Squad', 'abyss'],
    ['Shark Shoal Hunters', 'abyss'],
  ])('of %s looks like the %s', (name, look) => {
    expect(chooseHall({ gameId: 'any', name })).toBe(look)
  })

  it('follows from its id where its name says nothing, always the same, and each look has its share', () => {
    const looks = Array.from({ length: 300 }, (_, at) =>
      chooseHall({ gameId: `title-${at}`, name: 'Hunters' }),
    )
    for (const look of HALL_LOOKS) expect(looks.filter((one) => one === look).length).toBeGreaterThan(60)
    expect(chooseHall({ gameId: 'title-7', name: 'Hunters' })).toBe(looks[7])
  })

  it('is told by our own titles and by what demonstration titles play, among fishing games only', () => {
    const usual = { gameType: 'FISH', client: 'own', plays: null } as const
    for (const { code, look } of ownHalls) expect(hallOfTitle({ ...usual, gameId: `inh_${code}` })).toBe(look)
    expect(hallOfTitle({ ...usual, gameId: 'inh_fishing_reef', gameType: 'RNG' })).toBeNull()
    expect(hallOfTitle({ ...usual, gameId: 'fishing_reef' })).toBeNull()
    expect(hallOfTitle({ ...usual, gameId: 'inh_dice' })).toBeNull()
    for (const look of HALL_LOOKS)
      expect(hallOfTitle({ ...usual, client: 'sample', gameId: 'x', plays: writeHallTitle(look) })).toBe(look)
    expect(hallOfTitle({ ...usual, client: 'sample', gameId: 'inh_fishing_reef' })).toBeNull()
  })
})

describe('what the catalogue knows of halls', () => {
  it('is the least return of a bullet, the least edge with the best aim and the jackpot, and the smallest bullet', () => {
    expect(hallFacts.rtpBasisPoints).toBe(9_500)
    expect(ownHalls.map(({ code }) => leastEdgeOf(`inh_${code}`))).toEqual(ownHalls.map(() => 350))
    const { minimumStake, maximumStake, maximumWin } = builtInLimits.get('USD')!
    const [minimum, most] = [units(Math.round(Number(minimumStake) * 10)) / 10n, units(Number(maximumStake))]
    const currency = {
      minimumStake: minimum,
      maximumStake: most,
      maximumWin: units(Number(maximumWin)),
      unit: 10_000n,
    }
    expect(hallStakesOf(1, currency)[0]).toBe(hallFacts.minimumStake)
  })
})
