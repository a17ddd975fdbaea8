// SPDX-License-Identifier: Apache-2.0
import { given, Skipped, Unexpected, unplayable } from '../scenario.ts'
import type { WalletContext, WalletScenario } from './context.ts'
import { accepted, balanceIs, said } from './expect.ts'
import type { Sent } from './player.ts'

const theme = 'parallel'

/** Sends one call many times at once; all answers must be one and the same. */
async function atOnce(
  { player }: WalletContext,
  path: string,
  body: string,
  copies: number,
): Promise<string> {
  const sent = await Promise.all(Array.from({ length: copies }, () => player.send(path, body)))
  const answers = new Set(sent.map(({ answer }) => said(answer)))
  if (answers.size > 1)
    throw new Unexpected(`${answers.size} different answers: ${[...answers].slice(0, 4).join('; ')}`)
  return `${copies} times ${accepted(sent[0]!)}`
}

const copiesOfBet = (copies: number): WalletScenario => ({
  theme,
  name: `${copies} copies of one bet at once`,
  expects: 'one answer for all; the stake is taken once',
  play: async (context) => {
    const { player, stake } = context
    const before = await player.balance()
    const got = await atOnce(context, '/transaction/bet', player.betBody(stake), copies)
    await balanceIs(player, before - stake)
    return got
  },
})

/** The bytes of a win or rollback that was not sent yet: those of a sent one under another id. */
const underNewId = ({ body, id }: Sent, reference: string, target: string): string =>
  body.replace(id, crypto.randomUUID()).replace(reference, target)

/** Many at once, and connections that break. */
export const parallel: WalletScenario[] = [
  copiesOfBet(10),
  copiesOfBet(100),
  {
    theme,
    name: '10 copies of one win at once, and 10 of one rollback',
    expects: 'one answer for all of a kind; each moves once',
    play: async (context) => {
      const { player, stake } = context
      const before = await player.balance()
      // One of each in sequence gives the shape; the copies are about two further bets.
      const model = await player.bet(stake)
      const [win, back] = [await player.win(model, 0n), await player.rollback(model)]
      const [won, taken] = [await player.bet(stake), await player.bet(stake)]
      const winBody = underNewId(win, model.id, won.id)
        .replace('"amount":0', `"amount":${stake}`)
        .replace(model.round, won.round)
      const wins = await atOnce(context, '/transaction/win', winBody, 10)
      const backBody = underNewId(back, model.id, taken.id).replace(model.round, taken.round)
      const backs = await atOnce(context, '/transaction/rollback', backBody, 10)
      await balanceIs(player, before)
      return `${wins}; ${backs}`
    },
  },
  {
    theme,
    name: 'A bet and its rollback at the same moment, 10 times',
    expects: 'no stake stays taken',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      for (let time = 0; time < 10; time += 1) {
        const target = { id: crypto.randomUUID(), round: `conform-${crypto.randomUUID()}` }
        const [, back] = await Promise.all([
          player.bet(stake, { transaction_uuid: target.id, round: target.round }),
          player.rollback(target),
        ])
        accepted(back)
      }
      return balanceIs(player, before)
    },
  },
  {
    theme,
    name: '100 different bets at once with funds for 37',
    expects: '37 times RS_OK and 63 times RS_ERROR_NOT_ENOUGH_MONEY',
    play: async ({ player, wholeBalance }) => {
      if (!wholeBalance) throw new Skipped('the whole balance may not be at stake (--most, --yes)')
      const before = await player.balance()
      const stake = before / 37n
      if (before - stake * 37n >= stake) throw new Skipped('the balance is too small to be divided by 37')
      const sent = await Promise.all(Array.from({ length: 100 }, () => player.bet(stake)))
      const count = (status: string): number => sent.filter(({ answer }) => answer.status === status).length
      const [taken, poor] = [count('RS_OK'), count('RS_ERROR_NOT_ENOUGH_MONEY')]
      const got = `${taken} times RS_OK, ${poor} times RS_ERROR_NOT_ENOUGH_MONEY`
      if (taken !== 37 || poor !== 63) throw new Unexpected(got)
      await balanceIs(player, before - stake * 37n)
      return got
    },
  },
  {
    theme,
    name: 'Two players bet and win in one round at the same moment',
    expects: 'RS_OK for each, with their own balance',
    play: async ({ player, second, stake }) => {
      const beside = given(second, 'needs a second player (--second-user, --second-token)')
      const [before, beforeSecond] = [await player.balance(), await beside.balance()]
      const round = `conform-${crypto.randomUUID()}`
      const [mine, theirs] = await Promise.all([
        player.bet(stake, { round }),
        beside.bet(stake * 2n, { round }),
      ])
      accepted(mine, before - stake)
      accepted(theirs, beforeSecond - stake * 2n)
      const [lost, won] = await Promise.all([player.win(mine, 0n), beside.win(theirs, stake * 4n)])
      return `${accepted(lost, before - stake)}; ${accepted(won, beforeSecond + stake * 2n)}`
    },
  },
  {
    theme,
    name: 'A bet whose connection broke before the answer, sent again',
    expects: 'RS_OK; the stake is taken once, whether the first one had arrived or not',
    play: async ({ player, stake }) => {
      const before = await player.balance()
      const body = player.betBody(stake)
      await player.wire.hangUp('/transaction/bet', body)
      const got = accepted(await player.send('/transaction/bet', body), before - stake)
      await balanceIs(player, before - stake)
      return got
    },
  },
  unplayable(
    theme,
    'The wallet is killed between its commit and its answer',
    'nobody can do that from outside; the broken connection above looks the same to a vendor',
  ),
]
