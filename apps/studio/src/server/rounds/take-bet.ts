// SPDX-License-Identifier: Apache-2.0
import type { StudioRefusalCode } from '../../protocol.ts'
import { violatedUnique, type Queries } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import type { Millionths } from '../money.ts'
import { StudioRefusal } from '../refusal.ts'
import { takeFreeRound } from '../free-rounds/free-rounds-store.ts'
import { reserveNonce } from '../seeds/seed-store.ts'
import type { Session } from '../sessions/session-store.ts'
import { deliverCall } from '../wallet/deliver-call.ts'
import { walletAccountOf } from '../wallet/wallet-client.ts'
import { betBody } from '../wallet/wire-bodies.ts'
import { clearRefusals, isTaken, unclearRefusals } from './bet-answer.ts'
import { refuseRound, voidRound } from './decide-round.ts'
import { findRound, findRoundOfRequest, insertRound, isSameOrder, type Round } from './round-store.ts'

export interface BetOrder {
  readonly requestId: string
  readonly stake: Millionths
  readonly parameters: object
  /** Set for a bet at the live table, whose outcome does not come from the player's seeds. */
  readonly tableRoundId?: string
  /** The free rounds that pay for it. */
  readonly freeRoundsId?: string | undefined
}

export interface TakenBet {
  readonly round: Round
  /** The request was answered before: this is the current round, and nothing was taken. */
  readonly repeated: boolean
  readonly balance: Millionths | null
}

/**
 * Reserves nonce and round, then requests the stake from the operator. A clear no is a refusal; everything
 * except a clear yes is rolled back until the operator has confirmed it.
 */
export async function takeBet(deps: StudioDeps, session: Session, order: BetOrder): Promise<TakenBet> {
  const earlier = await findRepeated(deps, session, order)
  if (earlier) return { round: earlier, repeated: true, balance: null }
  const round = await reserve(deps, session, order)
  if (!round) return repeatedSince(deps, session, order)

  const requestId = deps.chance.uuid()
  const answer = await deps.wallet.send(
    '/transaction/bet',
    betBody(round, requestId, round.betTransaction, round.stake),
    walletAccountOf(session),
  )
  if (isTaken(answer, round, requestId)) return { round, repeated: false, balance: answer?.balance ?? null }
  const refused = answer && clearRefusals[answer.status]
  if (refused) {
    await deps.database.transaction((tx) => refuseRound(tx, deps, round, refused))
    throw new StudioRefusal(refused)
  }
  throw await giveBack(deps, round, (answer && unclearRefusals[answer.status]) ?? 'studio.betNotTaken')
}

/** The same request was faster, or its round was archived long ago. */
async function repeatedSince(deps: StudioDeps, session: Session, order: BetOrder): Promise<TakenBet> {
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
    ((round.state === 'voiding' || round.state === 'voided') && round.beats.length === 0)
  ) {
    throw new StudioRefusal(round.reason ?? 'studio.betNotTaken')
  }
  return round
}

/** Undefined if the same request was faster. */
async function reserve(deps: StudioDeps, session: Session, order: BetOrder): Promise<Round | undefined> {
  const [id, startedAtMs] = [deps.chance.uuid(), deps.clock.now()]
  try {
    return await deps.database.transaction(async (tx) => {
      await insertRound(tx, {
        id,
        playerId: session.playerId,
        token: session.token,
        game: session.game,
        wireCode: session.wireCode,
        currency: session.currency.code,
        stake: order.stake,
        parameters: order.parameters,
        requestId: order.requestId,
        seeds: order.tableRoundId === undefined ? await reserveNonce(tx, session.playerId) : null,
        tableRoundId: order.tableRoundId ?? null,
        betTransaction: deps.chance.uuid(),
        freeRoundsId: order.freeRoundsId ?? null,
        startedAtMs,
      })
      // After the round: the same request again is found by it, even when its free round was the last one.
      if (order.freeRoundsId !== undefined) await takeOne(tx, deps, session, order, order.freeRoundsId)
      return findRound(tx, id, startedAtMs)
    })
  } catch (error) {
    const constraint = violatedUnique(error) ?? ''
    if (ofRequest.includes(constraint)) return undefined
    if (ofWaiting.includes(constraint)) throw new StudioRefusal('studio.roundOpen')
    throw error
  }
}

async function takeOne(
  tx: Queries,
  { clock }: Pick<StudioDeps, 'clock'>,
  { playerId, wireCode, currency }: Session,
  { stake }: BetOrder,
  id: string,
): Promise<void> {
  const order = { id, playerId, wireCode, currency: currency.code, stake }
  if (!(await takeFreeRound(tx, order, clock.now()))) throw new StudioRefusal('studio.noFreeRounds')
}

/** The keys of all rounds, and those of the first partition, from when it was the whole table. */
const ofRequest = ['round_key_request', 'round_player_id_request_id_key']
const ofWaiting = [
  'round_waiting_field',
  'round_waiting_sample',
  'round_waiting_steps',
  'round_waiting_slot',
  'round_one_field',
  'round_one_sample',
]
