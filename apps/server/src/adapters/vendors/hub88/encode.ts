// SPDX-License-Identifier: Apache-2.0
import type { Answerable, RawResponse, WalletErr, WalletOutcome } from '../../../modules/play/ports.ts'
import { millionthsPerWireUnit } from './decode.ts'

/** What Hub88 calls each refusal of the core. */
export const hub88Status: Readonly<Record<WalletErr, string>> = {
  bad_signature: 'RS_ERROR_INVALID_SIGNATURE',
  bad_request: 'RS_ERROR_WRONG_SYNTAX',
  bad_types: 'RS_ERROR_WRONG_TYPES',
  partner: 'RS_ERROR_INVALID_PARTNER',
  session_unknown: 'RS_ERROR_INVALID_TOKEN',
  session_expired: 'RS_ERROR_TOKEN_EXPIRED',
  player_unknown: 'RS_ERROR_INVALID_TOKEN',
  player_disabled: 'RS_ERROR_USER_DISABLED',
  game_unknown: 'RS_ERROR_INVALID_GAME',
  currency: 'RS_ERROR_WRONG_CURRENCY',
  funds: 'RS_ERROR_NOT_ENOUGH_MONEY',
  limit: 'RS_ERROR_LIMIT_REACHED',
  duplicate: 'RS_ERROR_DUPLICATE_TRANSACTION',
  tx_unknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  tx_rolled_back: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  // This wire accepts closed rounds, so the core's code for them has no name of its own here.
  round_closed: 'RS_ERROR_UNKNOWN',
  internal: 'RS_ERROR_UNKNOWN',
}

const headers = { 'content-type': 'application/json; charset=utf-8' }

/**
 * Writes the answer: always HTTP 200. The balance is an integer of 1/100000, rounded down and written from
 * the bigint. User, currency and balance are included with success and with NOT_ENOUGH_MONEY.
 */
export function encode(command: Answerable | null, outcome: WalletOutcome): RawResponse {
  const echo = requestUuid(command)
  if (!outcome.ok) return { status: 200, headers, body: refusal(outcome, echo) }
  if (command?.op === 'player') return { status: 200, headers, body: playerInfo(outcome, echo) }
  // Money that arrives after its own rollback is not accepted; the vendor must learn that.
  const late = outcome.results.some((result) => result.ignored === 'rolled_back')
  if (late) return { status: 200, headers, body: `{"status":"${hub88Status.internal}"${echo}}` }
  const token = outcome.sessionToken === undefined ? '' : `,"token":${JSON.stringify(outcome.sessionToken)}`
  return {
    status: 200,
    headers,
    body: withBalance('RS_OK', outcome.playerRef, outcome.currency, outcome.balance, echo + token),
  }
}

function requestUuid(command: Answerable | null): string {
  const value = command?.echo['request_uuid']
  return typeof value === 'string' ? `,"request_uuid":${JSON.stringify(value)}` : ''
}

function withBalance(status: string, user: string, currency: string, balance: bigint, echo: string): string {
  const wireBalance = balance > 0n ? balance / millionthsPerWireUnit : 0n
  return `{"user":${JSON.stringify(user)},"status":"${status}"${echo},"currency":${JSON.stringify(currency)},"balance":${wireBalance}}`
}

function refusal(outcome: Extract<WalletOutcome, { ok: false }>, echo: string): string {
  const status = hub88Status[outcome.err]
  const { playerRef, currency, balance } = outcome
  if (outcome.err === 'funds' && playerRef !== undefined && currency !== undefined && balance !== undefined) {
    return withBalance(status, playerRef, currency, balance, echo)
  }
  return `{"status":"${status}"${echo}}`
}

/** This wire asks for birth date, jurisdiction and partner; we reveal none of them. */
function playerInfo(outcome: Extract<WalletOutcome, { ok: true }>, echo: string): string {
  const { playerRef, player } = outcome
  const registered = player
    ? JSON.stringify(new Date(player.registeredAtMs).toISOString().slice(0, 10))
    : 'null'
  const country = player ? JSON.stringify(player.country) : 'null'
  return (
    `{"user":${JSON.stringify(playerRef)},"status":"RS_OK"${echo},"country":${country},"jurisdiction":null,` +
    `"sub_partner_id":null,"birth_date":null,"registration_date":${registered},"tags":[]}`
  )
}
