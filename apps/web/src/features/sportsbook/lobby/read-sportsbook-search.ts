// SPDX-License-Identifier: Apache-2.0
import { sports, type Sport } from '@tessera/rules/sportsbook/model/sport'

/** Which lobby an address of the sportsbook means. */
export interface SportsbookSearch {
  sport?: Sport | undefined
  /** The id of a competition, whose events are shown instead of the lobby. */
  competition?: string | undefined
  /** What is searched for. */
  find?: string | undefined
  /** The code of a shared slip. */
  slip?: string | undefined
}

/** Which results an address means. */
export interface ResultsSearch {
  sport?: Sport | undefined
  /** A day of the site, yyyy-MM-dd. */
  day?: string | undefined
  page?: string | undefined
}

const [longestText, longestCode] = [60, 24]
const sportOf = (raw: unknown): Sport | undefined => sports.find((sport) => sport === raw)
const textOf = (raw: unknown, form: RegExp): string | undefined => {
  const text = typeof raw === 'number' ? String(raw) : raw
  return typeof text === 'string' && form.test(text) ? text : undefined
}

/** Whether the calendar has this day. */
function isDay(day: string): boolean {
  const atMs = Date.parse(day)
  return !Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(day)
}

/** The lobby that an address means; what is malformed counts as absent. */
export function readSportsbookSearch(raw: Record<string, unknown>): SportsbookSearch {
  return {
    sport: sportOf(raw.sport),
    competition: textOf(raw.competition, /^[1-9]\d{0,17}$/),
    find: textOf(raw.find, /\S/)?.slice(0, longestText),
    slip: textOf(raw.slip, /\S/)?.slice(0, longestCode),
  }
}

/** The results that an address means; what is malformed counts as absent. */
export function readResultsSearch(raw: Record<string, unknown>): ResultsSearch {
  const day = textOf(raw.day, /^20\d\d-[01]\d-[0-3]\d$/)
  return {
    sport: sportOf(raw.sport),
    day: day !== undefined && isDay(day) ? day : undefined,
    page: textOf(raw.page, /^[1-9]\d{0,3}$/),
  }
}
