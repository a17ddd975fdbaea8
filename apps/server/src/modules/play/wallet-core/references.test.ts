// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import {
  bet,
  openTestWallet,
  rollback,
  type TestPlayer,
  type TestWallet,
  verdict,
  win,
} from './wallet-for-tests.ts'

let wallet: TestWallet
beforeAll(async () => {
  wallet = await openTestWallet()
})
afterAll(() => wallet.close())

const at = (player: TestPlayer, vendorAccountId: string) => ({ vendorAccountId, sessionToken: player.token })
const said = async (command: Parameters<TestWallet['apply']>[0]): Promise<string> =>
  verdict(await wallet.apply(command))

describe('the reference by which a vendor knows a player', () => {
  it('is different at each vendor, and the same with every launch', async () => {
    const here = await wallet.player(100)
    const there = await wallet.session(here.memberId, 'other')
    expect(there.playerRef).not.toBe(here.playerRef)
    expect([
      (await wallet.session(here.memberId)).playerRef,
      (await wallet.session(here.memberId, 'other')).playerRef,
    ]).toEqual([here.playerRef, there.playerRef])
  })

  it('is useless to another vendor: no money, no balance, no fact', async () => {
    const here = await wallet.player(100)
    const foreign = { vendorAccountId: 'other' }
    expect(await said(bet(here, 'f-1', 10, foreign))).toBe('player_unknown')
    expect(await said(win(here, 'f-2', 10, undefined, foreign))).toBe('player_unknown')
    expect(await said(rollback(here, 'f-3', 'f-1', foreign))).toBe('player_unknown')
    for (const op of ['player', 'balance'] as const) {
      expect(await wallet.apply({ ...bet(here, 'x', 0, foreign), op, actions: [] })).toEqual({
        ok: false,
        err: op === 'player' ? 'player_unknown' : 'session_unknown',
      })
    }
    expect(await wallet.cash(here)).toBe(units(100))
  })

  it('from when all vendors had the same one still works for what was begun under it', async () => {
    const player = await wallet.player(100)
    const { memberId } = player
    // What the migration leaves of a member who had two vendors: the old reference at both, current at one.
    await wallet.db.query(
      sql`insert into play_reference (vendor_account_id, player_ref, member_id, current, created_at) values ('other', ${player.playerRef}, ${memberId}, false, 'epoch')`,
    )
    const before = { ...(await wallet.session(memberId, 'other')), playerRef: player.playerRef }
    await wallet.db.query(
      sql`update play_session set player_ref = ${player.playerRef} where member_id = ${memberId}`,
    )
    expect(await said(bet(before, 'o-1', 10, at(before, 'other')))).toBe('ok')
    const now = await wallet.session(memberId, 'other')
    expect(now.playerRef).not.toBe(player.playerRef)
    expect(await said(bet(now, 'o-2', 10, at(now, 'other')))).toBe('ok')
    expect(await wallet.apply(win(before, 'o-3', 5, 'o-1', at(before, 'other')))).toMatchObject({
      ok: true,
      playerRef: player.playerRef,
    })
    expect(await wallet.apply(rollback(before, 'o-4', 'o-2', at(now, 'other')))).toMatchObject({
      ok: true,
      playerRef: player.playerRef,
    })
    expect(
      await wallet.apply({ ...bet(before, 'x', 0, at(now, 'other')), op: 'balance', actions: [] }),
    ).toMatchObject({ ok: true })
    expect(await wallet.cash(player)).toBe(units(95))
  })
})
