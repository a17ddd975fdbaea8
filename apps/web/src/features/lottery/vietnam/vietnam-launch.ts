// SPDX-License-Identifier: Apache-2.0
import { lotteryLaunch } from '@tessera/rules/play/lottery-launch'
import type { LotterySearch } from '../read-lottery-search.ts'

/** Who launches, as far as the page knows; the platform trusts only the session. */
export interface Launcher {
  username: string
  token: string
  merchantCode: string
  language: string
  coarse: boolean
  trial: boolean
  /** Their prize group, as the platform named it. */
  prizeMode: number
}

/**
 * The launch of the Vietnamese lottery: the betting view of the one in the address, or the lobby (D-98). It
 * is not a game of the catalogue.
 */
export function vietnamLaunch(
  { gameCode, playType }: LotterySearch,
  { username, token, merchantCode, language, coarse, trial, prizeMode }: Launcher,
) {
  const { view, ...chosen } = lotteryLaunch({ gameCode, playType, prizeMode })
  return {
    ...chosen,
    launchMode: 'LOTT' as const,
    view: view === 'betting' ? ('betting' as const) : ('lobby' as const),
    gameId: 'LOTT',
    nodeId: 1,
    vassalage: 'LOTT',
    accountType: trial ? (0 as const) : (1 as const),
    confirmTrans: 0 as const,
    platform: coarse ? ('html5-mobile' as const) : ('html5-desktop' as const),
    clientType: 3 as const,
    username,
    token,
    merchantCode,
    language,
  }
}

/** The address within this site that a launch has returned; undefined for one of another site. */
export function pathOfOwn(address: string, origin: string): string | undefined {
  const url = URL.parse(address, origin)
  return url?.origin === origin ? url.pathname + url.search : undefined
}
