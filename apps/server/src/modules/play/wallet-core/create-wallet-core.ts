// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { type Metrics, watchQueue } from '@tessera/telemetry'
import type pg from 'pg'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
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
import { createFastBatcher, type FastAnswer, fastRequestOf } from './fast-batcher.ts'
import { type LoginSessions, noLoginSessions } from './login-sessions.ts'
import { readWallet } from './read-wallet.ts'
import { hashToken } from './session-store.ts'

export interface WalletCoreDeps {
  db: Database
  /**
   * How many commands are applied carefully at once; the others wait their turn. At most the connections of
   * `db`.
   */
  carefulAtOnce: number
  /** A pool of its own for the batcher, two connections: its workers keep them. */
  batcherPool: pg.Pool
  clock: Clock
  accounts: {
    find(id: string): Promise<VendorAccount | undefined>
    hasGame(vendorAccountId: string, code: string): Promise<boolean>
  }
  /** What vendors may know of a member; undefined for one who is gone. */
  playerFacts(memberId: number): Promise<PlayerFacts | undefined>
  /** Told of promotional wins near and over their limits. */
  alerts?: OperatorAlerts
  /** Heard after the commit, whenever a vendor's call changed somebody's cash. Must not throw. */
  onBalance(memberId: number, balance: Amount, currency: string): void
  /** Without them a wallet session that came from one of the site ends when that would have ended, unused. */
  loginSessions?: LoginSessions
  /**
   * Heard after the commit of every bet, with the hash of the token of its wallet session. Must not throw.
   */
  onBet?(tokenHash: string): void
  /** Where its queues are watched. */
  metrics?: Metrics
}

export interface ClosableWalletCore extends WalletCore {
  /** Finishes what was submitted and gives the connections of the batcher back. */
  close(): Promise<void>
}

/**
 * The one wallet that every seamless-wallet protocol speaks to. A plain bet or win goes the fast way,
 * together with whatever arrives at the same time; everything else is applied carefully, alone. Both keep the
 * same promises: a vendor's id is applied once and answered the same for ever, a win or rollback is never
 * refused for want of a session, and money moves only together with the record of why. Throws when the
 * database is away or the platform is at fault.
 */
export function createWalletCore(deps: WalletCoreDeps): ClosableWalletCore {
  const batcher = createFastBatcher(deps.batcherPool, deps.clock)
  const { hasGame } = deps.accounts
  const { loginSessions = noLoginSessions, onBet } = deps
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
      if (command.op !== 'apply')
        return queue.run(command, () =>
          readWallet({ ...deps, loginSessions, hasGame }, account, command, nowMs),
        )
      if (
        command.actions.length === 0 ||
        command.actions.some((action) => 'amount' in action && action.amount < 0n)
      )
        return { ok: false, err: 'bad_request' }
      const applied =
        (await applyQuickly(command)) ??
        (await queue.run(command, () =>
          applyCarefully({ db: deps.db, loginSessions, hasGame }, account, command, deps.clock.now()),
        ))
      if (
        applied.outcome.ok &&
        command.sessionToken !== undefined &&
        command.actions.some(({ type }) => type === 'bet')
      )
        onBet?.(hashToken(command.sessionToken))
      for (const notice of applied.notices ?? []) deps.alerts?.raise(notice)
      if (applied.changed)
        deps.onBalance(applied.changed.memberId, applied.changed.balance, applied.changed.currency)
      return applied.outcome
    },
  }

  /** Undefined when the careful way must decide. */
  async function applyQuickly(command: WalletCommand): Promise<Applied | undefined> {
    const request = fastRequestOf(command)
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
