// SPDX-License-Identifier: Apache-2.0
import type { BookEvent } from '../../book/events/event.ts'

const over = new Set<BookEvent['status']>(['ended', 'abandoned', 'postponed', 'cancelled'])

/**
 * Whether an operator can enter the result of an event: it is over, or it is an outright on which operators have stopped
 * betting. Nothing but its result says that an outright is over, so nobody may bet on it while one is entered.
 */
export const takesResult = ({
  kind,
  status,
  stopped,
}: Pick<BookEvent, 'kind' | 'status'> & { stopped?: BookEvent['stopped'] | null }): boolean =>
  over.has(status) || (kind === 'outright' && stopped === 'operator')
