// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { chanceOf, range } from '../../../fair/card-room/chance-for-tests.ts'
import { countGroups } from '../count-groups.ts'
import { countHand } from '../count-hand.ts'
import { isValidDeclaration } from '../groups.ts'
import { arrangedGroups, groupsWith, withGroup, withoutGroups } from './own-groups.ts'

const WILD = 7
const nothing = { groups: [], loose: [] }

it('keeps every card of the hand once, whatever is grouped and taken apart', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const chance = chanceOf(seed)
    const deck = chance.shuffled(range(106))
    let hand = deck.slice(0, 13)
    let own = groupsWith(nothing, hand)
    for (let move = 0; move < 12; move += 1) {
      const chosen = chance.shuffled(hand).slice(0, 2 + chance.below(4))
      const kind = chance.below(4)
      if (kind === 0) own = withoutGroups(own, chosen)
      else if (kind === 1) {
        hand = [...hand.slice(1), deck[13 + move]!]
        own = groupsWith(own, hand)
      } else if (kind === 2) own = arrangedGroups(hand, WILD)
      else own = withGroup(own, chosen)
      const all = [...own.groups.flat(), ...own.loose].sort((one, other) => one - other)
      expect(all).toEqual(hand.toSorted((one, other) => one - other))
      expect(own.groups.every(({ length }) => length >= 2)).toBe(true)
    }
  }
})

it('counts the hand as it lies, and least when it is arranged', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const chance = chanceOf(1_000 + seed)
    const hand = chance.shuffled(range(106)).slice(0, 13)
    const least = countHand(hand, WILD)
    const { groups, loose } = arrangedGroups(hand, WILD)
    expect(countGroups(groups, loose, WILD)).toBe(least)
    expect(countGroups([], hand, WILD)).toBeGreaterThanOrEqual(least)
    expect(isValidDeclaration(groups, WILD) && loose.length === 0 && least > 0).toBe(false)
  }
})
