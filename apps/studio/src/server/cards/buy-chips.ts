// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import type { Currency } from '../currencies.ts'
import { sql, violatedUnique } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import { formatMoney, type Millionths } from '../money.ts'
import { deliverRaiseRollback } from '../raises/deliver-raises.ts'
import { insertRaise, type Raise } from '../raises/raise-store.ts'
import { giveRaiseBack, takeRaise } from '../raises/take-raise.ts'
import { isRefusal, StudioRefusal } from '../refusal.ts'
import { findRound } from '../rounds/round-store.ts'
import { findRepeated, giveBack, takeBet } from '../rounds/take-bet.ts'
import type { Session } from '../sessions/session-store.ts'
import type { CardActor } from './card-actor.ts'
import { tagOf } from './store/sitting-store.ts'

/** A move that brings money to a table. */
export interface BuyingMove {
  readonly requestId: string
  readonly version: number
  readonly input: unknown
  /** In millionths. */
  readonly price: bigint
}

const NAME_LETTERS = 4

/**
 * Sits down with chips: asks the rules, then the wallet, then sits down; where the chair is gone meanwhile the money goes back. The same request
 * again is the same sitting.
 */
export async function sitDown(
  deps: StudioDeps,
  actor: CardActor,
  session: Session,
  { requestId, version, input, price, address }: BuyingMove & { readonly address: string },
): Promise<void> {
  const playerId = String(session.playerId)
  const order = { requestId, stake: price, parameters: { table: actor.code }, cardTable: actor.code }
  if (await findRepeated(deps, session, order)) return
  await actor.check(playerId, version, input)
  const tag = await tagOf(deps.database, session.playerId)
  const { repeated, round, balance } = await takeBet(deps, session, order)
  if (repeated) return
  tellBalance(deps, session.playerId, session.currency, balance)
  // Of play money nobody needs to know.
  const from = session.playMoney ? {} : { address: deps.seedSeal.fingerprint(address) }
  const name = session.chatName || tag.slice(0, NAME_LETTERS).toUpperCase()
  try {
    const sitting = { roundId: round.id, playerId, tag, name, ...from }
    await actor.move(playerId, version, input, { type: 'sitting', round, sitting })
  } catch (error) {
    // An unknown end may have been stored: then the round is open, and nothing is given back.
    const refusal = await giveBack(deps, round, isRefusal(error) ? codeOf(error) : 'studio.betNotTaken')
    throw isRefusal(error) ? error : refusal
  }
}

/** More chips for whoever sits there, as a further stake of their round. */
export async function buyMore(
  deps: StudioDeps,
  actor: CardActor,
  session: Session,
  { requestId, version, input, price }: BuyingMove,
): Promise<void> {
  const playerId = String(session.playerId)
  const sitting = await actor.sittingOf(playerId)
  if (!sitting) throw new StudioRefusal('studio.cardMoveRefused')
  await raiseSitting(deps, actor, {
    ...{ playerId, roundId: sitting.roundId, requestId, version, input, price },
    currency: session.currency,
    account: session,
    token: session.token,
  })
}

export interface SittingRaise extends BuyingMove {
  readonly playerId: string
  readonly roundId: string
  readonly token: string
  readonly currency: Currency
  readonly account: { readonly wireCode: string; readonly transfer: boolean }
}

/** The raise of a sitting: stored before the wallet is asked; the same request again finds it. */
export async function raiseSitting(deps: StudioDeps, actor: CardActor, given: SittingRaise): Promise<void> {
  const { playerId, roundId, requestId, version, input, price, account, token } = given
  const transactionId = idOfRequest(roundId, requestId)
  const known = await deps.database.rows<{ state: string }>(
    sql`select state from studio.raise where transaction_id = ${transactionId}`,
  )
  if (known[0]) return answerKnown(known[0].state)
  await actor.check(playerId, version, input)
  const raise = await reserve(deps, { transactionId, roundId, amount: price, token })
  tellBalance(deps, BigInt(playerId), given.currency, await takeRaise(deps, account, raise))
  try {
    await actor.move(playerId, version, input, { type: 'raise', raise })
  } catch (error) {
    const round = (await findRound(deps.database, roundId))!
    if (await giveRaiseBack(deps, round, raise)) await deliverRaiseRollback(deps, transactionId)
    throw error
  }
}

/** What the wallet has said that is left, for the player's pages. */
function tellBalance(
  deps: StudioDeps,
  playerId: bigint,
  { decimals }: Currency,
  balance: Millionths | null,
): void {
  if (balance !== null)
    deps.players.notify(playerId, { type: 'balance', balance: formatMoney(balance, decimals) })
}

function answerKnown(state: string): void {
  if (state === 'taken') return
  throw new StudioRefusal(state === 'reserved' ? 'studio.roundPending' : 'studio.betNotTaken')
}

async function reserve(deps: StudioDeps, raise: Omit<Raise, 'step'>): Promise<Raise> {
  try {
    return await deps.database.transaction(async (tx) => {
      const [row] = await tx.rows<{ step: number }>(sql`
        select coalesce(max(step) + 1, 0) as step from studio.raise where round_id = ${raise.roundId}`)
      const numbered = { ...raise, step: row!.step }
      await insertRaise(tx, numbered, deps.clock.now())
      return numbered
    })
  } catch (error) {
    // Another window buys at the same time.
    if (violatedUnique(error)) throw new StudioRefusal('studio.roundPending')
    throw error
  }
}

/** An id for the wire that is the same for the same request. */
function idOfRequest(roundId: string, requestId: string): string {
  const hex = createHash('sha256').update(`${roundId}:${requestId}`).digest('hex')
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const codeOf = (error: { readonly code: unknown }) => error.code as StudioRefusal['code']
