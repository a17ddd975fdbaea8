// SPDX-License-Identifier: Apache-2.0
/** The lottery fields of a launch. */
export interface LotteryLaunch {
  launchMode: string
  view?: string | undefined
  gameCode?: string | undefined
  playType?: string | undefined
  prizeMode?: number | undefined
}

/** The launch of a Vietnamese lottery (D-98): the betting view of a chosen one, or the lobby of all. */
export function lotteryLaunch(chosen: {
  gameCode?: string | undefined
  playType?: string | undefined
  prizeMode: number
}): LotteryLaunch {
  const { gameCode, playType, prizeMode } = chosen
  if (gameCode === undefined) return { launchMode: 'LOTT', view: 'lobby', prizeMode }
  return {
    launchMode: 'LOTT',
    view: 'betting',
    gameCode,
    ...(playType !== undefined && { playType }),
    prizeMode,
  }
}

/** The first field that does not belong to a launch of its mode; undefined if there is none. */
export function wrongLaunchField({
  launchMode,
  view,
  gameCode,
  playType,
  prizeMode,
}: LotteryLaunch): string | undefined {
  if (launchMode === 'LOTT') {
    if (view === undefined) return 'view'
    if ((view === 'betting') !== (gameCode !== undefined)) return 'gameCode'
    return view === 'lobby' && playType !== undefined ? 'playType' : undefined
  }
  const given = { view, gameCode, playType, prizeMode }
  return Object.entries(given).find(([, value]) => value !== undefined)?.[0]
}
