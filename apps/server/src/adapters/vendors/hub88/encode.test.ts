// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { describe, expect, it } from 'vitest'
import type { Answerable, WalletErr, WalletOutcome, WalletResult } from '../../../modules/play/ports.ts'
import { encode } from './encode.ts'

const command: Answerable = { op: 'apply', echo: { request_uuid: 'q-1' } }

function paid(balance: bigint, ignored?: WalletResult['ignored']): WalletOutcome {
  return {
    ok: true,
    playerRef: 'u-"1"',
    currency: 'VND',
    balance: amountOfMillionths(balance),
    bonus: amountOfMillionths(0n),
    at: new Date(0),
    results: [{ txId: 't', ledgerTxId: '1', replay: false, ignored }],
  }
}

const bodyOf = (outcome: WalletOutcome, asked: Answerable | null = command) =>
  JSON.parse(encode(asked, outcome).body) as Record<string, unknown>

describe('a Hub88 answer', () => {
  it('carries user, status, request id, currency and the balance in 1/100000, rounded down', () => {
    expect(bodyOf(paid(25_000_000_019n))).toEqual({
      user: 'u-"1"',
      status: 'RS_OK',
      request_uuid: 'q-1',
      currency: 'VND',
      balance: 2_500_000_001,
    })
  })

  it('writes large balances digit by digit and never a negative one', () => {
    expect(encode(command, paid(9_223_372_036_854_775_807n)).body).toContain('"balance":922337203685477580}')
    expect(bodyOf(paid(-19n))).toMatchObject({ balance: 0 })
  })

  it('calls ineffective rollbacks a success and a late original an error', () => {
    expect(bodyOf(paid(1n, 'target_unknown'))).toMatchObject({ status: 'RS_OK' })
    expect(bodyOf(paid(1n, 'target_already_rolled_back'))).toMatchObject({ status: 'RS_OK' })
    expect(bodyOf(paid(1n, 'rolled_back'))).toEqual({ status: 'RS_ERROR_UNKNOWN', request_uuid: 'q-1' })
  })

  const names: [WalletErr, string][] = [
    ['bad_signature', 'INVALID_SIGNATURE'],
    ['bad_request', 'WRONG_SYNTAX'],
    ['bad_types', 'WRONG_TYPES'],
    ['partner', 'INVALID_PARTNER'],
    ['session_unknown', 'INVALID_TOKEN'],
    ['session_expired', 'TOKEN_EXPIRED'],
    ['player_unknown', 'INVALID_TOKEN'],
    ['player_disabled', 'USER_DISABLED'],
    ['game_unknown', 'INVALID_GAME'],
    ['currency', 'WRONG_CURRENCY'],
    ['limit', 'LIMIT_REACHED'],
    ['duplicate', 'DUPLICATE_TRANSACTION'],
    ['tx_unknown', 'TRANSACTION_DOES_NOT_EXIST'],
    ['tx_rolled_back', 'TRANSACTION_DOES_NOT_EXIST'],
    ['internal', 'UNKNOWN'],
  ]
  it.each(names)('calls %s RS_ERROR_%s, with HTTP 200 and no balance', (err, name) => {
    const answer = encode(command, {
      ok: false,
      err,
      playerRef: 'u',
      currency: 'VND',
      balance: amountOfMillionths(5n),
    })
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.body)).toEqual({ status: `RS_ERROR_${name}`, request_uuid: 'q-1' })
  })

  it('includes user, currency and balance when the money is short', () => {
    expect(
      bodyOf({ ok: false, err: 'funds', playerRef: 'u', currency: 'VND', balance: amountOfMillionths(70n) }),
    ).toEqual({
      user: 'u',
      status: 'RS_ERROR_NOT_ENOUGH_MONEY',
      request_uuid: 'q-1',
      currency: 'VND',
      balance: 7,
    })
  })

  it('answers without a request id if none could be read', () => {
    expect(bodyOf({ ok: false, err: 'bad_signature' }, null)).toEqual({
      status: 'RS_ERROR_INVALID_SIGNATURE',
    })
  })

  it("reveals a player's country and day of registration, nothing more", () => {
    const outcome: WalletOutcome = {
      ...paid(1n),
      ok: true,
      player: { country: 'VN', registeredAtMs: 86_400_000 },
    } as WalletOutcome
    expect(bodyOf(outcome, { ...command, op: 'player' })).toEqual({
      user: 'u-"1"',
      status: 'RS_OK',
      request_uuid: 'q-1',
      country: 'VN',
      jurisdiction: null,
      sub_partner_id: null,
      birth_date: null,
      registration_date: '1970-01-02',
      tags: [],
    })
  })
})
