// SPDX-License-Identifier: Apache-2.0
import type { CardMoveInput } from '../../card-protocol/card-table-protocol.ts'
import type { Ask } from '../server/calls.ts'
import { Refused, Unanswered } from '../server/failures.ts'
import { retryUntilAnswered } from '../server/retry-until-answered.ts'

export type MoveInput = CardMoveInput['input']

/** Moves that bring chips: each of them has an id of its own, by which the server knows it again. */
const bringing: ReadonlySet<unknown> = new Set(['sit', 'rebuy', 'join'])

export interface MoveSender {
  /** Resolves once the server has answered; throws what it refused with. */
  readonly send: (input: MoveInput, version: number) => Promise<void>
}

interface SenderOptions {
  readonly table: string
  readonly ask: Ask
  /** The connection is gone; undefined: it is back. */
  readonly onWait: (failure: unknown) => void
  readonly newId?: () => string
  readonly pause?: (ms: number) => Promise<void>
}

/**
 * Sends what a player does, repeatedly until it is answered. A repeated move of a hand that the server already has is refused
 * because its turn has passed: then it was the first one that counted. The same wish for chips keeps its id for as long as nothing is
 * known of it, so that a second press never buys twice.
 */
export function createMoveSender({ table, ask, onWait, newId, pause }: SenderOptions): MoveSender {
  const ids = new Map<string, string>()
  const idOf = (input: MoveInput): string | undefined => {
    if (!bringing.has(input['type'])) return undefined
    const wish = JSON.stringify(input)
    const id = ids.get(wish) ?? (newId ?? (() => crypto.randomUUID()))()
    ids.set(wish, id)
    return id
  }
  return {
    async send(input, version) {
      const requestId = idOf(input)
      const body: CardMoveInput = { table, version, ...(requestId !== undefined && { requestId }), input }
      let isRepeated = false
      const wait = (failure: unknown) => {
        if (failure instanceof Unanswered) isRepeated = true
        onWait(failure)
      }
      try {
        await retryUntilAnswered(() => ask<object>('POST', '/api/cards/move', body), wait, pause)
      } catch (failure) {
        if (!(failure instanceof Refused)) throw failure
        ids.delete(JSON.stringify(input))
        if (isRepeated && failure.refusal.code === 'studio.turnPassed') return
        throw failure
      }
      ids.delete(JSON.stringify(input))
    },
  }
}
