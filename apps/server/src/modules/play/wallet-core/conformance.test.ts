// SPDX-License-Identifier: Apache-2.0
import { units, zero } from '@tessera/rules/money'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { betRecord } from '../../bets/index.ts'
import { checkInvariants } from '../../ledger/index.ts'
import { setPlayerEnabled } from './index.ts'
import {
  bet,
  millionths,
  noLimit,
  openTestWallet,
  rollback,
  type TestWallet,
  verdict,
  win,
} from './wallet-for-tests.ts'

/** The scenarios that every adapter runs, at the level of the core (wallet-protocols.md section 10). */
let wallet: TestWallet
beforeAll(async () => {
  wallet = await openTestWallet()
  await wallet.limit(noLimit)
})
afterAll(() => wallet.close())
// After each run: postings add up to zero per currency, balances are the sums of their postings.
afterEach(async () => {
  expect((await checkInvariants(wallet.db, 0)).differences).toEqual([])
})

const apply = (command: Parameters<TestWallet['apply']>[0]) => wallet.apply(command)
const verdicts = async (...commands: Parameters<TestWallet['apply']>[0][]): Promise<string[]> => {
  const seen: string[] = []
  for (const command of commands) seen.push(verdict(await apply(command)))
  return seen
}

describe('amounts', () => {
  it('bet', async () => {
    const player = await wallet.player(100)
    expect(await apply(bet(player, 'bet-1', 30))).toMatchObject({
      ok: true,
      playerRef: player.playerRef,
      currency: 'USD',
      balance: units(70),
      bonus: zero,
      results: [{ txId: 'bet-1', replay: false }],
    })
  })
  it('bet and win', async () => {
    const player = await wallet.player(100)
    expect(await verdicts(bet(player, 'bw-1', 30), win(player, 'bw-2', 75, 'bw-1'))).toEqual(['ok', 'ok'])
    expect(await wallet.cash(player)).toBe(units(145))
  })
  it('multi-step round', async () => {
    const player = await wallet.player(100)
    expect(
      await verdicts(
        bet(player, 'ms-1', 10),
        bet(player, 'ms-2', 10),
        win(player, 'ms-3', 5, 'ms-1'),
        bet(player, 'ms-4', 10),
        win(player, 'ms-5', 50, 'ms-4', { roundClosed: true }),
      ),
    ).toEqual(Array(5).fill('ok'))
    expect(await wallet.cash(player)).toBe(units(125))
    const now = wallet.clock.now()
    expect(
      (await betRecord(wallet.db, player.memberId, { fromMs: now, toMs: now + 1, page: 1, size: 9 })).rounds,
    ).toMatchObject([
      {
        stake: units(30),
        validBet: units(30),
        returned: units(55),
        status: 'settled',
        vendor: 'STUDIO',
        gameCode: 'dice',
      },
    ])
  })
  it('a win of 0 closes the round and moves nothing', async () => {
    const player = await wallet.player(100)
    expect(
      await verdicts(bet(player, 'w0-1', 10), win(player, 'w0-2', 0, 'w0-1', { roundClosed: true })),
    ).toEqual(['ok', 'ok'])
    expect(await wallet.cash(player)).toBe(units(90))
  })
  it('a bet of 0 is recorded and moves nothing', async () => {
    const player = await wallet.player(0)
    expect(
      await verdicts(bet(player, 'b0-1', 0), bet(player, 'b0-1', 0), win(player, 'b0-2', 3, 'b0-1')),
    ).toEqual(['ok', 'replay', 'ok'])
  })
  it('smallest unit', async () => {
    const player = await wallet.player(1)
    expect(await apply(bet(player, 'small', millionths(10)))).toMatchObject({ balance: millionths(999_990) })
  })
  it('bet of the whole balance, then one unit too much', async () => {
    const player = await wallet.player(100)
    expect(await apply(bet(player, 'whole-0', millionths(100_000_001)))).toEqual({
      ok: false,
      err: 'funds',
      playerRef: player.playerRef,
      currency: 'USD',
      balance: units(100),
    })
    expect(await verdicts(bet(player, 'whole-1', 100))).toEqual(['ok'])
    expect(await apply(bet(player, 'whole-2', millionths(1)))).toMatchObject({ err: 'funds', balance: zero })
  })
  it('absurd amount', async () => {
    const player = await wallet.player(100)
    const absurd = millionths(2n ** 63n - 1n)
    expect(await verdicts(bet(player, 'abs-1', absurd), win(player, 'abs-2', absurd))).toEqual([
      'funds',
      'bad_types',
    ])
    expect(await wallet.cash(player)).toBe(units(100))
  })
  it('negative', async () => {
    const player = await wallet.player(100)
    expect(
      await verdicts(bet(player, 'neg-1', millionths(-1)), win(player, 'neg-2', millionths(-1))),
    ).toEqual(['bad_request', 'bad_request'])
  })
})

describe('repetitions', () => {
  it('identical bet, win and rollback twice: one movement, the stored answer', async () => {
    const player = await wallet.player(100)
    const firstBet = await apply(bet(player, 'twice-b', 30))
    const firstWin = await apply(win(player, 'twice-w', 10, 'twice-b'))
    const firstRollback = await apply(rollback(player, 'twice-r', 'twice-w'))
    for (const [first, command] of [
      [firstBet, bet(player, 'twice-b', 30)],
      [firstWin, win(player, 'twice-w', 10, 'twice-b')],
      [firstRollback, rollback(player, 'twice-r', 'twice-w')],
    ] as const) {
      const again = await apply(command)
      expect(verdict(again)).toBe('replay')
      expect(first.ok && again.ok && [again.balance, again.results[0]?.ledgerTxId]).toEqual(
        first.ok && [first.balance, first.results[0]?.ledgerTxId],
      )
    }
    expect(await wallet.cash(player)).toBe(units(70))
  })
  it('a repetition is answered after the session has ended', async () => {
    const player = await wallet.player(100)
    await apply(bet(player, 'ended', 30))
    await wallet.sessions.revoke(player.token)
    expect(await verdicts(bet(player, 'ended', 30))).toEqual(['replay'])
  })
  it('same id, other amount, round, player, currency, game, kind or reference', async () => {
    const player = await wallet.player(100)
    const stranger = await wallet.player(100)
    await verdicts(
      bet(player, 'dup', 30),
      bet(player, 'dup-other', 1),
      win(player, 'dup-w', 5, 'dup'),
      rollback(player, 'dup-r', 'dup-w'),
    )
    expect(
      await verdicts(
        bet(player, 'dup', 31),
        bet(player, 'dup', 30, { roundId: 'else' }),
        bet(stranger, 'dup', 30, { roundId: `round-of-${player.memberId}` }),
        bet(player, 'dup', 30, { currency: 'EUR' }),
        bet(player, 'dup', 30, { gameCode: 'mines' }),
        win(player, 'dup', 30),
        win(player, 'dup-w', 6, 'dup'),
        win(player, 'dup-w', 5, 'dup-other'),
        rollback(player, 'dup-r', 'dup'),
        rollback(player, 'dup', 'dup-w'),
      ),
    ).toEqual(Array(10).fill('duplicate'))
    expect([await wallet.cash(player), await wallet.cash(stranger)]).toEqual([units(69), units(100)])
  })
  it('same id at two vendors', async () => {
    const player = await wallet.player(100)
    const there = await wallet.session(player.memberId, 'other')
    expect(
      await verdicts(bet(player, 'both', 30), bet(there, 'both', 20, { vendorAccountId: 'other' })),
    ).toEqual(['ok', 'ok'])
    expect(await wallet.cash(player)).toBe(units(50))
  })
  it('same id for two players where a vendor counts per player', async () => {
    const [one, two] = [await wallet.player(100), await wallet.player(100)]
    const perPlayer = { txScope: 'player' } as const
    expect(
      await verdicts(
        bet(one, 'scope', 30, perPlayer),
        bet(two, 'scope', 40, perPlayer),
        bet(one, 'scope', 30, perPlayer),
        rollback(two, 'scope-r', 'scope', perPlayer),
      ),
    ).toEqual(['ok', 'ok', 'replay', 'ok'])
    expect([await wallet.cash(one), await wallet.cash(two)]).toEqual([units(70), units(100)])
  })
})

describe('order of things', () => {
  it('win without bet', async () => {
    const player = await wallet.player(100)
    expect(await verdicts(win(player, 'lone', 10, 'nobody'), win(player, 'lone-2', 10, 'nobody'))).toEqual([
      'tx_unknown',
      'tx_unknown',
    ])
    expect(await wallet.cash(player)).toBe(units(100))
  })
  it('win before bet: refused, then accepted once the bet is there', async () => {
    const player = await wallet.player(100)
    expect(
      await verdicts(
        win(player, 'early-w', 10, 'early-b'),
        bet(player, 'early-b', 5),
        win(player, 'early-w', 10, 'early-b'),
      ),
    ).toEqual(['tx_unknown', 'ok', 'ok'])
  })
  it("win of another player's bet", async () => {
    const [player, stranger] = [await wallet.player(100), await wallet.player(0)]
    expect(await verdicts(bet(player, 'foreign', 5), win(stranger, 'foreign-w', 500, 'foreign'))).toEqual([
      'ok',
      'tx_unknown',
    ])
    expect(await wallet.cash(stranger)).toBe(zero)
  })
  it('win after rollback', async () => {
    const player = await wallet.player(100)
    expect(
      await verdicts(
        bet(player, 'war', 10),
        rollback(player, 'war-r', 'war'),
        win(player, 'war-w', 50, 'war'),
      ),
    ).toEqual(['ok', 'ok', 'tx_rolled_back'])
    expect(await wallet.cash(player)).toBe(units(100))
  })
  it('rollback after win gives the stake back and leaves the win', async () => {
    const player = await wallet.player(100)
    expect(
      await verdicts(
        bet(player, 'raw', 10),
        win(player, 'raw-w', 50, 'raw', { roundClosed: true }),
        rollback(player, 'raw-r', 'raw'),
      ),
    ).toEqual(['ok', 'ok', 'ok'])
    expect(await wallet.cash(player)).toBe(units(150))
  })
  it('rollback twice, under another id', async () => {
    const player = await wallet.player(100)
    expect(
      await verdicts(
        bet(player, 'rt', 10),
        rollback(player, 'rt-1', 'rt'),
        rollback(player, 'rt-2', 'rt'),
        rollback(player, 'rt-2', 'rt'),
      ),
    ).toEqual(['ok', 'ok', 'target_already_rolled_back', 'target_already_rolled_back'])
    expect(await wallet.cash(player)).toBe(units(100))
  })
  it('rollback of unknown', async () => {
    const player = await wallet.player(100)
    expect(await verdicts(rollback(player, 'ru-1', 'never'), rollback(player, 'ru-2', 'never'))).toEqual([
      'target_unknown',
      'target_already_rolled_back',
    ])
  })
  it('rollback before bet and before win, then the late originals', async () => {
    const player = await wallet.player(100)
    expect(
      await verdicts(
        rollback(player, 'late-r1', 'late-b'),
        bet(player, 'late-b', 10),
        bet(player, 'late-b', 10),
        win(player, 'late-w', 99, 'late-b'),
      ),
    ).toEqual(['target_unknown', 'rolled_back', 'rolled_back', 'tx_rolled_back'])
    await verdicts(bet(player, 'late-b2', 10), rollback(player, 'late-r2', 'late-w2'))
    expect(await verdicts(win(player, 'late-w2', 99, 'late-b2'))).toEqual(['rolled_back'])
    expect(await wallet.cash(player)).toBe(units(90))
  })
  it('rollback one of two bets', async () => {
    const player = await wallet.player(100)
    expect(
      await verdicts(
        bet(player, 'one-1', 10),
        bet(player, 'one-2', 20),
        rollback(player, 'one-r', 'one-1'),
        win(player, 'one-w', 50, 'one-2', { roundClosed: true }),
      ),
    ).toEqual(['ok', 'ok', 'ok', 'ok'])
    expect(await wallet.cash(player)).toBe(units(130))
    const now = wallet.clock.now()
    const [round] = (
      await betRecord(wallet.db, player.memberId, { fromMs: now, toMs: now + 1, page: 1, size: 1 })
    ).rounds
    expect(round).toMatchObject({
      stake: units(20),
      validBet: units(20),
      returned: units(50),
      status: 'settled',
    })
  })
  it('rollback without round and amount', async () => {
    const player = await wallet.player(100)
    expect(
      await verdicts(
        bet(player, 'bare', 10),
        rollback(player, 'bare-r', 'bare', { roundId: undefined, gameCode: undefined, playerRef: undefined }),
      ),
    ).toEqual(['ok', 'ok'])
    expect(await wallet.cash(player)).toBe(units(100))
  })
  it('rollback with an unknown token and no player: found by its target', async () => {
    const player = await wallet.player(100)
    const nameless = { playerRef: undefined, sessionToken: 'made up' }
    expect(
      await verdicts(
        bet(player, 'nt', 10),
        rollback(player, 'nt-r', 'nt', nameless),
        rollback(player, 'nt-r2', 'unseen', nameless),
      ),
    ).toEqual(['ok', 'ok', 'session_unknown'])
    expect(await wallet.cash(player)).toBe(units(100))
  })
  it("rollback of another player's bet", async () => {
    const [player, stranger] = [await wallet.player(100), await wallet.player(0)]
    expect(await verdicts(bet(player, 'steal', 10), rollback(stranger, 'steal-r', 'steal'))).toEqual([
      'ok',
      'tx_unknown',
    ])
    expect([await wallet.cash(player), await wallet.cash(stranger)]).toEqual([units(90), zero])
  })
  it('rollback of a spent win: takes the available cash, the rest is a debt that later credits repay', async () => {
    const player = await wallet.player(10)
    await verdicts(
      bet(player, 'sp-1', 10),
      win(player, 'sp-w', 50, 'sp-1'),
      bet(player, 'sp-2', 45, { roundId: 'sp' }),
    )
    expect(await apply(rollback(player, 'sp-r', 'sp-w'))).toMatchObject({ ok: true, balance: zero })
    expect(await wallet.balances(player)).toMatchObject({ cash: zero, receivable: units(-45) })
    expect(await apply(win(player, 'sp-w2', 30, 'sp-2', { roundId: 'sp' }))).toMatchObject({
      ok: true,
      balance: zero,
    })
    expect(await wallet.balances(player)).toMatchObject({ cash: zero, receivable: units(-15) })
    expect(await apply(rollback(player, 'sp-r2', 'sp-2', { roundId: 'sp' }))).toMatchObject({
      ok: true,
      balance: units(30),
    })
    expect(await wallet.balances(player)).toMatchObject({ cash: units(30), receivable: zero })
  })
})

describe('sessions and players', () => {
  it('expired session: bet refused, win and rollback accepted', async () => {
    const player = await wallet.player(100)
    await verdicts(bet(player, 'ex-1', 10), bet(player, 'ex-2', 10))
    wallet.clock.advance(13 * 60 * 60 * 1_000)
    expect(
      await verdicts(
        bet(player, 'ex-3', 10),
        win(player, 'ex-w', 20, 'ex-1'),
        rollback(player, 'ex-r', 'ex-2'),
      ),
    ).toEqual(['session_expired', 'ok', 'ok'])
    expect(await wallet.cash(player)).toBe(units(110))
  })
  it('ended session likewise', async () => {
    const player = await wallet.player(100)
    await verdicts(bet(player, 'rv-1', 10), bet(player, 'rv-2', 10))
    await wallet.sessions.revoke(player.token)
    expect(
      await verdicts(
        bet(player, 'rv-3', 10),
        win(player, 'rv-w', 20, 'rv-1'),
        rollback(player, 'rv-r', 'rv-2'),
      ),
    ).toEqual(['session_expired', 'ok', 'ok'])
  })
  it('disabled player likewise', async () => {
    const player = await wallet.player(100)
    await verdicts(bet(player, 'di-1', 10), bet(player, 'di-2', 10))
    await setPlayerEnabled(wallet.db, player.memberId, false)
    expect(
      await verdicts(
        bet(player, 'di-3', 10),
        win(player, 'di-w', 20, 'di-1'),
        rollback(player, 'di-r', 'di-2'),
      ),
    ).toEqual(['player_disabled', 'ok', 'ok'])
    await setPlayerEnabled(wallet.db, player.memberId, true)
    expect(await verdicts(bet(player, 'di-3', 10))).toEqual(['ok'])
  })
  it('invented session: bet refused, win accepted for the player it names', async () => {
    const player = await wallet.player(100)
    const forged = { ...player, token: 'not-a-token' }
    expect(
      await verdicts(bet(player, 'in-1', 10), bet(forged, 'in-2', 10), win(forged, 'in-w', 20, 'in-1')),
    ).toEqual(['ok', 'session_unknown', 'ok'])
  })
  it('a session of another vendor does not count', async () => {
    const player = await wallet.player(100)
    const there = await wallet.session(player.memberId, 'other')
    expect(await verdicts(bet({ ...player, token: there.token }, 'ov', 10), bet(there, 'ov', 10))).toEqual([
      'session_unknown',
      'player_unknown',
    ])
  })
  it('wrong currency', async () => {
    const player = await wallet.player(100)
    expect(
      await verdicts(
        bet(player, 'cu', 10, { currency: 'EUR' }),
        bet(player, 'cu-b', 10),
        win(player, 'cu-w', 10, 'cu-b', { currency: 'EUR' }),
      ),
    ).toEqual(['currency', 'ok', 'currency'])
  })
  it('unknown game', async () => {
    const player = await wallet.player(100)
    expect(await verdicts(bet(player, 'ga', 10, { gameCode: 'chess' }))).toEqual(['game_unknown'])
  })
  it('another game of the vendor inside one session', async () => {
    const player = await wallet.player(100)
    expect(await verdicts(bet(player, 'lobby', 10, { gameCode: 'mines' }))).toEqual(['ok'])
  })
  it('wrong player for the session, and a player that does not exist', async () => {
    const [player, stranger] = [await wallet.player(100), await wallet.player(100)]
    expect(
      await verdicts(
        bet({ ...player, playerRef: stranger.playerRef }, 'wp', 10),
        bet({ ...player, playerRef: 'nobody' }, 'wp', 10),
      ),
    ).toEqual(['player_unknown', 'player_unknown'])
    expect([await wallet.cash(player), await wallet.cash(stranger)]).toEqual([units(100), units(100)])
  })
  it('two sessions of one player', async () => {
    const player = await wallet.player(100)
    const second = await wallet.session(player.memberId)
    expect(second.playerRef).toBe(player.playerRef)
    expect(
      await verdicts(bet(player, 'ts-1', 10), bet(second, 'ts-2', 10), win(second, 'ts-w', 5, 'ts-1')),
    ).toEqual(['ok', 'ok', 'ok'])
    expect(await wallet.cash(player)).toBe(units(85))
  })
  it('two players at one table', async () => {
    const [one, two] = [await wallet.player(100), await wallet.player(100)]
    const table = { roundId: 'table-7' }
    expect(
      await verdicts(
        bet(one, 'tp-1', 10, table),
        bet(two, 'tp-2', 20, table),
        win(two, 'tp-w', 40, 'tp-2', { ...table, roundClosed: true }),
      ),
    ).toEqual(['ok', 'ok', 'ok'])
    expect([await wallet.cash(one), await wallet.cash(two)]).toEqual([units(90), units(120)])
  })
})

describe('free play and promotions', () => {
  const free = { rewardId: 'reward' }
  it('free bet and free win leave cash unchanged', async () => {
    const player = await wallet.player(100)
    const freeBet = {
      ...bet(player, 'fr-1', 10),
      actions: [{ type: 'bet' as const, txId: 'fr-1', amount: units(10), free }],
    }
    const freeWin = {
      ...win(player, 'fr-w', 25, 'fr-1'),
      actions: [{ type: 'win' as const, txId: 'fr-w', amount: units(25), betTxId: 'fr-1', free }],
    }
    expect(await verdicts(freeBet, freeWin, freeBet, freeWin)).toEqual(['ok', 'ok', 'replay', 'replay'])
    expect(await wallet.balances(player)).toMatchObject({ cash: units(100), bonus: units(25) })
    expect(await verdicts(rollback(player, 'fr-r', 'fr-w'), rollback(player, 'fr-r1', 'fr-1'))).toEqual([
      'ok',
      'ok',
    ])
    expect(await wallet.balances(player)).toMatchObject({ cash: units(100), bonus: zero })
  })
  it('promo win without bet, also after the session', async () => {
    const player = await wallet.player(100)
    await wallet.sessions.revoke(player.token)
    const promo = {
      ...win(player, 'pr-1', 15),
      actions: [{ type: 'win' as const, txId: 'pr-1', amount: units(15), promo: true }],
    }
    expect(await verdicts(promo, promo)).toEqual(['ok', 'replay'])
    expect(await wallet.cash(player)).toBe(units(115))
  })
  it('campaign finish twice', async () => {
    const player = await wallet.player(100)
    const finish = { ...bet(player, 'cf', 0), actions: [{ type: 'finish' as const, txId: 'cf-f' }] }
    const other = { ...finish, actions: [{ type: 'finish' as const, txId: 'cf-f2' }] }
    expect(
      await verdicts(
        bet(player, 'cf-0', 5),
        rollback(player, 'cf-r', 'cf-0'),
        bet(player, 'cf', 10),
        finish,
        finish,
        other,
      ),
    ).toEqual(['ok', 'ok', 'ok', 'ok', 'replay', 'ok'])
    const now = wallet.clock.now()
    expect(
      (await betRecord(wallet.db, player.memberId, { fromMs: now, toMs: now + 1, page: 1, size: 9 })).rounds,
    ).toMatchObject([{ status: 'settled', validBet: units(10) }])
  })
})

describe('several actions in one call', () => {
  it('bet and win together, the win naming the bet', async () => {
    const player = await wallet.player(100)
    const both = {
      ...bet(player, 'x', 0),
      roundClosed: true,
      actions: [
        { type: 'bet' as const, txId: 'ac-1', amount: units(10) },
        { type: 'win' as const, txId: 'ac-2', amount: units(30), betTxId: 'ac-1' },
      ],
    }
    expect(await verdicts(both, both)).toEqual(['ok ok', 'replay replay'])
    expect(await wallet.cash(player)).toBe(units(120))
  })
  it('one failed bet fails all', async () => {
    const player = await wallet.player(100)
    const three = {
      ...bet(player, 'x', 0),
      actions: [
        { type: 'bet' as const, txId: 'af-1', amount: units(60) },
        { type: 'bet' as const, txId: 'af-2', amount: units(60) },
      ],
    }
    expect(await verdicts(three)).toEqual(['funds'])
    expect(await wallet.cash(player)).toBe(units(100))
    expect(await verdicts(bet(player, 'af-1', 60))).toEqual(['ok'])
  })
})

describe('questions', () => {
  it('balance of an active session, with its game', async () => {
    const player = await wallet.player(42)
    const ask = { ...bet(player, 'x', 0), op: 'balance' as const, currency: undefined, actions: [] }
    expect(await apply(ask)).toMatchObject({
      ok: true,
      balance: units(42),
      currency: 'USD',
      playerRef: player.playerRef,
    })
    expect(
      await verdicts(
        { ...ask, gameCode: 'chess' },
        { ...ask, playerRef: 'nobody' },
        { ...ask, sessionToken: 'x' },
        { ...ask, vendorAccountId: 'nobody' },
      ),
    ).toEqual(['game_unknown', 'player_unknown', 'session_unknown', 'partner'])
    await wallet.sessions.revoke(player.token)
    expect(await verdicts(ask)).toEqual(['session_expired'])
  })
  it('who a player is', async () => {
    const player = await wallet.player(1)
    expect(await apply({ ...bet(player, 'x', 0), op: 'player', actions: [] })).toMatchObject({
      ok: true,
      player: { country: 'VN' },
    })
    expect(
      await verdicts({ ...bet(player, 'x', 0), op: 'player', playerRef: 'nobody', actions: [] }),
    ).toEqual(['player_unknown'])
  })
})
