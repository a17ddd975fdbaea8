// SPDX-License-Identifier: Apache-2.0
import type { CardMoveInput } from '../../card-protocol/card-table-protocol.ts'
import type { StudioDeps } from '../deps.ts'
import { StudioRefusal } from '../refusal.ts'
import { findRoundOfRequest } from '../rounds/round-store.ts'
import type { Session } from '../sessions/session-store.ts'
import { buyMore, sitDown } from './buy-chips.ts'
import type { CardActor } from './card-actor.ts'

/** What a player does at a table. A move that brings chips goes by their wallet first. */
export async function moveAtTable(
  deps: StudioDeps,
  actor: CardActor,
  session: Session,
  { version, input, requestId, address }: CardMoveInput & { readonly address: string },
): Promise<void> {
  const playerId = String(session.playerId)
  const price = await actor.priceOf(input)
  if (price === 0n) return actor.move(playerId, version, input)
  if (requestId === undefined) throw new StudioRefusal('studio.badRequest')
  const buying = { requestId, version, input, price }
  // The same request again is the sitting that it began.
  const began = await findRoundOfRequest(deps.database, session.playerId, requestId)
  const buysMore = !began && (await actor.sittingOf(playerId)) !== undefined
  await (buysMore
    ? buyMore(deps, actor, session, buying)
    : sitDown(deps, actor, session, { ...buying, address }))
}
