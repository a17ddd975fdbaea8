// SPDX-License-Identifier: Apache-2.0
/** Who launches, as far as the page knows; the platform trusts only the session. */
export interface Launcher {
  username: string
  token: string
  merchantCode: string
  language: string
  coarse: boolean
}

/**
 * The launch of a game for real money or for fun, with the fields that clients of the platform send (D-97).
 */
export function launchPayload(
  game: { gameId: string; nodeId: number; vassalage: string },
  trial: boolean,
  { username, token, merchantCode, language, coarse }: Launcher,
) {
  return {
    gameId: game.gameId,
    nodeId: game.nodeId,
    accountType: trial ? (0 as const) : (1 as const),
    confirmTrans: 0 as const,
    vassalage: game.vassalage,
    launchMode: 'GLS' as const,
    platform: coarse ? ('html5-mobile' as const) : ('html5-desktop' as const),
    clientType: 3 as const,
    username,
    token,
    merchantCode,
    language,
  }
}

/** The address to open: the first of the two that is present (D-97). */
export function firstAddress({ game_url, game_url2 }: { game_url: string; game_url2: string }): string {
  return game_url || game_url2
}
