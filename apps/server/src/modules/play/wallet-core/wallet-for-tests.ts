// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount, units } from '@tessera/rules/money'
import { pino } from 'pino'
import { systemChance } from '../../../platform/chance/chance.ts'
import { manualClock } from '../../../platform/clock/clock.ts'
import { openDatabase, type Database } from '../../../platform/db/index.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { balances, operatorAccount, openAccounts, ownerOfMember, post } from '../../ledger/index.ts'
import type { VendorAccount, WalletAction, WalletCommand, WalletOutcome } from '../ports.ts'
import type { PromotionalLimits } from '@tessera/rules/play/promotional-limits'
import type { Alert } from '../../../platform/alerts/operator-alerts.ts'
import { upsertPromotionLimit } from '../vendors/promotion-store.ts'
import { type ClosableWalletCore, createPlaySessions, createWalletCore } from './index.ts'
import type { LoginSessions } from './login-sessions.ts'
import type { BonusRefused } from './refusal.ts'

export interface TestPlayer {
  memberId: bigint
  playerRef: string
  token: string
}

export type TestWallet = Awaited<ReturnType<typeof openTestWallet>>

const vendorAccount = (id: string): VendorAccount => ({
  id,
  protocol: 'test',
  enabled: true,
  vendorCode: id.toUpperCase(),
  baseUrl: '',
  operatorId: 'tessera',
  secrets: {},
  languages: {},
  options: {},
})

/**
 * A wallet core with its own database and two vendors that have the games `dice` and `mines`. Sessions have
 * no site session unless `loginSessions` is given.
 */
export async function openTestWallet({
  loginSessions,
  gameType,
  timeZone,
}: {
  loginSessions?: LoginSessions
  /** The type of every game. */
  gameType?: string
  timeZone?: () => Promise<string>
} = {}) {
  const database = await testDatabase()
  const open = (connections: number): Database =>
    openDatabase({ url: database.url, role: 'tessera_app', connections, log: pino({ level: 'silent' }) })
  const [db, batcher] = [open(12), open(4)]
  const clock = manualClock()
  const vendors = new Map(['studio', 'other'].map((id) => [id, vendorAccount(id)]))
  const accounts = {
    find: (id: string) => Promise.resolve(vendors.get(id)),
    hasGame: (_id: string, code: string) => Promise.resolve(code === 'dice' || code === 'mines'),
  }
  const alerts: Alert[] = []
  const bonusRefusals: BonusRefused[] = []
  const betSessions: string[] = []
  const bonusesOf: bigint[] = []
  const received: { memberId: bigint; balance: Amount; currency: string }[] = []
  const coreOn = (batcherPool: Database['pool'], carefulDb: Database = db): ClosableWalletCore =>
    createWalletCore({
      db: carefulDb,
      batcherPool,
      carefulAtOnce: 4,
      clock,
      accounts,
      playerFacts: () => Promise.resolve({ country: 'VN', registeredAtMs: 1 }),
      alerts: {
        raise: (alert) => {
          alerts.push(alert)
        },
      },
      onBalance: (memberId, balance, currency) => {
        received.push({ memberId, balance, currency })
      },
      onBet: (tokenHash) => {
        betSessions.push(tokenHash)
      },
      onBonuses: (memberId) => {
        bonusesOf.push(memberId)
      },
      onBonusRefused: (refused) => {
        bonusRefusals.push(refused)
      },
      ...(gameType !== undefined && {
        gameTypes: { refresh: () => Promise.resolve(), of: () => gameType },
      }),
      ...(loginSessions && { loginSessions }),
      ...(timeZone && { timeZone }),
    })
  const core = coreOn(batcher.pool)
  const sessions = createPlaySessions({
    db,
    clock,
    chance: systemChance,
    accounts,
    ...(loginSessions && { loginSessions }),
  })
  let members = 0n

  const session = async (
    memberId: bigint,
    vendorAccountId = 'studio',
    currency = 'USD',
    loginSession?: string,
  ): Promise<TestPlayer> => ({
    memberId,
    ...(await sessions.open({ memberId, vendorAccountId, currency, gameCode: 'dice', loginSession })),
  })
  return {
    database,
    db,
    batcher,
    clock,
    core,
    coreOn,
    sessions,
    session,
    received,
    betSessions,
    bonusesOf,
    alerts,
    bonusRefusals,
    /** Sets what the studio may pay without a stake, or in one campaign. */
    limit: (
      limits: PromotionalLimits,
      campaign = '',
      vendorAccountId = 'studio',
      open: { opensAtMs?: number; closesAtMs?: number } = {},
    ) =>
      db.transaction((tx) =>
        upsertPromotionLimit(
          tx,
          {
            vendorAccountId,
            campaign,
            currency: 'USD',
            opensAtMs: undefined,
            closesAtMs: undefined,
            ...open,
            ...limits,
          },
          clock.now(),
        ),
      ),
    /** A new member with a session at the studio and this much cash in whole units. */
    player: async (cash: number | Amount): Promise<TestPlayer> => {
      const memberId = (members += 1n)
      await paidIn(db, memberId, typeof cash === 'bigint' ? cash : units(cash))
      return session(memberId)
    },
    cash: async (player: TestPlayer): Promise<Amount> =>
      (await balances(db, ownerOfMember(player.memberId), 'USD')).cash,
    balances: (player: TestPlayer) => balances(db, ownerOfMember(player.memberId), 'USD'),
    payIn: (player: TestPlayer, amount: Amount, id: string) => paidIn(db, player.memberId, amount, id),
    apply: (command: WalletCommand): Promise<WalletOutcome> => core.apply(command),
    close: async (): Promise<void> => {
      await core.close()
      await Promise.all([db.close(), batcher.close()])
      await database.close()
    },
  }
}

async function paidIn(db: Database, memberId: bigint, amount: Amount, id = 'first'): Promise<void> {
  if (amount === 0n) return
  await db.transaction(async (tx) => {
    const { cash } = await openAccounts(tx, ownerOfMember(memberId), 'USD')
    const bank = await operatorAccount(tx, 'deposits:sandbox', 'USD')
    await post(tx, [
      {
        from: bank,
        to: cash,
        amount,
        cause: 'test.deposit',
        externalId: `${memberId}/${id}`,
        kind: 'deposit',
      },
    ])
  })
}

/** One unit is 1000000 millionths, the smallest unit of Hub88 is ten of them. */
export const millionths = (count: number | bigint): Amount => amountOfMillionths(BigInt(count))
const amountOf = (amount: number | Amount): Amount => (typeof amount === 'bigint' ? amount : units(amount))

export type CommandChange = Partial<WalletCommand>

const commandOf = (player: TestPlayer, action: WalletAction, change: CommandChange = {}): WalletCommand => ({
  op: 'apply',
  vendorAccountId: 'studio',
  txScope: 'account',
  playerRef: player.playerRef,
  sessionToken: player.token,
  currency: 'USD',
  gameCode: 'dice',
  roundId: `round-of-${player.memberId}`,
  actions: [action],
  echo: {},
  ...change,
})

export const bet = (
  player: TestPlayer,
  txId: string,
  amount: number | Amount,
  change?: CommandChange,
): WalletCommand => commandOf(player, { type: 'bet', txId, amount: amountOf(amount) }, change)
export const win = (
  player: TestPlayer,
  txId: string,
  amount: number | Amount,
  betTxId?: string,
  change?: CommandChange,
  unplayed?: Amount,
): WalletCommand =>
  commandOf(
    player,
    { type: 'win', txId, amount: amountOf(amount), ...(betTxId !== undefined && { betTxId }), unplayed },
    change,
  )
/** As Hub88 sends it: without amount and currency. */
export const rollback = (
  player: TestPlayer,
  txId: string,
  targetTxId: string,
  change?: CommandChange,
): WalletCommand =>
  commandOf(player, { type: 'rollback', txId, targetTxId }, { currency: undefined, ...change })

/** Limits for tests about something else. */
export const noLimit: PromotionalLimits = {
  largestWin: millionths(2n ** 63n - 1n),
  perDay: millionths(2n ** 63n - 1n),
}

/** A short result for scenarios: the refusal, what was ignored, or ok. */
export function verdict(outcome: WalletOutcome): string {
  if (!outcome.ok) return outcome.err
  return outcome.results.map((result) => result.ignored ?? (result.replay ? 'replay' : 'ok')).join(' ')
}
