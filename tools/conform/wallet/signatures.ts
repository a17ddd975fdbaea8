// SPDX-License-Identifier: Apache-2.0
import { given, unplayable } from '../scenario.ts'
import { wrongSignings } from '../signed.ts'
import type { WalletContext, WalletScenario } from './context.ts'
import { accepted, balanceIs, refused } from './expect.ts'

const theme = 'signatures'
type Wrong = keyof ReturnType<typeof wrongSignings>

const badlySigned = (
  name: string,
  wrong: Wrong,
  signer?: (context: WalletContext) => WalletContext['otherKey'],
) =>
  ({
    theme,
    name,
    expects: 'RS_ERROR_INVALID_SIGNATURE; nothing moves',
    play: async (context) => {
      const { player, stake, strangerKey } = context
      const key = signer ? given(signer(context), "needs another vendor's key (--other-key)") : strangerKey
      const before = await player.balance()
      const { body, signing } = wrongSignings(player.betBody(stake), player.wire.key, key)[wrong]
      const got = refused(await player.send('/transaction/bet', body, signing), 'INVALID_SIGNATURE')
      await balanceIs(player, before)
      return got
    },
  }) satisfies WalletScenario

/** Who may call the wallet at all. */
export const signatures: WalletScenario[] = [
  badlySigned('A bet signed with a key that nobody knows', 'wrongKey'),
  badlySigned('A bet whose body was changed in one byte after it was signed', 'flippedByte'),
  badlySigned('A bet without the header X-Hub88-Signature', 'noHeader'),
  badlySigned('A bet whose body was spaced anew after it was signed', 'respaced'),
  badlySigned('A bet with one changed character in its signature', 'otherSignature'),
  badlySigned("A bet signed with another vendor's key", 'wrongKey', ({ otherKey }) => otherKey),
  {
    theme,
    name: 'A badly signed bet, then the same bet signed well',
    expects: 'a refusal that stores nothing, then RS_OK',
    play: async ({ player, stake, strangerKey }) => {
      const before = await player.balance()
      const body = player.betBody(stake)
      refused(await player.send('/transaction/bet', body, { key: strangerKey }), 'INVALID_SIGNATURE')
      return accepted(await player.send('/transaction/bet', body), before - stake)
    },
  },
  {
    theme,
    name: 'A badly signed win and a badly signed rollback',
    expects: 'RS_ERROR_INVALID_SIGNATURE for each; nothing moves',
    play: async ({ player, stake, strangerKey }) => {
      const bet = await player.bet(stake)
      accepted(bet)
      const before = await player.balance()
      const win = await player.win(bet, 0n, { round_closed: false })
      const back = await player.rollback(
        { id: crypto.randomUUID(), round: bet.round },
        { round_closed: false },
      )
      for (const { path, body } of [win, back])
        refused(await player.send(path, body, { key: strangerKey }), 'INVALID_SIGNATURE')
      return balanceIs(player, before)
    },
  },
  unplayable(theme, 'An old timestamp', 'calls of the Hub88 wire have no timestamp'),
  unplayable(
    theme,
    'A nonce that was used before',
    'calls of the Hub88 wire have no nonce; transaction_uuid stands for it',
  ),
]
