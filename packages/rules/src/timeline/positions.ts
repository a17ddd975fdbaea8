// SPDX-License-Identifier: Apache-2.0

/**
 * Where the entries of a timeline come from. At the same moment, entries of an earlier source come first; the order is
 * part of every cursor, so new sources are added at the end.
 */
export const timelineSources = ['money', 'rounds', 'logins', 'security', 'protection', 'staff'] as const
export type TimelineSource = (typeof timelineSources)[number]

/** A position in the rows of one source. Moments are whole microseconds, as exact as the database stores them. */
export interface SourcePosition {
  atMicros: bigint
  id: bigint
}

/** A position in the whole timeline: no two entries share one. */
export interface TimelinePosition extends SourcePosition {
  source: TimelineSource
}

/** What a source is asked for: its newest rows before a position, down to a moment, at most this many. */
export interface SourceQuestion {
  fromMicros: bigint
  /** Exclusive. */
  before: SourcePosition
  limit: number
}

/** Above every id of a database. */
const afterEveryId = 9_223_372_036_854_775_807n

/** Whether one position comes before another: newest first. */
export function comparePositions(one: TimelinePosition, other: TimelinePosition): number {
  if (one.atMicros !== other.atMicros) return one.atMicros > other.atMicros ? -1 : 1
  if (one.source !== other.source)
    return timelineSources.indexOf(one.source) - timelineSources.indexOf(other.source)
  return one.id === other.id ? 0 : one.id > other.id ? -1 : 1
}

/** The position that a source continues before, when a page ended at this entry. Ids begin at 1. */
export function beforeOf(source: TimelineSource, cursor: TimelinePosition): SourcePosition {
  const { atMicros } = cursor
  if (source === cursor.source) return { atMicros, id: cursor.id }
  const isStillToCome = timelineSources.indexOf(source) > timelineSources.indexOf(cursor.source)
  return { atMicros, id: isStillToCome ? afterEveryId : 0n }
}

/** The position that a source begins at, for a timeline that ends at this moment (exclusive). */
export const beginningAt = (toMs: number): SourcePosition => ({ atMicros: microsOf(toMs), id: 0n })

/**
 * Merges the rows of several sources into one page, newest first. Each source must give its newest rows, at least one
 * more than the page has, or all of them.
 */
export function mergePage<Entry extends TimelinePosition>(
  sources: readonly (readonly Entry[])[],
  size: number,
): { page: Entry[]; hasMore: boolean } {
  const entries = sources.flat().sort(comparePositions)
  return { page: entries.slice(0, size), hasMore: entries.length > size }
}

/** Whole milliseconds as microseconds. */
export const microsOf = (atMs: number): bigint => BigInt(Math.trunc(atMs)) * 1000n

/** A moment as ISO text with microseconds, which the database reads exactly. */
export function isoOfMicros(atMicros: bigint): string {
  const toSecond = new Date(Number(atMicros / 1000n)).toISOString().slice(0, 19)
  return `${toSecond}.${String(atMicros % 1_000_000n).padStart(6, '0')}Z`
}

/** A position as text, for clients that ask for what follows. */
export const cursorOf = ({ atMicros, source, id }: TimelinePosition): string => `${atMicros}.${source}.${id}`

/** Dates of JavaScript end here. */
const latestMicros = 8_640_000_000_000_000_000n / 1000n

/** The position that a cursor names; undefined for a text that is none. */
export function positionOf(cursor: string): TimelinePosition | undefined {
  const [, atText, sourceText, idText] = /^(\d{1,16})\.([a-z]+)\.(\d{1,18})$/.exec(cursor) ?? []
  const source = timelineSources.find((name) => name === sourceText)
  if (atText === undefined || idText === undefined || !source) return undefined
  const atMicros = BigInt(atText)
  return atMicros > latestMicros ? undefined : { atMicros, source, id: BigInt(idText) }
}
