// SPDX-License-Identifier: Apache-2.0
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { sports, type Sport } from '@tessera/rules/sportsbook/model/sport'
import type { Game } from './snapshot.ts'

/** The sport that is all there is of a kind of games. */
const onlySport: Partial<Record<string, Sport>> = { ESPORTS: 'esports', COCKFIGHT: 'cockfight' }

/**
 * The page of the site on which a title of a demonstration vendor is played: the book for sports, e-sports and
 * cockfights, our own lotteries for lotteries; null for every other kind. The vendor's id of the title may name a sport
 * or a lottery. `studio` names the vendor in whose dress the page is shown.
 */
export function ownPageOf({
  vendorCode: studio,
  gameId,
  gameType,
}: Pick<Game, 'vendorCode' | 'gameId' | 'gameType'>): string | null {
  if (gameType === 'LOTT' || gameType === 'ELOTT') {
    const lottery = lotteryOf(gameId)
    return address('/lottery', { ...(lottery && { gameCode: lottery.gameCode }), studio })
  }
  const sport = onlySport[gameType] ?? sports.find((one) => one === gameId)
  return gameType === 'SPORTS' || onlySport[gameType]
    ? address('/sportsbook', { ...(sport && { sport }), studio })
    : null
}

const address = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query).toString()}`
