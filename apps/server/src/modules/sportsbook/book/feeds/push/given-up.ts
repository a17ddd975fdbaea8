// SPDX-License-Identifier: Apache-2.0
import type { Side } from '@tessera/rules/sportsbook/model/sport'
import type { SaidStatus } from './push-message.ts'

/** Codes of matches that were interrupted, abandoned or given up, and so did not come to their end. */
const [firstBrokenOff, lastBrokenOff] = [80, 99]

/** Whose match it was not any more: by a walkover, by retiring, or by a default, which counts as retiring. */
const codes: Readonly<Record<number, { side: Side; began: boolean }>> = {
  93: { side: 'away', began: false },
  94: { side: 'home', began: false },
  95: { side: 'home', began: true },
  96: { side: 'away', began: true },
  97: { side: 'home', began: true },
  98: { side: 'away', began: true },
}

/** Whether the feed says of a match that is over that it was not played to its end. */
export const isBrokenOff = ({ matchStatus }: SaidStatus): boolean =>
  matchStatus >= firstBrokenOff && matchStatus <= lastBrokenOff

/** Which side gave up, and whether it had begun to play; undefined if the feed does not say (91 and 92 do not). */
export const gaveUpBy = ({ matchStatus }: SaidStatus): { side: Side; began: boolean } | undefined =>
  codes[matchStatus]
