// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { floorToCoin } from '@tessera/rules/currencies/whole-coins'
import { amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import type { Database } from '../../../platform/db/index.ts'
import { chooseOnce, queueNotification, type Choice, type Order } from './order-store.ts'
import { writeMessage, type Message } from './notification.ts'

export const lateByMs = 10_000
const afterExpiryMs = 60_000

/**
 * The payer presses a button. Their choice and the notification to the shop are stored in one transaction. A
 * second press changes nothing. Answers whether this press counted.
 */
export function choose(
  database: Database,
  reference: string,
  choice: Choice,
  nowMs: number,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const order = await chooseOnce(tx, reference, choice)
    if (!order) return false
    const dueAtMs = dueAt(order, choice, nowMs)
    const message: Message = {
      eventId: randomUUID(),
      reference,
      intentId: order.intentId,
      currency: order.currency,
      atMs: dueAtMs,
      ...outcome(order, choice),
    }
    await queueNotification(tx, { eventId: message.eventId, reference, body: writeMessage(message), dueAtMs })
    return true
  })
}

function dueAt({ expiresAtMs }: Order, choice: Choice, nowMs: number): number {
  if (choice === 'payLate') return nowMs + lateByMs
  if (choice === 'payTooLate') return Math.max(nowMs, expiresAtMs) + afterExpiryMs
  return nowMs
}

function outcome({ amount: asked, currency }: Order, choice: Choice): Pick<Message, 'state' | 'amount'> {
  if (choice === 'fail') return { state: 'failed', amount: zero }
  if (choice === 'underpay') return { state: 'partial', amount: half(asked, currency) }
  return { state: 'paid', amount: asked }
}

/** The amount of a payer who underpays: half, rounded down to whole coins. */
export const half = (asked: Amount, currency: string): Amount =>
  floorToCoin(amountOfMillionths(asked / 2n), currency)
