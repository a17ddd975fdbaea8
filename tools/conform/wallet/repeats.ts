// SPDX-License-Identifier: Apache-2.0
import { given } from '../scenario.ts'
import type { WalletContext, WalletScenario } from './context.ts'
import { accepted, balanceIs, refused, sameAnswer } from './expect.ts'
import type { Sent } from './player.ts'

const theme = 'repeats'

async function movesOnce({ player }: WalletContext, sent: Sent, balance: bigint): Promise<string> {
  accepted(sent, balance)
  const again = await player.repeat(sent)
  accepted(again)
  const got = sameAnswer(sent, again)
  await balanceIs(player, balance)
  return got
}

/** Another call under the id of a bet. */
const otherUnderSameId = (
  name: string,
  fields: (context: WalletContext) => Record<string, unknown>,
  refusals: string[] = ['DUPLICATE_TRANSACTION'],
): WalletScenario => ({
  theme,
  name,
  expects: `RS_ERROR_${refusals.join(' or RS_ERROR_')}; nothing moves`,
  play: async (context) => {
    const { player, stake } = context
    const bet = await player.bet(stake)
    accepted(bet)
    const before = await player.balance()
    const same = { transaction_uuid: bet.id, round: bet.round, ...fields(context) }
    const got = refused(await player.bet(stake, same), ...refusals)
    await balanceIs(player, before)
    return got
  },
})

/** The same call again, and another call under the same id. */
export const repeats: WalletScenario[] = [
  {
    theme,
    name: 'The same bet twice',
    expects: 'the same answer twice; the stake is taken once',
    play: async (context) => {
      const before = await context.player.balance()
      return movesOnce(context, await context.player.bet(context.stake), before - context.stake)
    },
  },
  {
    theme,
    name: 'The same win twice',
    expects: 'the same answer twice; it is paid once',
    play: async (context) => {
      const { player, stake } = context
      const before = await player.balance()
      const bet = await player.bet(stake)
      return movesOnce(context, await player.win(bet, stake), before)
    },
  },
  {
    theme,
    name: 'The same rollback twice',
    expects: 'the same answer twice; the stake comes back once',
    play: async (context) => {
      const { player, stake } = context
      const before = await player.balance()
      const bet = await player.bet(stake)
      return movesOnce(context, await player.rollback(bet), before)
    },
  },
  {
    theme,
    name: 'A bet again after another bet has moved the balance',
    expects: 'the first answer, with the balance of then',
    play: async ({ player, stake }) => {
      const bet = await player.bet(stake)
      accepted(await player.bet(stake * 2n))
      return sameAnswer(bet, await player.repeat(bet))
    },
  },
  otherUnderSameId('A bet under the id of another one, with another amount', ({ stake }) => ({
    amount: stake + 1n,
  })),
  otherUnderSameId('A bet under the id of another one, in another round', () => ({
    round: `conform-${crypto.randomUUID()}`,
  })),
  otherUnderSameId('A bet under the id of another one, in another game', ({ secondGame }) => ({
    game_code: given(secondGame, 'needs a second game of this vendor (--second-game)'),
  })),
  otherUnderSameId(
    'A bet under the id of another one, in another currency',
    ({ player }) => ({ currency: player.currency === 'EUR' ? 'USD' : 'EUR' }),
    ['DUPLICATE_TRANSACTION', 'WRONG_CURRENCY'],
  ),
  {
    theme,
    name: 'A win under the id of its bet',
    expects: 'RS_ERROR_DUPLICATE_TRANSACTION; nothing is paid',
    play: async ({ player, stake }) => {
      const bet = await player.bet(stake)
      accepted(bet)
      const before = await player.balance()
      const got = refused(
        await player.win(bet, stake, { transaction_uuid: bet.id, round_closed: false }),
        'DUPLICATE_TRANSACTION',
      )
      await balanceIs(player, before)
      return got
    },
  },
  {
    theme,
    name: "A bet of a second player under the id of the first one's",
    expects: 'RS_ERROR_DUPLICATE_TRANSACTION: ids are unique within the account; nothing moves',
    play: async ({ player, second, stake }) => {
      const stranger = given(second, 'needs a second player (--second-user, --second-token)')
      const bet = await player.bet(stake)
      accepted(bet)
      const before = await stranger.balance()
      const got = refused(
        await stranger.bet(stake, { transaction_uuid: bet.id, round: bet.round }),
        'DUPLICATE_TRANSACTION',
      )
      await balanceIs(stranger, before)
      return got
    },
  },
]
