// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { CARD_ROOM_TYPE } from '@tessera/rules/games/card-rooms/rake-turnover'
import { firstBrandCode } from '@tessera/rules/site/brand'
import { type Metrics, watchQueue } from '@tessera/telemetry'
import type pg from 'pg'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { GameTypes } from '../../bonuses/index.ts'
import type { PlayRefused } from '../../compliance/index.ts'
import type {
  OperatorAlerts,
  PlayerFacts,
  VendorAccount,
  WalletCommand,
  WalletCore,
  WalletOutcome,
} from '../ports.ts'
import { type Applied, applyCarefully } from './apply-carefully.ts'
import { createCarefulQueue } from './careful-queue.ts'
import type { FreeWinTerms } from './action.ts'
import { type GrantedRounds, noGrantedRounds } from './granted-rounds.ts'
import type { BonusRefused } from './refusal.ts'
import { createFastBatcher, fastRequestOf } from './fast-batcher.ts'
import type { FastAnswer } from './fast-store.ts'
import { type LoginSessions, noLoginSessions } from './login-sessions.ts'
import { readWallet } from './read-wallet.ts'
import { hashToken } from './session-store.ts'

export interface WalletCoreDeps {
  db: Database
  /** How many careful commands run at once; the others wait. At most the connections of `db`. */
  carefulAtOnce: number
  /** A separate pool for the batcher, two connections, which its workers hold. */
  batcherPool: pg.Pool
  clock: Clock
  accounts: {
    find(id: string): Promise<VendorAccount | undefined>
    hasGame(vendorAccountId: string, code: string): Promise<boolean>
  }
  /** What vendors may know about a member; undefined for a deleted one. */
  playerFacts(memberId: bigint): Promise<PlayerFacts | undefined>
  /** Receives alerts about promotional wins near and over their limits. */
  alerts?: OperatorAlerts
  /** Called after the commit whenever a vendor's call changed a member's cash. Must not throw. */
  onBalance(memberId: bigint, balance: Amount, currency: string): void
  /** The types of games, for the terms of bonuses; absent where nobody has any. */
  gameTypes?: GameTypes
  freeWinTerms?: FreeWinTerms
  /** The time zone whose days limit what vendors pay without a stake; absent: UTC. Asked inside transactions. */
  timeZone?: () => Promise<string>
  /** The free rounds that this platform has given; absent where it gives none. */
  grantedRounds?: GrantedRounds
  /** Called after the commit when the bonuses of a member may have changed. Must not throw. */
  onBonuses?(memberId: bigint): void
  /** Called when a stake would have broken the terms of a bonus. Must not throw. */
  onBonusRefused?(refused: BonusRefused): void
  /** Called when a player's own protection did not allow a stake. Must not throw. */
  onPlayRefused?(refused: PlayRefused): void
  /** Without them, a wallet session ends when its site session would have ended unused. */
  loginSessions?: LoginSessions
  /** Called after the commit of every bet with the token hash of its wallet session. Must not throw. */
  onBet?(tokenHash: string): void
  /** Where its queues are monitored. */
  metrics?: Metrics
}

export interface ClosableWalletCore extends WalletCore {
  /** Finishes submitted requests and releases the batcher's connections. */
  close(): Promise<void>
}

const noGameTypes: GameTypes = { refresh: () => Promise.resolve(), of: () => undefined }
/** Where no brand says otherwise, what free rounds win is staked once. */
const usualFreeWinTerms: FreeWinTerms = () => Promise.resolve({ brandCode: firstBrandCode, wagerTimes: 1 })

/**
 * The wallet behind every seamless-wallet protocol. A plain bet or win takes the fast path, in a batch with
 * whatever arrives at the same time; everything else is applied alone in the careful path. Both give the same
 * guarantees: a vendor's id is applied once and always gets the same answer, a win or rollback is never
 * refused for lack of a session, and money moves only together with the record of why. Throws when the
 * database is unreachable or the platform is at fault.
 */
export function createWalletCore(deps: WalletCoreDeps): ClosableWalletCore {
  const batcher = createFastBatcher(deps.batcherPool, deps.clock)
  const { hasGame } = deps.accounts
  const { loginSessions = noLoginSessions, onBet } = deps
  const { gameTypes = noGameTypes, freeWinTerms = usualFreeWinTerms } = deps
  const { grantedRounds = noGrantedRounds, timeZone = () => Promise.resolve('UTC') } = deps
  const careful = {
    db: deps.db,
    loginSessions,
    hasGame,
    gameTypeOf: gameTypes.of,
    freeWinTerms,
    timeZone,
    grantedRounds,
  }
  const queue = createCarefulQueue(deps.carefulAtOnce)
  if (deps.metrics) {
    watchQueue(deps.metrics, 'careful commands', queue.size)
    watchQueue(deps.metrics, 'plain bets and wins', batcher.size)
  }
  return {
    close: () => batcher.close(),
    apply: async (command) => {
      const account = await deps.accounts.find(command.vendorAccountId)
      if (!account) return { ok: false, err: 'partner' }
      const nowMs = deps.clock.now()
      if (command.op !== 'apply') {
        await gameTypes.refresh()
        return queue.run(command, () =>
          readWallet({ ...deps, loginSessions, hasGame, gameTypeOf: gameTypes.of }, account, command, nowMs),
        )
      }
      if (
        command.actions.length === 0 ||
        command.actions.some((action) => 'amount' in action && action.amount < 0n)
      )
        return { ok: false, err: 'bad_request' }
      const applied =
        (await applyQuickly(account, command)) ??
        (await inTurn(command, () => applyCarefully(careful, account, command, deps.clock.now())))
      if (
        applied.outcome.ok &&
        command.sessionToken !== undefined &&
        command.actions.some(({ type }) => type === 'bet')
      )
        onBet?.(hashToken(command.sessionToken))
      if (applied.bonusRefused) deps.onBonusRefused?.(applied.bonusRefused)
      if (applied.playRefused) deps.onPlayRefused?.(applied.playRefused)
      if (applied.bonusesOf !== undefined) deps.onBonuses?.(applied.bonusesOf)
      for (const notice of applied.notices ?? []) deps.alerts?.raise(notice)
      if (applied.changed)
        deps.onBalance(applied.changed.memberId, applied.changed.balance, applied.changed.currency)
      return applied.outcome
    },
  }

  /** Whether it ends a round that may count by its rake, which the fast path does not know. */
  async function endsAmongPlayers(
    { vendorCode }: VendorAccount,
    { actions: [action], gameCode, roundClosed }: WalletCommand,
  ): Promise<boolean> {
    if (action?.type === 'bet' && !roundClosed) return false
    await gameTypes.refresh()
    return gameTypes.of(vendorCode, gameCode ?? '') === CARD_ROOM_TYPE
  }

  async function inTurn(command: WalletCommand, apply: () => Promise<Applied>): Promise<Applied> {
    await gameTypes.refresh()
    return queue.run(command, apply)
  }

  /** Undefined when the careful path must decide. */
  async function applyQuickly(account: VendorAccount, command: WalletCommand): Promise<Applied | undefined> {
    const request = fastRequestOf(command)
    if (account.declaresRake && (await endsAmongPlayers(account, command))) return undefined
    if (!request || (request.kind === 'bet' && !(await hasGame(request.vendorAccountId, request.gameCode))))
      return undefined
    const answer = await batcher.submit(request).catch((error: { code?: string }): FastAnswer => {
      if (error.code === '22003') return { code: 'other' }
      throw error
    })
    const { playerRef, currency } = request
    if (answer.code === 'other') return undefined
    if (answer.code === 'funds')
      return { outcome: { ok: false, err: 'funds', playerRef, currency, balance: answer.balance } }
    const outcome: WalletOutcome = {
      ok: true,
      playerRef,
      currency,
      balance: answer.balance,
      bonus: answer.bonus,
      at: new Date(deps.clock.now()),
      results: [{ txId: request.txId, ledgerTxId: String(answer.id), replay: false }],
    }
    return {
      outcome,
      ...(request.amount > 0n && {
        changed: { memberId: answer.memberId, currency, balance: answer.balance },
      }),
    }
  }
}
