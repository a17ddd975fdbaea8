// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { findMarketType } from '@tessera/rules/sportsbook/market-types/market-types'
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import type { SlipSelection } from '../slip/slip-store.ts'

type Market = CallOutput<'sportsbook.event'>['markets'][number]

/** The parts whose scores the model of a sport knows together; those of other sports are not joined. */
const joinedParts: Partial<Readonly<Record<Sport, RegExp>>> = {
  football: /^(regular|first_half|second_half)$/,
  basketball: /^(game|first_half|second_half|quarter_[1-4])$/,
}

/** Whether outcomes of a sport can be joined at all. */
export const hasBuilder = (sport: Sport): boolean => joinedParts[sport] !== undefined

/**
 * The markets of an event that a builder can join: those that scores decide, without quarter lines, whose halves would
 * settle separately.
 */
export const joinableMarkets = (sport: Sport, markets: readonly Market[]): Market[] =>
  markets.filter(({ type: code, period, line, status }) => {
    const type = findMarketType(code)
    const parts = joinedParts[sport]
    if (!parts || type?.decidedBy !== 'scores' || status !== 'open' || (line ?? 0) % 2 !== 0) return false
    return type
      .reads({ type: code, period, ...(line !== null && { line }) })
      .every((part) => parts.test(part))
  })

export const mostJoined = 12

/** Chooses an outcome, or takes it back. Another outcome of the same market takes its place. */
export function toggleJoined(chosen: readonly SlipSelection[], selection: SlipSelection): SlipSelection[] {
  const others = chosen.filter(({ marketId }) => marketId !== selection.marketId)
  const isChosen = chosen.some(
    ({ marketId, outcome }) => marketId === selection.marketId && outcome === selection.outcome,
  )
  if (isChosen) return others
  return others.length >= mostJoined ? [...chosen] : [...others, selection]
}
