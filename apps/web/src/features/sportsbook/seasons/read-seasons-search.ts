// SPDX-License-Identifier: Apache-2.0
import { readSportsbookSearch } from '../lobby/read-sportsbook-search.ts'
import type { Sport } from '@tessera/rules/sportsbook/model/sport'

/** Which seasons an address means. */
export interface SeasonsSearch {
  sport?: Sport | undefined
}

/** The seasons that an address means; what is malformed counts as absent. */
export const readSeasonsSearch = (raw: Record<string, unknown>): SeasonsSearch => ({
  sport: readSportsbookSearch(raw).sport,
})
