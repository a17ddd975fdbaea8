// SPDX-License-Identifier: Apache-2.0
import { Skipped } from '../scenario.ts'
import type { WalletScenario } from './context.ts'
import { accepted, balanceIs, refused } from './expect.ts'
import { bodyOf } from './player.ts'

const theme = 'bets'

/** Bets, wins and their amounts. */
export const bets: WalletScenario[] = [
  {
    theme,
    name: 'A bet',
    expects: 'RS_OK with the balance less the stake, and the same balance when asked',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const got = accepted(await player.bet(stake), before - stake)
      await balanceIs(player, before - stake)
      return got
    },
  },
  {
    theme,
    name: 'An answer repeats request_uuid, user and currency',
    expects: 'the ones that were sent',
    play: async ({ player, stake }) => {
      const bet = await player.bet(stake)
      accepted(bet)
      const { request_uuid: sent } = JSON.parse(bet.body) as { request_uuid: string }
      const { requestId, user, currency } = bet.answer
      if (requestId !== sent || user !== player.user || currency !== player.currency)
        refused(bet, 'nothing, but another request_uuid, user or currency')
      return `request_uuid ${requestId}, ${currency}`
    },
  },
  {
    theme,
    name: 'A bet and its win',
    expects: 'RS_OK with the balance less the stake, plus the win',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const bet = await player.bet(stake)
      accepted(bet, before - stake)
      return accepted(await player.win(bet, stake * 2n), before + stake)
    },
  },
  {
    theme,
    name: 'A round of several bets and wins',
    expects: 'RS_OK for each, and a balance of all their sums',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const first = await player.bet(stake)
      accepted(await player.win(first, stake * 3n, { round_closed: false }), before + stake * 2n)
      const second = await player.bet(stake * 2n, { round: first.round })
      accepted(await player.win(second, stake / 2n, { round_closed: false }), before + stake / 2n)
      return accepted(await player.win(second, 0n), before + stake / 2n)
    },
  },
  {
    theme,
    name: 'A win of 0',
    expects: 'RS_OK; it closes the round and moves nothing',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const bet = await player.bet(stake)
      return accepted(await player.win(bet, 0n), before - stake)
    },
  },
  {
    theme,
    name: 'A bet of 0',
    expects: 'RS_OK; it moves nothing and can be won',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const bet = await player.bet(0n)
      accepted(bet, before)
      return accepted(await player.win(bet, stake), before + stake)
    },
  },
  {
    theme,
    name: 'The smallest amount, 1/100000',
    expects: 'RS_OK with the balance less exactly that',
    play: async ({ player }) => {
      const before = await player.balance()
      return accepted(await player.bet(1n), before - 1n)
    },
  },
  {
    theme,
    name: 'A bet of the whole balance',
    expects: 'RS_OK with the balance 0',
    play: async ({ player, wholeBalance }) => {
      if (!wholeBalance) throw new Skipped('the whole balance may not be at stake (--most, --yes)')
      return accepted(await player.bet(await player.balance()), 0n)
    },
  },
  {
    theme,
    name: '1/100000 more than the balance',
    expects: 'RS_ERROR_NOT_ENOUGH_MONEY with the balance; nothing moves',
    play: async ({ player }) => {
      const before = await player.balance()
      const bet = await player.bet(before + 1n)
      const got = refused(bet, 'NOT_ENOUGH_MONEY')
      await balanceIs(player, bet.answer.balance ?? before)
      await balanceIs(player, before)
      return got
    },
  },
  {
    theme,
    name: 'An absurd bet of 90 thousand million units',
    expects: 'RS_ERROR_NOT_ENOUGH_MONEY; nothing moves',
    play: async ({ player }) => {
      const before = await player.balance()
      const got = refused(await player.bet(9_000_000_000_000_000n), 'NOT_ENOUGH_MONEY', 'LIMIT_REACHED')
      await balanceIs(player, before)
      return got
    },
  },
  {
    theme,
    name: 'A bet below zero',
    expects: 'RS_ERROR_WRONG_SYNTAX or RS_ERROR_WRONG_TYPES; nothing moves',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const got = refused(await player.bet(-stake), 'WRONG_SYNTAX', 'WRONG_TYPES')
      await balanceIs(player, before)
      return got
    },
  },
  ...['1.5', '"1"', '1e5', '9223372036854775807'].map((amount): WalletScenario => ({
    theme,
    name: `A bet with the amount ${amount}`,
    expects: 'RS_ERROR_WRONG_TYPES or RS_ERROR_WRONG_SYNTAX; nothing moves',
    play: async ({ player }) => {
      const before = await player.balance()
      const body = player.betBody(1n).replace('"amount":1', `"amount":${amount}`)
      const got = refused(await player.send('/transaction/bet', body), 'WRONG_TYPES', 'WRONG_SYNTAX')
      await balanceIs(player, before)
      return got
    },
  })),
  {
    theme,
    name: 'A bet without an amount, and one without a transaction_uuid',
    expects: 'RS_ERROR_WRONG_SYNTAX for each; nothing moves',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      refused(await player.bet(stake, { amount: undefined }), 'WRONG_SYNTAX')
      const got = refused(await player.bet(stake, { transaction_uuid: undefined }), 'WRONG_SYNTAX')
      await balanceIs(player, before)
      return got
    },
  },
  {
    theme,
    name: 'A body that is no JSON',
    expects: 'RS_ERROR_WRONG_SYNTAX',
    play: async ({ player }) => refused(await player.send('/transaction/bet', '{"user":'), 'WRONG_SYNTAX'),
  },
  {
    theme,
    name: 'A bet with a field that the wire does not have',
    expects: 'RS_OK; the field is ignored',
    play: async ({ player, stake }) =>
      accepted(await player.bet(stake, { colour: 'blue', meta: { table: 7 } })),
  },
  {
    theme,
    name: 'A body that names the amount twice',
    expects: 'a refusal, as nobody knows which one counts; nothing moves',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const body = player.betBody(stake).replace('{', `{${bodyOf({ amount: 1n }).slice(1, -1)},`)
      const got = refused(await player.send('/transaction/bet', body), 'WRONG_SYNTAX', 'WRONG_TYPES')
      await balanceIs(player, before)
      return got
    },
  },
]
