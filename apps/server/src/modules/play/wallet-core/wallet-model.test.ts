// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkInvariants } from '../../ledger/index.ts'
import { setPlayerEnabled } from './index.ts'
import {
  bet,
  noLimit,
  openTestWallet,
  rollback,
  type TestPlayer,
  type TestWallet,
  verdict,
  win,
} from './wallet-for-tests.ts'
import { ask, type ModelCommand, newModel, type WalletModel } from './wallet-model-for-tests.ts'

let wallet: TestWallet
beforeAll(async () => {
  wallet = await openTestWallet()
  await wallet.limit(noLimit)
})
afterAll(() => wallet.close())

const runs = process.env['LONG_TESTS'] ? 20_000 : 300

// Few ids, so that commands interact: repeated, changed, rolled back before they arrive.
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const amount = fc.nat(30)
const round = fc.constantFrom('r1', 'r2')
const closed = fc.boolean()
const commands = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ type: fc.constant('bet' as const), id, amount, round, closed }) },
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant('win' as const),
        id,
        amount,
        round,
        closed,
        bet: fc.option(id, { nil: undefined }),
      }),
    },
    { weight: 4, arbitrary: fc.record({ type: fc.constant('rollback' as const), id, target: id }) },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constant('payIn' as const), amount: fc.integer({ min: 1, max: 30 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constantFrom(
          'endSession' as const,
          'newSession' as const,
          'disable' as const,
          'enable' as const,
        ),
      }),
    },
  ),
  { minLength: 1, maxLength: 14 },
)

interface Real {
  player: TestPlayer
  run: number
  payments: number
}

async function obey(real: Real, model: WalletModel, command: ModelCommand): Promise<void> {
  const { player } = real
  switch (command.type) {
    case 'payIn':
      model.cash += command.amount
      return wallet.payIn(player, units(command.amount), `more-${(real.payments += 1)}`)
    case 'endSession':
      model.sessionStands = false
      return wallet.sessions.revoke(player.token)
    case 'newSession':
      model.sessionStands = true
      real.player = await wallet.session(player.memberId)
      return
    case 'enable':
    case 'disable':
      model.enabled = command.type === 'enable'
      return setPlayerEnabled(wallet.db, player.memberId, model.enabled)
    default: {
      const name = (short: string): string => `run${real.run}-${short}`
      const change =
        command.type === 'rollback' ? {} : { roundId: name(command.round), roundClosed: command.closed }
      const sent =
        command.type === 'bet'
          ? bet(player, name(command.id), command.amount, change)
          : command.type === 'win'
            ? win(
                player,
                name(command.id),
                command.amount,
                command.bet === undefined ? undefined : name(command.bet),
                change,
              )
            : rollback(player, name(command.id), name(command.target))
      expect(verdict(await wallet.apply(sent))).toBe(ask(model, command))
    }
  }
}

it(
  'answers and pays as a tiny model does, whatever a vendor sends in whatever order',
  async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.nat(60), commands, async (cash, sequence) => {
        const real: Real = { player: await wallet.player(cash), run: (run += 1), payments: 0 }
        const model = newModel(cash)
        for (const command of sequence) {
          await obey(real, model, command)
          const there = await wallet.balances(real.player)
          expect({ cash: there.cash, debt: -there.receivable }).toEqual({
            cash: units(model.cash),
            debt: units(model.debt),
          })
        }
      }),
      { numRuns: runs },
    )
    expect((await checkInvariants(wallet.db, 0)).differences).toEqual([])
  },
  Math.max(480_000, runs * 200),
)
