// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { oddsBy } from './play-type.ts'
import { oddsTableFromText, oddsTableToText } from './odds.ts'
import { playsAbove, withOdds } from './odds-lines.ts'
import { bestLevel, groupOf, levelOf, oddsAtLevel, problemOfGroups } from './prize-groups.ts'
import { ratioOf } from './ratio.ts'

const group = (number: number, level: number) => ({ number, name: `Group ${number}`, level })
const groups = [group(1, 0.98), group(4, 1), group(9, 1.005)]

describe('prize groups', () => {
  it('rise in number and level from group 1 on', () => {
    expect(problemOfGroups(groups)).toBeUndefined()
    for (const wrong of [
      [],
      [group(2, 1)],
      [group(1, 1), group(2, 1)],
      [group(1, 1), group(1, 1.1)],
      [group(1, 1), group(2, 0.9)],
      [group(1, 1), { ...group(2, 1.1), name: 'Group 1' }],
    ])
      expect(problemOfGroups(wrong)).toBeDefined()
  })

  it('are found by number, and by the next lower one if theirs was removed', () => {
    expect([1, 2, 3, 4, 8, 9, 99].map((number) => groupOf(groups, number).number)).toEqual([
      1, 1, 1, 4, 4, 9, 9,
    ])
    expect(bestLevel(groups)).toEqual(ratioOf(1005, 1000))
  })

  it('multiply odds exactly, but not the stake given back', () => {
    const table = oddsBy({ win: '980/3', back: '1', draw: '2.6' })
    expect(oddsTableToText(oddsAtLevel(table, levelOf(group(1, 0.985))))).toEqual({
      win: '9653/30',
      back: '1',
      draw: '2.561',
    })
  })

  it('give odds that a ticket can store, rounded down, whatever digits were set', () => {
    const text = oddsTableToText(oddsAtLevel(oddsBy({ win: '1.123456789012' }), levelOf(group(2, 1.0101))))
    expect(text).toEqual({ win: '1.134803' })
    expect(oddsTableFromText(text)).toBeDefined()
  })
})

describe('plays above a ceiling', () => {
  const at = (level: number, ceiling: number) => ({
    level: levelOf(group(1, level)),
    ceiling: ratioOf(Math.round(ceiling * 100), 10_000),
    kenoTable: 'vietlott' as const,
  })

  it('are none with default odds at 99 %, and lô with two digits of all provinces below', () => {
    expect(playsAbove([], at(1, 99))).toEqual([])
    const above = playsAbove([], at(1, 98.99))
    expect(new Set(above.map(({ playType }) => playType))).toEqual(new Set(['lo2']))
    expect(above).toHaveLength(41)
  })

  it('count at the level of the best group', () => {
    expect(playsAbove([], at(1.01, 100))).toEqual([])
    expect(playsAbove([], at(1.0102, 100))[0]).toMatchObject({ gameCode: 'MB-HN', playType: 'lo2' })
  })
})

it('puts odds for more lotteries before those for fewer, so that the last line that fits is the closest', () => {
  const line = (code: string, odds: number) => ({ code, playType: 'de', tier: 'win', odds })
  const typed = [line('MB-HN', 90), line('', 91), line('MB', 92), line('MB', 93)].reduce(
    withOdds,
    [] as ReturnType<typeof line>[],
  )
  expect(typed).toEqual([line('', 91), line('MB', 93), line('MB-HN', 90)])
})
