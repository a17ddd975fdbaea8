// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import type { Round } from '../rounds/round-store.ts'
import { rollbackBody } from '../wallet/wire-bodies.ts'
import { listTakenRaises, voidRaise, type Raise } from './raise-store.ts'

type OwingDeps = Pick<StudioDeps, 'clock' | 'chance'>

/** Owes the rollback of a raise in this state; false if it has left the state meanwhile. */
export function oweRaise(
  tx: Queries,
  { clock, chance }: OwingDeps,
  round: Round,
  raise: Raise,
  from: 'reserved' | 'taken',
): Promise<boolean> {
  const body = rollbackBody(
    { ...round, token: raise.token },
    chance.uuid(),
    chance.uuid(),
    raise.transactionId,
    { closes: false },
  )
  return voidRaise(tx, raise, from, body, clock.now())
}

/** Owes all further stakes of a round that is void. One that is still asked for goes back by whoever asks. */
export async function oweTakenRaises(tx: Queries, deps: OwingDeps, round: Round): Promise<void> {
  for (const raise of await listTakenRaises(tx, round.id)) await oweRaise(tx, deps, round, raise, 'taken')
}
