// SPDX-License-Identifier: Apache-2.0
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import { readResult } from '@tessera/rules/sportsbook/model/read-result'
import { describe, expect, it } from 'vitest'
import { notYetOver, resultOfStatus } from './result-of-status.ts'

type Pair = readonly [number, number]
interface SaidResult {
  code?: number
  bestOf?: number | undefined
  isOver?: boolean
}
const resultSaid = (
  sport: Sport,
  parts: readonly Pair[],
  { code = 100, isOver = true, ...more }: SaidResult = {},
) =>
  resultOfStatus(
    sport,
    {
      status: isOver ? 4 : 1,
      matchStatus: code,
      score: undefined,
      periods: parts.map((score, index) => ({ code: 8 + index, score })),
      playedSeconds: undefined,
    },
    { isOver, bestOf: 'bestOf' in more ? more.bestOf : 3 },
  )
const sets = (...pairs: Pair[]): readonly Pair[] => pairs

describe('a match of tennis that the feed says is over', () => {
  it('is complete once a side has won as many sets as it was about', () => {
    expect(resultSaid('tennis', sets([6, 4], [7, 6]))).toMatchObject({ bestOf: 3, ended: 2, over: true })
    expect(resultSaid('tennis', sets([6, 4], [7, 6]), { bestOf: 5 })).toBeUndefined()
    expect(resultSaid('tennis', sets([6, 4]))).toBeUndefined()
    expect(resultSaid('tennis', sets([6, 4]), { bestOf: undefined })).toBeUndefined()
  })

  it('is not complete by a set that was being played', () => {
    expect(resultSaid('tennis', sets([6, 4], [6, 5]))).toBeUndefined()
  })

  it.each([
    [95, 'home'],
    [96, 'away'],
    [97, 'home'],
    [98, 'away'],
  ] as const)('was given up by code %i: the set that was being played is not complete', (code, retired) => {
    expect(resultSaid('tennis', sets([6, 4], [6, 5]), { code })).toMatchObject({
      ended: 1,
      over: true,
      retired,
    })
    expect(resultSaid('tennis', sets([6, 5]), { code })).toMatchObject({ ended: 0, over: true, retired })
  })

  it.each([
    [93, 'away'],
    [94, 'home'],
  ] as const)('did not begin by code %i', (code, walkover) => {
    expect(resultSaid('tennis', [], { code })).toMatchObject({ sets: [], over: true, walkover })
  })

  it('waits for operators where the feed does not say who gave up, or what the deciding set was', () => {
    for (const code of [90, 91, 92])
      expect(resultSaid('tennis', sets([6, 4], [6, 3]), { code })).toBeUndefined()
    expect(resultSaid('tennis', sets([6, 4], [4, 6], [3, 2]), { code: 95 })).toBeUndefined()
  })

  it('ended in a match tie-break if a side has ten in the deciding set', () => {
    expect(resultSaid('tennis', sets([6, 4], [4, 6], [10, 8]))).toMatchObject({ matchTieBreak: true })
    expect(resultSaid('tennis', sets([6, 4], [4, 6], [7, 5]))).not.toHaveProperty('matchTieBreak')
  })

  it('can be read while the feed has not confirmed it', () => {
    for (const code of [95, 93]) {
      const result = resultSaid('tennis', code === 93 ? [] : sets([6, 4], [6, 5]), { code })!
      expect(readResult(structuredClone(notYetOver(result)))).toMatchObject({ over: false })
    }
  })
})

describe('another match that the feed says is over', () => {
  it('was not won by maps of which the last may not have been finished', () => {
    expect(resultSaid('esports', sets([13, 7]))).toBeUndefined()
    expect(resultSaid('esports', sets([13, 7], [9, 4]), { code: 96 })).toBeUndefined()
    expect(resultSaid('esports', sets([13, 7], [13, 4]))).toMatchObject({
      maps: ['home', 'home'],
      over: true,
    })
    expect(resultSaid('esports', [], { code: 94 })).toMatchObject({ maps: [], forfeit: 'home' })
  })

  it('has no result if it was abandoned', () => {
    const quarters = sets([20, 18], [22, 19], [17, 25], [12, 10])
    expect(resultSaid('basketball', quarters, { code: 90 })).toBeUndefined()
    expect(resultSaid('basketball', quarters)).toMatchObject({ ended: 4, over: true })
  })
})
