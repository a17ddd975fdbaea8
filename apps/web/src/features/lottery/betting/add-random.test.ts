// SPDX-License-Identifier: Apache-2.0
import { faultOfPick } from '@tessera/rules/lottery/pick'
import type { PickForm } from '@tessera/rules/lottery/play-type'
import { describe, expect, it } from 'vitest'
import { addRandom } from './add-random.ts'

const none: ReadonlySet<string> = new Set()
const endings: PickForm = { form: 'numbers', digits: 2, most: 100 }
const pairs: PickForm = { form: 'numbers', digits: 3, most: 100, repeats: [2, 1] }
const balls: PickForm = { form: 'together', count: 5, lowest: 1, highest: 80, digits: 2 }
const special: PickForm = { form: 'special', count: 5, of: 35, specialOf: 12 }
const ranked: PickForm = { form: 'ranked', count: 3, positions: 10, of: 10 }
const rows: PickForm = { form: 'positions', positions: 2, most: 100 }
const alike: PickForm = { form: 'positions', positions: 3, most: 100, repeats: [2, 1] }

describe('quick pick', () => {
  it('adds numbers to those that are chosen, none of them twice', () => {
    const { pick } = addRandom(endings, { pick: ['15', '27'], more: [] }, 10, 20, none)
    expect(pick.slice(0, 2)).toEqual(['15', '27'])
    expect(new Set(pick).size).toBe(12)
    const alikeNumbers = addRandom(pairs, { pick: ['112'], more: [] }, 10, 20, none)
    expect(faultOfPick(pairs, alikeNumbers.pick)).toBeUndefined()
    expect(alikeNumbers.pick).toHaveLength(11)
  })

  it('stops when all numbers are chosen, and leaves out those that take no bets', () => {
    const all = addRandom(endings, { pick: [], more: [] }, 500, 20, none).pick
    expect(new Set(all).size).toBe(100)
    expect(addRandom(endings, { pick: all, more: [] }, 3, 20, none).pick).toEqual(all)
    const full = new Set(all.filter((item) => item !== '07'))
    expect(addRandom(endings, { pick: [], more: [] }, 3, 20, full).pick).toEqual(['07'])
  })

  it.each([
    ['balls', balls, ['07', '11']],
    ['balls with a special one', special, ['07', 's03']],
    ['balls at positions', ranked, ['02-07']],
  ] as const)('completes what was begun of a combination: %s', (_, form, begun) => {
    const { pick, more } = addRandom(form, { pick: begun, more: [] }, 1, 20, none)
    expect(pick).toEqual(expect.arrayContaining([...begun]))
    expect([faultOfPick(form, pick), more]).toEqual([undefined, []])
  })

  it('completes a row of digits, also where they have to repeat', () => {
    const row = (form: PickForm, begun: string) =>
      addRandom(form, { pick: [begun], more: [] }, 1, 20, none).pick
    expect(row(rows, '-4---')[0]?.[1]).toBe('4')
    expect(faultOfPick(rows, row(rows, '-4---'))).toBeUndefined()
    expect(row(alike, '7----')[0]?.[0]).toBe('7')
    expect(faultOfPick(alike, row(alike, '7----'))).toBeUndefined()
    expect(faultOfPick(rows, row(rows, '12345'))).toBeUndefined()
  })

  it('keeps a whole combination beside the new ones, all of them different, within the room of the slip', () => {
    const whole = ['01', '02', '03', '04', '05']
    const { pick, more } = addRandom(balls, { pick: whole, more: [] }, 3, 20, none)
    expect(more[0]).toEqual(whole)
    expect(new Set([...more, pick].map((each) => each.join())).size).toBe(4)
    const little = addRandom(balls, { pick: whole, more: [] }, 10, 2, none)
    expect([little.more.length, faultOfPick(balls, little.pick)]).toEqual([1, undefined])
    const coin: PickForm = { form: 'together', count: 1, lowest: 1, highest: 2, digits: 1 }
    const both = addRandom(coin, { pick: ['1'], more: [] }, 10, 20, none)
    expect([...both.more, both.pick].flat().toSorted()).toEqual(['1', '2'])
  })

  it('adds nothing to a choice of sides', () => {
    expect(
      addRandom({ form: 'choice', choices: ['big', 'small'] }, { pick: ['big'], more: [] }, 3, 9, none),
    ).toEqual({
      pick: ['big'],
      more: [],
    })
  })
})
