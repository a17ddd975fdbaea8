// SPDX-License-Identifier: Apache-2.0
import type { Seeds } from '../../fair/seeds.ts'
import type { StudioRefusalCode } from '../../protocol.ts'
import type { StudioDeps } from '../deps.ts'
import type { Millionths } from '../money.ts'
import { StudioRefusal } from '../refusal.ts'
import type { Session } from '../sessions/session-store.ts'
import { deliverCall } from '../wallet/deliver-call.ts'
import { walletAccountOf } from '../wallet/wallet-client.ts'
import { betBody } from '../wallet/wire-bodies.ts'
import { clearRefusals, isTaken, unclearRefusals } from './bet-answer.ts'
import { refuseRound, voidRound } from './decide-round.ts'
import { findRoundOfRequest, isSameOrder, type Round } from './round-store.ts'
import { reserveRound } from './reserve-round.ts'

export interface BetOrder {
  readonly requestId: string
  readonly stake: Millionths
  readonly parameters: object
  /** Set for a bet at the live table, whose outcome does not come from the player's seeds. */
  readonly tableRoundId?: string
  /** Set for a sitting at a card table. */
  readonly cardTable?: string
  /** The free rounds that pay for it. */
  readonly freeRoundsId?: string | undefined
}

export type TakenBet =
  | {
      /** The request was answered before: this is the current round, and nothing was taken. */
      readonly repeated: true
      readonly round: Round
      readonly balance: null
    }
  | {
      readonly repeated: false
      readonly round: Round
      readonly balance: Millionths | null
      /** What the outcome is drawn from; null at the live table. Only for drawing: never answer or log them. */
      readonly secretSeeds: Seeds | null
    }

/**
 * Reserves nonce and round, then requests the stake from the operator. A clear no is a refusal; everything
 * except a clear yes is rolled back until the operator has confirmed it.
 */
export async function takeBet(deps: StudioDeps, session: Session, order: BetOrder): Promise<TakenBet> {
  const reserved = await reserveRound(deps, session, order)
  if (!reserved) return answeredBefore(deps, session, order)
  const { round, secretSeeds } = reserved

  const requestId = deps.chance.uuid()
  const answer = await deps.wallet.send(
    '/transaction/bet',
    betBody(round, requestId, round.betTransaction, round.stake),
    walletAccountOf(session),
  )
  if (isTaken(answer, round, requestId))
    return { round, repeated: false, balance: answer?.balance ?? null, secretSeeds }
  const refused = answer && clearRefusals[answer.status]
  if (refused) {
    await deps.database.transaction((tx) => refuseRound(tx, deps, round, refused))
    throw new StudioRefusal(refused)
  }
  throw await giveBack(deps, round, (answer && unclearRefusals[answer.status]) ?? 'studio.betNotTaken')
}

/** The request is known: its round, unless that was archived long ago. */
async function answeredBefore(deps: StudioDeps, session: Session, order: BetOrder): Promise<TakenBet> {
  const round = await findRepeated(deps, session, order)
  if (!round) throw new StudioRefusal('studio.roundArchived')
  return { round, repeated: true, balance: null }
}

/** Voids a reserved round, tries the rollback at once and returns the refusal to throw. */
export async function giveBack(
  deps: StudioDeps,
  round: Round,
  reason: StudioRefusalCode,
): Promise<StudioRefusal> {
  const call = await deps.database.transaction((tx) => voidRound(tx, deps, round, ['reserved'], reason))
  if (call !== undefined) await deliverCall(deps, call)
  return new StudioRefusal(reason)
}

/** The round of an earlier request; throws its refusal again. */
export async function findRepeated(
  deps: StudioDeps,
  session: Session,
  order: Omit<BetOrder, 'tableRoundId'>,
): Promise<Round | undefined> {
  const round = await findRoundOfRequest(deps.database, session.playerId, order.requestId)
  if (!round) return undefined
  const same = await isSameOrder(deps.database, round, {
    game: session.game,
    wireCode: session.wireCode,
    currency: session.currency.code,
    ...order,
    freeRoundsId: order.freeRoundsId ?? null,
  })
  if (!same) throw new StudioRefusal('studio.requestReused')
  if (round.state === 'reserved') throw new StudioRefusal('studio.roundPending')
  if (
    round.state === 'refused' ||
    ((round.state === 'voiding' || round.state === 'voided') && round.events.length === 0)
  ) {
    throw new StudioRefusal(round.reason ?? 'studio.betNotTaken')
  }
  return round
}
