// SPDX-License-Identifier: Apache-2.0
import { given, Skipped, Unexpected } from '../scenario.ts'
import type { WalletScenario } from './context.ts'
import { accepted, balanceIs, refused, said } from './expect.ts'

const theme = 'sessions'
const nobodysToken = 'conform-never-handed-out'

/** Tokens, players, currencies and games. */
export const sessions: WalletScenario[] = [
  {
    theme,
    name: 'A bet with a token that was never given out',
    expects: 'RS_ERROR_INVALID_TOKEN; nothing moves',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const got = refused(await player.bet(stake, { token: nobodysToken }), 'INVALID_TOKEN')
      await balanceIs(player, before)
      return got
    },
  },
  {
    theme,
    name: 'A balance call with a token that was never given out',
    expects: 'RS_ERROR_INVALID_TOKEN',
    play: async ({ player }) =>
      refused({ answer: await player.ask('/user/balance', { token: nobodysToken }) }, 'INVALID_TOKEN'),
  },
  {
    theme,
    name: 'A balance call without a user',
    expects: 'RS_OK with the balance of the player whose token it is',
    play: async ({ player }) => {
      const before = await player.balance()
      return accepted({ answer: await player.ask('/user/balance', { user: undefined }) }, before)
    },
  },
  {
    theme,
    name: '/user/info',
    expects: 'RS_OK with the user that was asked for',
    play: async ({ player }) => {
      const answer = await player.ask('/user/info', { token: undefined, game_code: undefined })
      if (answer.status !== 'RS_OK' || answer.user !== player.user) throw new Unexpected(said(answer))
      return `${answer.status}, user ${answer.user}`
    },
  },
  {
    theme,
    name: 'A bet in the name of somebody whom the wallet does not know',
    expects: 'RS_ERROR_INVALID_TOKEN; nothing moves',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const got = refused(await player.bet(stake, { user: 'conform-nobody' }), 'INVALID_TOKEN')
      await balanceIs(player, before)
      return got
    },
  },
  {
    theme,
    name: "A bet in the name of a second player with the first one's token",
    expects: 'RS_ERROR_INVALID_TOKEN; nothing moves for either',
    play: async ({ player, second, stake }) => {
      const stranger = given(second, 'needs a second player (--second-user, --second-token)')
      const [before, beforeSecond] = [await player.balance(), await stranger.balance()]
      const got = refused(await player.bet(stake, { user: stranger.user }), 'INVALID_TOKEN')
      await balanceIs(player, before)
      await balanceIs(stranger, beforeSecond)
      return got
    },
  },
  {
    theme,
    name: 'A bet in another currency',
    expects: 'RS_ERROR_WRONG_CURRENCY; nothing moves',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const currency = player.currency === 'EUR' ? 'USD' : 'EUR'
      const got = refused(await player.bet(stake, { currency }), 'WRONG_CURRENCY')
      await balanceIs(player, before)
      return got
    },
  },
  {
    theme,
    name: 'A bet in a game that the wallet does not know',
    expects: 'RS_ERROR_INVALID_GAME; nothing moves',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const got = refused(await player.bet(stake, { game_code: 'conform-no-such-game' }), 'INVALID_GAME')
      await balanceIs(player, before)
      return got
    },
  },
  {
    theme,
    name: 'A bet in another game of the vendor, in the same session',
    expects: 'RS_OK: the game may change within a session',
    play: async ({ player, secondGame, stake }) =>
      accepted(
        await player.bet(stake, {
          game_code: given(secondGame, 'needs a second game of this vendor (--second-game)'),
        }),
      ),
  },
  {
    theme,
    name: 'A bet and a balance call in a session that has ended',
    expects: 'RS_ERROR_TOKEN_EXPIRED (or ..._INVALID_TOKEN) for each; nothing moves',
    play: async ({ player, endedSession, stake }) => {
      const ended = given(endedSession, 'needs the token of a session that has ended (--ended-token)')
      const before = await player.balance()
      refused({ answer: await ended.ask('/user/balance') }, 'TOKEN_EXPIRED', 'INVALID_TOKEN')
      const got = refused(await ended.bet(stake), 'TOKEN_EXPIRED', 'INVALID_TOKEN')
      await balanceIs(player, before)
      return got
    },
  },
  {
    theme,
    name: 'A win and a rollback in a session that has ended',
    expects: 'RS_OK for each: money that is owed does not expire',
    play: async ({ player, endedSession, stake }) => {
      const ended = given(endedSession, 'needs the token of a session that has ended (--ended-token)')
      const before = await player.balance()
      const [won, taken] = [await player.bet(stake), await player.bet(stake)]
      accepted(await ended.win(won, stake), before - stake)
      return accepted(await ended.rollback(taken), before)
    },
  },
  {
    theme,
    name: 'A bet of a player who is disabled',
    expects: 'RS_ERROR_USER_DISABLED',
    play: async ({ disabled, stake }) =>
      refused(
        await given(disabled, 'needs a disabled player (--disabled-user, --disabled-token)').bet(stake),
        'USER_DISABLED',
      ),
  },
  {
    theme,
    name: 'A rollback for a player who is disabled',
    expects: 'RS_OK: rollbacks go on',
    play: async ({ disabled }) =>
      accepted(
        await given(disabled, 'needs a disabled player (--disabled-user, --disabled-token)').rollback({
          id: crypto.randomUUID(),
          round: `conform-${crypto.randomUUID()}`,
        }),
      ),
  },
  {
    theme,
    name: 'A GET of /transaction/bet, a path that does not exist, and a body of 100 kB',
    expects: 'HTTP 405 (or 404), 404 and 413',
    play: async ({ player }) => {
      const codes = [
        await player.wire.statusOf('/transaction/bet', 'GET'),
        await player.wire.statusOf('/transaction/conform', 'POST', '{}'),
        await player.wire.statusOf('/transaction/bet', 'POST', JSON.stringify({ bet: 'x'.repeat(100_000) })),
      ]
      if (![404, 405].includes(codes[0]!) || codes[1] !== 404 || codes[2] !== 413)
        throw new Unexpected(`HTTP ${codes.join(', ')}`)
      return `HTTP ${codes.join(', ')}`
    },
  },
  {
    theme,
    name: 'Two sessions of one player',
    expects: 'they share one balance',
    play: async ({ player, otherSession, stake }) => {
      const beside = given(otherSession, 'needs a second session of this player (--other-token)')
      const before = await player.balance()
      accepted(await player.bet(stake), before - stake)
      if (beside.token === player.token) throw new Skipped('--other-token is the same as --token')
      accepted(await beside.bet(stake), before - stake * 2n)
      return balanceIs(player, before - stake * 2n)
    },
  },
]
