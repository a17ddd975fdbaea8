// SPDX-License-Identifier: Apache-2.0
import { lotteries } from '@tessera/rules/lottery/lotteries'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import type { Settings } from '../../../platform/settings/settings.ts'

/** Whether the results of a lottery are entered by operators, as the setting says now. */
export async function fedLotteries(
  settings: Settings,
): Promise<(lottery: Pick<Lottery, 'gameCode' | 'tag'>) => boolean> {
  const codes = new Set(await settings.read('lottery.feed'))
  return ({ gameCode, tag }) => codes.has(gameCode) || codes.has(tag)
}

/** The codes of all lotteries whose results are entered. */
export async function fedCodes(settings: Settings): Promise<string[]> {
  const isFed = await fedLotteries(settings)
  return lotteries.filter(isFed).map(({ gameCode }) => gameCode)
}
