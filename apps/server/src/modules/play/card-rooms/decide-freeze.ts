// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import { isRefused, type CardFreeze, type CardRefused } from './card-operation.ts'
import { askStudio, type CardRoomDeps } from './card-room-deps.ts'
import { finishWithholding } from './finish-withholding.ts'
import { findWithholding, storeWithholding, type Withholding } from './withholding-store.ts'

export interface FreezeDecision {
  freezeId: string
  decision: 'release' | 'withhold'
  by: string
  reason: string
}

type Decided = { state: CardFreeze['state'] } | CardRefused | 'away'
/** Notes who decided. */
type Note = (tx: Tx) => Promise<void>

/**
 * A second person decides about a held win. What is withheld is stored before the studio is asked, so that those who lost it are
 * paid also if the platform stops in between.
 */
export async function decideFreeze(deps: CardRoomDeps, step: FreezeDecision, record: Note): Promise<Decided> {
  const found = await findFreeze(deps, step.freezeId)
  if (found === undefined) return 'away'
  if (isRefused(found)) return found
  if (found.by === step.by) return { refused: 'samePerson' }
  return step.decision === 'release' ? release(deps, step, record) : withhold(deps, found, step, record)
}

/** With the game and the currency of its hand, and whose account it is. */
type FoundFreeze = CardFreeze & Pick<Withholding, 'game' | 'currency' | 'vendorAccountId'>

const findFreeze = (deps: CardRoomDeps, freezeId: string): Promise<FoundFreeze | CardRefused | undefined> =>
  askStudio(deps, async (operation, account) => {
    const freeze = (await operation.freezes(account)).find((one) => one.freezeId === freezeId)
    if (!freeze) return { refused: 'unknown' }
    const hand = await operation.hand(account, freeze.handId)
    if (isRefused(hand)) return hand
    return { ...freeze, game: hand.game, currency: hand.currency, vendorAccountId: account.id }
  })

async function release(
  deps: CardRoomDeps,
  { freezeId, by, reason }: FreezeDecision,
  record: Note,
): Promise<Decided> {
  const answer = await askStudio(deps, (operation, account) =>
    operation.decide(account, { freezeId, by, decision: 'release', reason }),
  )
  if (answer === undefined) return 'away'
  if (isRefused(answer)) return answer
  await deps.database.transaction(record)
  return { state: answer.state }
}

async function withhold(
  deps: CardRoomDeps,
  { handId, user: playerRef, amount, game, currency, vendorAccountId, state }: FoundFreeze,
  { freezeId, by: decidedBy, reason }: FreezeDecision,
  record: Note,
): Promise<Decided> {
  if (state === 'released') return { refused: 'decided' }
  const wanted = { vendorAccountId, freezeId, handId, playerRef, game, currency, amount, decidedBy, reason }
  await deps.database.transaction(async (tx) => {
    if (await storeWithholding(tx, wanted, deps.clock.now())) await record(tx)
  })
  const stored = await findWithholding(deps.database, wanted)
  if (!stored) throw new Error(`the withholding of ${freezeId} was not stored`)
  const finished = await finishWithholding(deps, stored)
  return typeof finished === 'object' || finished === 'away' ? finished : { state: 'withheld' }
}
