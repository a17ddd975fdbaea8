// SPDX-License-Identifier: Apache-2.0
import { visitorsGroup } from '@tessera/rules/lottery/prize-groups'
import { fault } from '@tessera/contract'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { playTypeOf } from '@tessera/rules/lottery/play-types'
import type { LotteryDeps } from './lottery-deps.ts'
import { readTerms } from './terms.ts'
import { requireLotteryAge } from './tickets/require-age.ts'

/** Who launches, and at which brand. */
export interface LotteryCaller {
  host: string
  brandCode: string
  memberId: bigint
  nowMs: number
}
export interface LotteryLaunch {
  view: 'betting' | 'lobby'
  gameCode: string | undefined
  playType: string | undefined
}

/**
 * The page of the site for a launch of the Vietnamese lottery (D-98): the betting view of one lottery, or the
 * lottery centre. Throws what the age check throws, `play.unknownGame`, and `play.gameMaintenance` for a
 * lottery that takes no bets and for the centre at a brand without one.
 */
export async function lotteryAddress(
  deps: LotteryDeps,
  { host, brandCode, memberId, nowMs }: LotteryCaller,
  { view, gameCode, playType }: LotteryLaunch,
): Promise<string> {
  const settings = deps.settings.of(brandCode)
  await requireLotteryAge(deps.database, deps.settings, { memberId, brandCode, nowMs })
  const site = await deps.siteUrl(host)
  if (view === 'lobby') {
    if (!(await settings.read('site.lotteryCenter'))) throw fault('play.gameMaintenance', { suggestions: [] })
    return `${site}/lotteryCenter`
  }
  const lottery = gameCode === undefined ? undefined : lotteryOf(gameCode)
  if (!lottery || (playType !== undefined && !playTypeOf(lottery, playType))) throw fault('play.unknownGame')
  if ((await readTerms(settings, visitorsGroup)).isClosed(lottery))
    throw fault('play.gameMaintenance', { suggestions: [] })
  const query = new URLSearchParams({
    gameCode: lottery.gameCode,
    ...(playType !== undefined && { playType }),
  })
  return `${site}/lottery?${query.toString()}`
}
