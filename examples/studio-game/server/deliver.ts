// SPDX-License-Identifier: Apache-2.0
import type { Store } from './store.ts'
import type { RoundRow } from './tables.ts'
import type { Wallet } from './wallet.ts'
import { rollbackBody } from './wire-bodies.ts'

const longestWaitMs = 60_000
/** Rounds whose call is under way: it is not sent twice at the same time. */
const underWay = new Set<string>()

/**
 * Sends the win or rollback that a round owes, once. It stays owed until the wallet answers RS_OK, with ever longer
 * waits; the bytes are the same each time.
 */
export async function deliver(store: Store, wallet: Wallet, id: string): Promise<void> {
  const round = store.findRound(id)
  if (!round?.owed_path || round.owed_body === null || underWay.has(id)) return
  underWay.add(id)
  try {
    const answer = await wallet.send(round.owed_path, round.owed_body)
    if (answer?.status === 'RS_OK')
      store.settle(
        id,
        round.state === 'decided' ? 'settled' : 'voided',
        answer.status,
        answer.balance ?? null,
      )
    else {
      const waitMs = Math.min(1_000 * 2 ** Math.min(round.attempts, 10), longestWaitMs)
      store.postpone(id, Date.now() + waitMs, answer?.status ?? 'no answer')
      console.error(`Round ${id} still owes ${round.owed_path}: ${answer?.status ?? 'no answer'}`)
    }
  } finally {
    underWay.delete(id)
  }
}

/** Everything that is due. */
export async function deliverDue(store: Store, wallet: Wallet): Promise<void> {
  await Promise.all(store.listDue(Date.now()).map(({ id }) => deliver(store, wallet, id)))
}

/** From the moment when nobody knows whether a bet was taken, its rollback is owed: the player gets the stake back. */
export function owesRollback(store: Store, round: RoundRow, answer: string): void {
  const session = store.findSession(round.session_hash)
  if (!session) throw new Error(`round ${round.id} without its session`)
  store.decide(round.id, 'voiding', {
    answer,
    owed: { path: '/transaction/rollback', body: rollbackBody(session, round) },
  })
}

/** At the start: rounds that a dead process has left between the bet and its answer. Answers how many. */
export function recover(store: Store): number {
  const reserved = store.listReserved()
  for (const round of reserved) owesRollback(store, round, 'process ended')
  return reserved.length
}
