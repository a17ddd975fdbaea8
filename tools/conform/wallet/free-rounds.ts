// SPDX-License-Identifier: Apache-2.0
import { Skipped, unplayable } from '../scenario.ts'
import type { WalletScenario } from './context.ts'
import { accepted, balanceIs, refused } from './expect.ts'

const theme = 'free rounds'
const promo = { is_supplier_promo: true, reference_transaction_uuid: undefined }
/** The smallest amount: it is paid by the operator. */
const prize = 1n

/** Money that no bet of the player has paid for. */
export const freeRounds: WalletScenario[] = [
  {
    theme,
    name: "A free bet of the vendor's own campaign, and a free win of 0",
    expects: 'RS_OK for each; cash stays as it is',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const free = { is_free: true, reward_uuid: crypto.randomUUID() }
      const bet = await player.bet(stake, free)
      accepted(bet, before)
      return accepted(await player.win(bet, 0n, free), before)
    },
  },
  {
    theme,
    name: 'The rollback of a free bet',
    expects: 'RS_OK; cash stays as it is',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const bet = await player.bet(stake, { is_free: true, reward_uuid: crypto.randomUUID() })
      accepted(bet, before)
      return accepted(await player.rollback(bet), before)
    },
  },
  {
    theme,
    name: 'A promotional win without a bet, sent twice',
    expects: 'RS_OK; it is paid once',
    play: async ({ player }) => {
      const before = await player.balance()
      const win = await player.win({ id: '', round: `conform-${crypto.randomUUID()}` }, prize, promo)
      if (win.answer.status === 'RS_ERROR_LIMIT_REACHED')
        throw new Skipped('the operator allows this vendor no promotional wins (RS_ERROR_LIMIT_REACHED)')
      accepted(win, before + prize)
      accepted(await player.repeat(win), before + prize)
      return balanceIs(player, before + prize)
    },
  },
  {
    theme,
    name: 'A promotional win with a token that was never given out',
    expects: 'RS_ERROR_INVALID_TOKEN; nothing is paid',
    play: async ({ player }) => {
      const before = await player.balance()
      const round = `conform-${crypto.randomUUID()}`
      const fields = { ...promo, token: 'conform-never-handed-out' }
      const got = refused(await player.win({ id: '', round }, prize, fields), 'INVALID_TOKEN')
      await balanceIs(player, before)
      return got
    },
  },
  unplayable(
    theme,
    'A campaign that is finished twice',
    'the Hub88 wire has no call for it; a promotional win is final',
  ),
]
