// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { given, unplayable } from '../scenario.ts'
import type { WalletScenario } from './context.ts'
import { accepted, balanceIs, refused } from './expect.ts'

const theme = 'order'
const unknown = () => ({ id: randomUUID(), round: `conform-${randomUUID()}` })

/** Wins and rollbacks that come early, late or never. */
export const order: WalletScenario[] = [
  {
    theme,
    name: 'A win without a bet',
    expects: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST; nothing is paid',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const got = refused(await player.win(unknown(), stake), 'TRANSACTION_DOES_NOT_EXIST')
      await balanceIs(player, before)
      return got
    },
  },
  unplayable(
    theme,
    'A win that is paid before its bet',
    'only the A8R wire has it; Hub88 refuses a win without a bet',
  ),
  {
    theme,
    name: "A win for a second player's bet",
    expects: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST; nothing is paid',
    play: async ({ player, second, stake }) => {
      const stranger = given(second, 'needs a second player (--second-user, --second-token)')
      const before = await player.balance()
      const bet = await stranger.bet(stake)
      accepted(bet)
      const got = refused(await player.win(bet, stake), 'TRANSACTION_DOES_NOT_EXIST')
      await balanceIs(player, before)
      return got
    },
  },
  {
    theme,
    name: 'A win after the rollback of its bet',
    expects: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST (or ..._ROLLED_BACK); nothing is paid',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const bet = await player.bet(stake)
      accepted(await player.rollback(bet), before)
      const got = refused(
        await player.win(bet, stake * 3n),
        'TRANSACTION_DOES_NOT_EXIST',
        'TRANSACTION_ROLLED_BACK',
      )
      await balanceIs(player, before)
      return got
    },
  },
  {
    theme,
    name: 'The rollback of a bet that was won',
    expects: 'RS_OK; the stake comes back and the win stays',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const bet = await player.bet(stake)
      accepted(await player.win(bet, stake * 3n))
      return accepted(await player.rollback(bet), before + stake * 3n)
    },
  },
  {
    theme,
    name: 'The rollback of a win',
    expects: 'RS_OK; the win is taken back and the stake stays taken',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const bet = await player.bet(stake)
      const win = await player.win(bet, stake * 3n)
      accepted(win)
      return accepted(await player.rollback(win), before - stake)
    },
  },
  {
    theme,
    name: 'Two rollbacks of one bet, under different ids',
    expects: 'RS_OK twice; the stake comes back once',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const bet = await player.bet(stake)
      accepted(await player.rollback(bet), before)
      const got = accepted(await player.rollback(bet), before)
      await balanceIs(player, before)
      return got
    },
  },
  {
    theme,
    name: 'A rollback of something unknown',
    expects: 'RS_OK; nothing moves',
    play: async ({ player }) => {
      const before = await player.balance()
      return accepted(await player.rollback(unknown()), before)
    },
  },
  {
    theme,
    name: 'A rollback that arrives before its bet, then the bet, then a win for it',
    expects: 'RS_OK, then two refusals; nothing moves',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const bet = unknown()
      accepted(await player.rollback(bet), before)
      const late = await player.bet(stake, { transaction_uuid: bet.id, round: bet.round })
      const got = refused(late, 'UNKNOWN', 'TRANSACTION_ROLLED_BACK', 'TRANSACTION_DOES_NOT_EXIST')
      refused(await player.win(bet, stake), 'TRANSACTION_DOES_NOT_EXIST', 'TRANSACTION_ROLLED_BACK')
      await balanceIs(player, before)
      return got
    },
  },
  {
    theme,
    name: 'A rollback that arrives before its win, then the win',
    expects: 'RS_OK, then a refusal; nothing is paid',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const bet = await player.bet(stake)
      const win = { id: randomUUID(), round: bet.round }
      accepted(await player.rollback(win, { round_closed: false }), before - stake)
      const got = refused(
        await player.win(bet, stake * 3n, { transaction_uuid: win.id }),
        'UNKNOWN',
        'TRANSACTION_ROLLED_BACK',
        'TRANSACTION_DOES_NOT_EXIST',
      )
      await balanceIs(player, before - stake)
      return got
    },
  },
  {
    theme,
    name: 'The rollback of one of two bets',
    expects: 'RS_OK; the other bet stays and can be won',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const first = await player.bet(stake)
      const second = await player.bet(stake * 2n, { round: first.round })
      accepted(await player.rollback(first, { round_closed: false }), before - stake * 2n)
      return accepted(await player.win(second, stake * 2n), before)
    },
  },
  {
    theme,
    name: 'A rollback without round, game and amount',
    expects: 'RS_OK; the stake comes back',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const bet = await player.bet(stake)
      return accepted(await player.rollback(bet, { round: undefined, game_code: undefined }), before)
    },
  },
  {
    theme,
    name: 'A rollback that names another amount',
    expects: 'RS_OK; what the wallet stored comes back',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const bet = await player.bet(stake)
      return accepted(await player.rollback(bet, { amount: stake * 1_000n }), before)
    },
  },
  {
    theme,
    name: 'A rollback without a user',
    expects: 'RS_OK; the token says whose it is',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const bet = await player.bet(stake)
      return accepted(await player.rollback(bet, { user: undefined }), before)
    },
  },
  {
    theme,
    name: "A rollback of a second player's bet",
    expects: "no money for the first player; the second one's stake is given back to nobody but them",
    play: async ({ player, second, stake }) => {
      const stranger = given(second, 'needs a second player (--second-user, --second-token)')
      const before = await player.balance()
      const bet = await stranger.bet(stake)
      accepted(bet)
      const { answer } = await player.wire
        .send('/transaction/rollback', rollbackOf(player.user, player.token, bet))
        .then((answer) => ({ answer }))
      await balanceIs(player, before)
      await balanceIs(stranger, bet.answer.balance ?? 0n)
      return `${answer.status}, nothing moved`
    },
  },
]

const rollbackOf = (user: string, token: string, bet: { id: string; round: string }): string =>
  JSON.stringify({
    user,
    token,
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: bet.id,
    request_uuid: randomUUID(),
    round: bet.round,
  })
