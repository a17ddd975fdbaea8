// SPDX-License-Identifier: Apache-2.0
import { readCardTable, type CardGame } from '@tessera/rules/games/card-rooms/card-games'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findCurrency } from '../../currencies.ts'
import type { StudioDeps } from '../../deps.ts'
import { isRefusal } from '../../refusal.ts'
import { askOwner } from '../../rooms/owner/ask-owner.ts'
import { isPaused } from '../../rooms/store/stop-store.ts'
import type { StudioRooms } from '../../tables/open-rooms.ts'
import { OperatorRefusal } from '../operator-refusal.ts'
import { listOperatedTables } from './operated-table-store.ts'

const operator = { operator_id: z.string().min(1).max(255) }
const MOST_TABLES = 300

export const tablesInput = z.strictObject(operator)
export const closeInput = z.strictObject({
  ...operator,
  table: z.string().min(1).max(255),
  /** Who wants it and why: for disputes. */
  by: z.string().trim().min(1).max(100),
  reason: z.string().trim().min(1).max(500),
})

/** A card table as its operators see it. Times are epoch milliseconds. */
export interface ReportedTable {
  readonly table: string
  readonly game: CardGame
  readonly currency: string
  readonly level: number
  readonly number: number
  /** Who sits there, and who looks at it. */
  readonly seated: number
  readonly players: number
  /** A hand or game is played. */
  readonly playing: boolean
  readonly pause: { readonly at: number; readonly by: string; readonly reason: string } | null
}

/** Tables for money at which somebody sits, or that are paused: paused ones first. */
export async function showTables({
  database,
}: Pick<StudioDeps, 'database'>): Promise<{ tables: ReportedTable[] }> {
  const stored = await listOperatedTables(database, MOST_TABLES)
  return {
    tables: stored.flatMap(({ code, taken, watchers, isPlaying, pausedAt, pausedBy, pauseReason }) => {
      const name = readCardTable(code)
      if (!name || name.playMoney) return []
      const { game, currency, level, number } = name
      return [
        {
          ...{ table: code, game, currency, level, number },
          ...{ seated: taken, players: watchers, playing: isPlaying },
          pause: pausedAt && {
            at: pausedAt.getTime(),
            by: pausedBy ?? '',
            reason: pauseReason ?? '',
          },
        },
      ]
    }),
  }
}

/**
 * Pays everybody at a paused table what is theirs, between two hands; the process that runs the table does it. The same again
 * pays nobody twice.
 */
export async function closeTable(
  { database, log }: Pick<StudioDeps, 'database' | 'log'>,
  rooms: StudioRooms,
  { table, by, reason }: z.output<typeof closeInput>,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<{ table: string; paid: number } | string> {
  if (!isOurs(table)) throw new OperatorRefusal(404, 'unknown table')
  // Also asked by the process that closes it: here, so that no table is opened for nothing.
  if (!(await isPaused(database, table))) throw new OperatorRefusal(409, 'notPaused')
  try {
    const actor = rooms.cards.named(table)
    const owner = await actor.ownership.elsewhere()
    if (owner) return await askOwner(owner, request, reply, actor.ownership.forget)
    const closed = await actor.close()
    if (typeof closed === 'string') throw new OperatorRefusal(409, closed)
    log.info({ table, by, reason, paid: closed.paid }, 'an operator closed a card table')
    return { table, paid: closed.paid }
  } catch (error) {
    // Another process takes it over: whoever asks again finds it there.
    if (isRefusal(error)) throw new OperatorRefusal(503, 'temporarily unavailable')
    throw error
  }
}

function isOurs(table: string): boolean {
  const name = readCardTable(table)
  return name !== undefined && findCurrency(name.currency) !== undefined
}
