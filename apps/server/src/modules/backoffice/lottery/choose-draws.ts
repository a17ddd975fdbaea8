// SPDX-License-Identifier: Apache-2.0
import { lotteries } from '@tessera/rules/lottery/lotteries'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { dayOfText, startOfDay } from '@tessera/rules/lottery/vietnam-days'

/** Epoch ms of the beginning of a day in Vietnam. */
export function startOf(day: string): number | undefined {
  const known = dayOfText(day.replaceAll('-', ''))
  return known === undefined ? undefined : startOfDay(known)
}

/** The codes of the lotteries of a group, of one, or of all. */
export const codesOf = (which: {
  tag?: Lottery['tag'] | undefined
  gameCode?: string | undefined
}): string[] =>
  lotteries
    .filter(
      ({ tag, gameCode }) =>
        (which.tag === undefined || tag === which.tag) &&
        (which.gameCode === undefined || gameCode === which.gameCode),
    )
    .map(({ gameCode }) => gameCode)
