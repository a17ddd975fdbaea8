// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  beforeOf,
  beginningAt,
  comparePositions,
  cursorOf,
  isoOfMicros,
  mergePage,
  microsOf,
  positionOf,
  timelineSources,
  type SourcePosition,
  type TimelinePosition,
  type TimelineSource,
} from './positions.ts'

/** Few moments, so that many entries share one. */
const entries = fc.uniqueArray(
  fc.record({
    atMicros: fc.bigInt(1n, 6n).map((at) => at * 500n),
    source: fc.constantFrom(...timelineSources),
    id: fc.bigInt(1n, 40n),
  }),
  { selector: cursorOf, maxLength: 80 },
)

/** What a module answers: its newest rows before a position. */
const askSource = (
  all: readonly TimelinePosition[],
  source: TimelineSource,
  before: SourcePosition,
  limit: number,
): TimelinePosition[] =>
  all
    .filter(
      (entry) =>
        entry.source === source &&
        (entry.atMicros < before.atMicros || (entry.atMicros === before.atMicros && entry.id < before.id)),
    )
    .sort(comparePositions)
    .slice(0, limit)

function readAll(all: readonly TimelinePosition[], size: number): TimelinePosition[] {
  const read: TimelinePosition[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const after = positionOf(cursor)
    const { page, hasMore } = mergePage(
      timelineSources.map((source) =>
        askSource(all, source, after ? beforeOf(source, after) : beginningAt(4), size + 1),
      ),
      size,
    )
    read.push(...page)
    const last = page.at(-1)
    cursor = hasMore && last ? cursorOf(last) : undefined
  }
  return read
}

describe('the pages of a timeline', () => {
  it('hold every entry once and newest first, however many share a moment and however long a page is', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 30 }), (all, size) => {
        expect(readAll(all, size).map(cursorOf)).toEqual([...all].sort(comparePositions).map(cursorOf))
      }),
      { numRuns: 500 },
    )
  })

  it('go on where a cursor says, and refuse a text that is none', () => {
    fc.assert(
      fc.property(entries, (all) => {
        for (const position of all) expect(positionOf(cursorOf(position))).toEqual(position)
      }),
    )
    for (const text of [
      '',
      'x',
      '1.money',
      '1.bets.1',
      '-1.money.1',
      '1.money.1.1',
      '9999999999999999.money.1',
      '1.money.1234567890123456789',
    ])
      expect(positionOf(text), text).toBeUndefined()
  })
})

it('writes moments with microseconds', () => {
  expect(isoOfMicros(1_764_112_752_123_456n)).toBe('2025-11-25T23:19:12.123456Z')
  expect(isoOfMicros(microsOf(0))).toBe('1970-01-01T00:00:00.000000Z')
})
