// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import type { RoundRow, SessionRow } from './tables.ts'

type Player = Pick<SessionRow, 'user' | 'token' | 'currency' | 'game'>

function common({ user, token, game }: Player, roundId: string, transactionId: string) {
  return {
    user,
    token,
    transaction_uuid: transactionId,
    request_uuid: randomUUID(),
    round: roundId,
    game_code: game,
  }
}

/** A body is made once, stored, and sent as it is, however often: a repetition must be the same bytes. */
export function betBody(player: Player, roundId: string, betId: string, stake: number): string {
  return JSON.stringify({
    ...common(player, roundId, betId),
    round_closed: false,
    currency: player.currency,
    amount: stake,
  })
}

/** A win ends the round; a loss is a win of 0. */
export function winBody(player: Player, round: Pick<RoundRow, 'id' | 'bet_id'>, payout: number): string {
  return JSON.stringify({
    ...common(player, round.id, randomUUID()),
    reference_transaction_uuid: round.bet_id,
    round_closed: true,
    currency: player.currency,
    amount: payout,
  })
}

/** Takes a bet back, whether the operator has seen it or not. */
export function rollbackBody(player: Player, round: Pick<RoundRow, 'id' | 'bet_id'>): string {
  return JSON.stringify({
    ...common(player, round.id, randomUUID()),
    reference_transaction_uuid: round.bet_id,
    round_closed: true,
  })
}

export const checkBody = (token: string): string => JSON.stringify({ token, request_uuid: randomUUID() })

export const balanceBody = ({ user, token, game }: Player): string =>
  JSON.stringify({ user, token, request_uuid: randomUUID(), game_code: game })
