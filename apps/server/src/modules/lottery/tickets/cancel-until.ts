// SPDX-License-Identifier: Apache-2.0
import type { ListedTicket } from './ticket-store.ts'

const minuteMs = 60_000

/** Until when, not including, the owner of a ticket can cancel it; undefined if they cannot. */
export function cancelUntilMs(
  { ticket: { status, placedAtMs }, closesAtMs }: ListedTicket,
  cancelMinutes: number,
): number | undefined {
  if (status !== 'open' || cancelMinutes === 0) return undefined
  return Math.min(closesAtMs, placedAtMs + cancelMinutes * minuteMs)
}
