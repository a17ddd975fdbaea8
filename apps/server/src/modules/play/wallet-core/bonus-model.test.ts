// SPDX-License-Identifier: Apache-2.0
import { settings } from '@tessera/contract'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Settings } from '../../../platform/settings/settings.ts'
import { bonusesOf, cancelBonus, forfeitBonus, type Requirement } from '../../bonuses/index.ts'
import { grantTo, runBonusJobs } from '../../bonuses/bonuses-for-tests.ts'
import { checkInvariants } from '../../ledger/index.ts'
import {
  type BonusCommand,
  type BonusModel,
  hasEnded,
  newBonusModel,
  obeyBonus,
} from './bonus-model-for-tests.ts'
import {
  bet,
  openTestWallet,
  rollback,
  verdict,
  win,
  type TestPlayer,
  type TestWallet,
} from './wallet-for-tests.ts'

const histories = process.env['LONG_TESTS'] ? 10_000 : 100
const dayMs = 86_400_000
const games = ['dice', 'mines'] as const

let wallet: TestWallet
let cashFirst = true
const fixed = {
  read: (name: keyof typeof settings) =>
    Promise.resolve(
      name === 'bonuses.spendingOrder' ? (cashFirst ? 'cashFirst' : 'bonusFirst') : settings[name].default,
    ),
  of: () => fixed,
} as unknown as Settings
const on = () => ({ database: wallet.db, settings: fixed, clock: wallet.clock })

beforeAll(async () => {
  wallet = await openTestWallet({ gameType: 'INHOUSE' })
  await runBonusJobs(on())
})
afterAll(() => wallet.close())

// Odd amounts, so that shares of wins have something to round.
const amount = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map((whole) => BigInt(whole) * 1_000_000n),
  fc.integer({ min: 1, max: 4_000 }).map((cents) => BigInt(cents) * 10_000n),
)
const index = fc.nat(5)
const percent = fc.constantFrom(0, 20, 33, 50, 100)
const command: fc.Arbitrary<BonusCommand> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ type: fc.constant('payIn' as const), amount }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('grant' as const),
      amount,
      times: fc.constantFrom(1, 2, 10),
      percent: fc.record({ dice: percent, mines: percent }),
      maxStake: fc.option(amount, { nil: undefined, freq: 2 }),
      days: fc.constantFrom(1, 7),
      cashFirst: fc.boolean(),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      type: fc.constant('bet' as const),
      amount,
      game: fc.constantFrom(...games),
      closed: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('win' as const),
      bet: index,
      amount: fc.oneof(amount, fc.constant(0n)),
      unplayed: fc.oneof(amount, fc.constant(0n)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('voidBet' as const), bet: index }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('voidWin' as const), win: index }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('giveUp' as const), grant: index }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('cancel' as const), grant: index }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('wait' as const), days: fc.constantFrom(1, 3) }) },
  { weight: 4, arbitrary: fc.constant({ type: 'jobs' as const }) },
)
const history = fc.array(command, { minLength: 3, maxLength: 22, size: 'max' })

interface Real {
  player: TestPlayer
  bonusIds: number[]
  /** Names of accepted transactions. */
  bets: { id: string; game: string }[]
  wins: { id: string; game: string; round: string }[]
  steps: number
}

/** Whether what the command names exists. */
const isPossible = (model: BonusModel, one: BonusCommand): boolean =>
  ('bet' in one ? one.bet < model.bets.length : true) &&
  ('win' in one ? one.win < model.wins.length : true) &&
  ('grant' in one ? one.grant < model.grants.length : true)

const money = (value: bigint): Amount => amountOfMillionths(value)

async function obey(real: Real, one: BonusCommand): Promise<string> {
  const { player } = real
  const name = `${player.memberId}-${(real.steps += 1)}`
  const nowMs = wallet.clock.now()
  switch (one.type) {
    case 'payIn':
      await wallet.payIn(player, money(one.amount), name)
      return 'ok'
    case 'grant': {
      ;({ cashFirst } = one)
      const { id } = await grantTo(on(), player.memberId, money(one.amount), {
        wagerTimes: one.times,
        weights: {},
        gameWeights: Object.fromEntries(games.map((game) => [`STUDIO/${game}`, one.percent[game] ?? 0])),
        maxStake: one.maxStake === undefined ? null : money(one.maxStake),
        daysToWager: one.days,
      })
      real.bonusIds.push(id)
      return 'ok'
    }
    case 'bet': {
      const said = verdict(
        await wallet.apply(
          bet(player, name, money(one.amount), {
            roundId: name,
            gameCode: one.game,
            roundClosed: one.closed,
          }),
        ),
      )
      if (said === 'ok') real.bets.push({ id: name, game: one.game })
      return said
    }
    case 'win': {
      const { id, game } = real.bets[one.bet]!
      const said = verdict(
        await wallet.apply(
          win(player, name, money(one.amount), id, { roundId: id, gameCode: game }, money(one.unplayed)),
        ),
      )
      if (said === 'ok') real.wins.push({ id: name, game, round: id })
      return said
    }
    case 'voidBet': {
      const { id, game } = real.bets[one.bet]!
      return verdict(await wallet.apply(rollback(player, name, id, { roundId: id, gameCode: game })))
    }
    case 'voidWin': {
      const { id, game, round } = real.wins[one.win]!
      return verdict(await wallet.apply(rollback(player, name, id, { roundId: round, gameCode: game })))
    }
    case 'giveUp':
      return ended(
        wallet.db.transaction((tx) =>
          forfeitBonus(tx, { memberId: player.memberId, nowMs }, real.bonusIds[one.grant]!),
        ),
      )
    case 'cancel':
      return ended(
        wallet.db.transaction((tx) =>
          cancelBonus(tx, { operatorId: 1, nowMs }, { bonusId: real.bonusIds[one.grant]!, reason: 'Test' }),
        ),
      )
    case 'wait':
      wallet.clock.advance(one.days * dayMs)
      real.player = await wallet.session(player.memberId)
      return 'ok'
    case 'jobs':
      await runBonusJobs(on())
      return 'ok'
  }
}

const ended = (work: Promise<string>): Promise<string> =>
  work.catch((error: { fault?: string }) => {
    if (error.fault !== 'bonuses.ended') throw error
    return error.fault
  })

async function stored({ player }: Real) {
  const { cash, bonus } = await wallet.balances(player)
  const range = { fromMs: 0, toMs: Number.MAX_SAFE_INTEGER / 2, limit: 50 }
  const { bonuses } = await bonusesOf(wallet.db, player.memberId, { ...range, toMs: 8_640_000_000_000_000 })
  return { cash, bonus, grants: bonuses.toSorted((one, other) => one.id - other.id).map(stateOf) }
}
const stateOf = ({ state, progress, required }: Requirement) => ({ state, progress, required })

// Ten thousand histories take ten minutes on a quiet machine.
it(
  'agrees to the millionth with a model in straight loops, whatever is granted, staked, voided and given up',
  { timeout: 7_200_000 },
  async () => {
    const seen = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(history, async (commands) => {
        const model = newBonusModel()
        const real: Real = { player: await wallet.player(0), bonusIds: [], bets: [], wins: [], steps: 0 }
        for (const one of [...commands, { type: 'jobs' as const }]) {
          if (!isPossible(model, one)) continue
          // Two bonuses of one moment have no older one.
          wallet.clock.advance(1)
          const expected = obeyBonus(model, one, wallet.clock.now())
          const said = await obey(real, one)
          expect(
            said,
            JSON.stringify(one, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
          ).toBe(expected)
          seen.set(`${one.type} ${said}`, (seen.get(`${one.type} ${said}`) ?? 0) + 1)
          expect(await stored(real)).toEqual({
            cash: model.cash,
            bonus: model.grants.reduce((sum, grant) => sum + (hasEnded(grant) ? 0n : grant.balance), 0n),
            grants: model.grants.map(({ state, progress, required }) => ({ state, progress, required })),
          })
        }
        for (const { state } of model.grants) seen.set(state, (seen.get(state) ?? 0) + 1)
      }),
      { numRuns: histories, seed: 19 },
    )
    // The histories reach every way that a bonus can end, and every refusal.
    for (const way of [
      'completed',
      'forfeited',
      'cancelled',
      'expired',
      'bet funds',
      'bet limit',
      'giveUp ending',
    ])
      expect(seen.get(way), way).toBeGreaterThan(0)
    expect((await checkInvariants(wallet.db, 0)).differences).toEqual([])
  },
)
