// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { type Choice, commitmentOf, multiplierOf, playOut, type Story } from '../game/high-or-low.ts'
import { deliver, owesRollback } from './deliver.ts'
import { Refusal } from './http.ts'
import { newSecret } from './signed.ts'
import type { Store } from './store.ts'
import type { RoundRow, SessionRow } from './tables.ts'
import type { Wallet } from './wallet.ts'
import { betBody, winBody } from './wire-bodies.ts'

/** In 1/100000 of a unit: 0.10 to 100.00 in steps of 0.01. */
export const stakes = { smallest: 10_000, largest: 10_000_000, step: 1_000 }

export interface Bet extends Choice {
  /** Made by the page for each bet: the same one again gets the same round. */
  readonly requestId: string
  readonly stake: number
  readonly clientSeed: string
}

export interface RoundView {
  readonly id: string
  readonly state: RoundRow['state']
  readonly direction: string
  readonly target: number
  readonly stake: number
  readonly multiplier: number
  readonly payout: number
  readonly story: Story
  readonly serverSeed: string
  readonly clientSeed: string
  readonly commitment: string
  /** The balance that came with the win; null while the win is owed. */
  readonly balance: string | null
  readonly nextCommitment: string
}

/**
 * Plays one round: writes it down, bets, decides by the seed that was promised before, and pays. Whatever breaks on the
 * way, the round is finished once: see deliver.ts.
 */
export async function playRound(
  store: Store,
  wallet: Wallet,
  session: SessionRow,
  bet: Bet,
): Promise<RoundView> {
  const known = store.findByRequest(session.hash, bet.requestId)
  if (known) return answerOf(store, known.id)
  const [id, betId] = [randomUUID(), randomUUID()]
  const { requestId, stake, clientSeed, direction, target } = bet
  const isReserved = store.reserve(
    {
      id,
      session_hash: session.hash,
      request_id: requestId,
      direction,
      target,
      stake,
      server_seed: session.next_seed,
      client_seed: clientSeed,
      bet_id: betId,
      bet_body: betBody(session, id, betId, stake),
      started_at_ms: Date.now(),
    },
    newSecret(),
  )
  if (!isReserved) throw new Refusal(409, 'Your last round is still being settled.')
  const round = store.findRound(id)!
  const answer = await wallet.send('/transaction/bet', round.bet_body)
  if (answer?.status === 'RS_OK') {
    const { payout } = playOut(bet, stake, round.server_seed, clientSeed)
    store.decide(id, 'decided', {
      payout,
      owed: { path: '/transaction/win', body: winBody(session, round, payout) },
    })
  } else if (answer !== undefined && refusals.has(answer.status)) {
    store.decide(id, 'refused', { answer: answer.status })
  } else owesRollback(store, round, answer?.status ?? 'no answer')
  await deliver(store, wallet, id)
  return answerOf(store, id)
}

/** The documented refusals: nothing was taken. After any other answer a bet is taken back. */
const refusals = new Map([
  ['RS_ERROR_NOT_ENOUGH_MONEY', 'You do not have enough money for this stake.'],
  ['RS_ERROR_LIMIT_REACHED', 'One of your limits does not allow this stake.'],
  ['RS_ERROR_TOKEN_EXPIRED', 'Your session has ended. Open the game again from the lobby.'],
  ['RS_ERROR_INVALID_TOKEN', 'Your session has ended. Open the game again from the lobby.'],
  ['RS_ERROR_USER_DISABLED', 'You cannot play at the moment.'],
  ['RS_ERROR_INVALID_PARTNER', 'The game is under maintenance.'],
  ['RS_ERROR_INVALID_GAME', 'The game is under maintenance.'],
  ['RS_ERROR_WRONG_CURRENCY', 'The game is under maintenance.'],
  ['RS_ERROR_INVALID_SIGNATURE', 'The game is under maintenance.'],
])

/** The round as the page may see it; a refusal for one that did not come to a result. The seed is never shown before. */
function answerOf(store: Store, id: string): RoundView {
  const round = store.findRound(id)!
  if (round.state === 'reserved') throw new Refusal(409, 'Your last round is still being settled.')
  if (round.state === 'refused') throw new Refusal(422, refusals.get(round.answer) ?? 'The bet was refused.')
  if (round.state === 'voiding' || round.state === 'voided')
    throw new Refusal(503, 'The bet did not arrive. If it was taken, your stake comes back by itself.')
  return viewOf(round, store.findSession(round.session_hash)!)
}

export function viewOf(round: RoundRow, session: SessionRow): RoundView {
  const { id, state, direction, target, stake, payout, balance } = round
  return {
    id,
    state,
    direction,
    target,
    stake,
    multiplier: multiplierOf(round),
    payout,
    story: playOut(round, stake, round.server_seed, round.client_seed),
    serverSeed: round.server_seed,
    clientSeed: round.client_seed,
    commitment: commitmentOf(round.server_seed),
    balance,
    nextCommitment: commitmentOf(session.next_seed),
  }
}
