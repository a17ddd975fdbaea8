// SPDX-License-Identifier: Apache-2.0
import { setTimeout as delay } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { closeCodes } from './close-codes.ts'

const sendAwayEveryMs = 50

/**
 * Asks pages to reconnect, spread evenly over this time, so that they do not all reach the other processes at
 * once.
 */
export async function sendAway(connections: readonly WebSocket[], milliseconds: number): Promise<void> {
  const rounds = Math.max(1, Math.floor(milliseconds / sendAwayEveryMs))
  for (let round = 0; round < rounds; round += 1) {
    const [from, to] = [round, round + 1].map((part) => Math.floor((connections.length * part) / rounds))
    for (const connection of connections.slice(from, to)) connection.close(closeCodes.serviceRestarts)
    if (round < rounds - 1) await delay(sendAwayEveryMs)
  }
}
