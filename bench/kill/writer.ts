// SPDX-License-Identifier: Apache-2.0
import { pause } from '../shared/report.ts'
import type { ServerProcess } from './server-process.ts'
import type { Order, Player } from './wire.ts'

type Sent = Omit<Order, 'number'>

/** The writers' records, outside of everything that is killed. */
export interface Log {
  /** Every transaction that the wallet acknowledged, with what it moved in millionths. */
  acknowledged: Map<string, bigint>
  refused: string[]
}

export interface Stage {
  /** The current servers; empty while everything is down. */
  servers(): readonly ServerProcess[]
  storming(): boolean
}

/**
 * Bets and wins for one player, one after the other; unanswered ones are repeated until they are answered.
 */
export function createWriter(player: Player, log: Log) {
  let sequence = 0
  let pending: Sent | undefined
  let lastBet: Sent | undefined

  const nextOrder = (): Sent => {
    sequence += 1
    const txId = `m${player.memberId}-${sequence}`
    if (lastBet && sequence % 2 === 0)
      return { kind: 'win', txId, betTxId: lastBet.txId, player, amount: '1500000', roundId: lastBet.roundId }
    return { kind: 'bet', txId, player, amount: '2000000', roundId: `round-${txId}` }
  }
  const received = (order: Sent, verdicts: readonly string[]): void => {
    if (verdicts.some((verdict) => verdict === 'ok' || verdict === 'replay')) {
      log.acknowledged.set(order.txId, order.kind === 'bet' ? -BigInt(order.amount) : BigInt(order.amount))
      if (order.kind === 'bet') lastBet = order
      pending = undefined
    }
    for (const verdict of verdicts)
      if (verdict !== 'ok' && verdict !== 'replay' && verdict !== 'away')
        log.refused.push(`${order.txId}: ${verdict}`)
  }
  return {
    /** Sends until the storm ends; an order in flight stays pending. */
    storm: async (stage: Stage): Promise<void> => {
      while (stage.storming()) {
        const servers = stage.servers()
        if (servers.length === 0) {
          await pause(5)
          continue
        }
        pending ??= nextOrder()
        // Every eighth goes to two servers at once, like that of a vendor whose first try timed out.
        const chosen = sequence % 8 === 0 ? servers : [servers[sequence % servers.length]!]
        const verdicts = await Promise.all(chosen.map((server) => server.ask(pending!)))
        received(pending, verdicts)
        if (verdicts.includes('away')) await pause(5)
      }
    },
    /** One bet in two copies at the same moment, with nothing else going on. */
    copies: async (servers: readonly ServerProcess[]): Promise<void> => {
      pending ??= nextOrder()
      received(pending, await Promise.all([...servers, ...servers].map((server) => server.ask(pending!))))
    },
  }
}

export type Writer = ReturnType<typeof createWriter>
