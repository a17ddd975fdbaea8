// SPDX-License-Identifier: Apache-2.0
import { zero, type Amount } from '@tessera/rules/money'
import type { Alert } from '../../../platform/alerts/operator-alerts.ts'
import type { Database, Tx } from '../../../platform/db/index.ts'
import { lockOpenBonuses, stakeableBonus, type GameTypeOf } from '../../bonuses/index.ts'
import { PlayRefused } from '../../compliance/index.ts'
import type { VendorAccount, WalletAction, WalletCommand, WalletOutcome } from '../ports.ts'
import type { FreeWinTerms, Step, StepResult } from './action.ts'
import { applyBet } from './apply-bet.ts'
import { applyFinish } from './apply-finish.ts'
import { applyRollback } from './apply-rollback.ts'
import { applyWin } from './apply-win.ts'
import type { LoginSessions } from './login-sessions.ts'
import type { GrantedRounds } from './granted-rounds.ts'
import { recognise } from './recognise.ts'
import { isWalletRefusal, refuse, type BonusRefused } from './refusal.ts'
import { cashOf, type PlayerContext, loadPlayerContext } from './player-context.ts'

export interface Applied {
  outcome: WalletOutcome
  /** Whose cash changed, if any. */
  changed?: { memberId: bigint; currency: string; balance: Amount }
  /** Whose bonuses may have changed. */
  bonusesOf?: bigint
  /** A stake that would have broken the terms of a bonus. */
  bonusRefused?: BonusRefused
  /** A stake that the player's own protection does not allow. */
  playRefused?: PlayRefused
  /** Alerts for operators. */
  notices?: readonly Alert[]
}

export interface CarefulDeps {
  db: Database
  loginSessions: LoginSessions
  gameTypeOf: GameTypeOf
  freeWinTerms: FreeWinTerms
  timeZone: () => Promise<string>
  grantedRounds: GrantedRounds
  /** May the vendor name this game? */
  hasGame(vendorAccountId: string, code: string): Promise<boolean>
}

const tries = 4

/**
 * Applies any command in one transaction, step by step under the locks of the player's accounts: repetitions,
 * rollbacks, free bets, debts, several actions at once (all or none). Repeated when another transaction
 * stored the same vendor id at the same moment; the repetition then finds it.
 */
export async function applyCarefully(
  deps: CarefulDeps,
  account: VendorAccount,
  command: WalletCommand,
  nowMs: number,
): Promise<Applied> {
  const gameIsOpen = await mayBet(deps, account, command)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deps.db.transaction((tx) =>
        applyInTransaction(tx, deps, gameIsOpen, account, command, nowMs),
      )
    } catch (error) {
      if (isWalletRefusal(error))
        return {
          outcome: error.refused,
          ...(error.alert && { notices: [error.alert] }),
          ...(error.bonus && { bonusRefused: error.bonus }),
        }
      if (error instanceof PlayRefused) return { outcome: outcomeOf(error), playRefused: error }
      const { code } = error as { code?: string }
      // Balances are limited to PostgreSQL's bigint; larger amounts are invalid.
      if (code === '22003') return { outcome: { ok: false, err: 'bad_types' } }
      if (code !== '23505' || attempt === tries) throw error
    }
  }
}

/** What the vendor is answered to a stake that the player's own protection does not allow. */
const outcomeOf = ({ refusal }: PlayRefused): WalletOutcome => ({
  ok: false,
  err: refusal.reason === 'excluded' ? 'player_disabled' : 'limit',
})

/**
 * Checked before the transaction, because the check may need the connection that the transaction would hold.
 */
async function mayBet(
  { hasGame }: CarefulDeps,
  account: VendorAccount,
  { actions, gameCode }: WalletCommand,
): Promise<boolean> {
  return (
    gameCode === undefined ||
    !actions.some((action) => action.type === 'bet') ||
    (await hasGame(account.id, gameCode))
  )
}

async function applyInTransaction(
  tx: Tx,
  deps: CarefulDeps,
  gameIsOpen: boolean,
  account: VendorAccount,
  command: WalletCommand,
  nowMs: number,
): Promise<Applied> {
  const context = await loadPlayerContext(tx, deps, command, account, nowMs)
  const steps: StepResult[] = []
  const notices: Alert[] = []
  for (const [index, action] of command.actions.entries()) {
    const closed = (command.roundClosed ?? false) && index === command.actions.length - 1
    const { gameTypeOf, freeWinTerms, timeZone, grantedRounds } = deps
    const { declaresRake = false } = account
    const knows = { declaresRake, gameTypeOf, freeWinTerms, timeZone, grantedRounds }
    const step = { tx, context, command, action, closed, nowMs, notices, ...knows }
    steps.push(await applyAction(gameIsOpen, step))
  }
  const last = steps.at(-1)
  if (!last) throw refuse('bad_request')
  const moved = steps.some((step) => step.moved)
  const bonus = await bonusOf(tx, context, command, nowMs)
  return {
    outcome: {
      ok: true,
      playerRef: context.player.playerRef,
      currency: context.currency,
      balance: last.balance,
      bonus: bonus.sum,
      results: steps.map((step) => step.result),
      at: new Date(last.atMs),
    },
    notices,
    ...(moved && {
      changed: {
        memberId: context.player.memberId,
        currency: context.currency,
        balance: await cashOf(tx, context),
      },
    }),
    ...(moved && bonus.isOpen && { bonusesOf: context.player.memberId }),
  }
}

async function applyAction(gameIsOpen: boolean, step: Step): Promise<StepResult> {
  const { action } = step
  const known = await recognise(step)
  if (known) return known
  if (action.type === 'bet' && !gameIsOpen) throw refuse('game_unknown')
  return perform(step, action)
}

function perform(step: Step, action: WalletAction): Promise<StepResult> {
  switch (action.type) {
    case 'bet':
      return applyBet({ ...step, action })
    case 'win':
      return applyWin({ ...step, action })
    case 'rollback':
      return applyRollback({ ...step, action })
    case 'finish':
      return applyFinish({ ...step, action })
  }
}

/** All bonus money of the player; a free round may just have opened their first bonus. */
async function bonusOf(
  tx: Tx,
  context: PlayerContext,
  { actions }: WalletCommand,
  nowMs: number,
): Promise<{ sum: Amount; isOpen: boolean }> {
  if (context.bonuses.length === 0 && !actions.some((action) => 'free' in action && action.free))
    return { sum: zero, isOpen: false }
  const bonuses = await lockOpenBonuses(tx, context.player.memberId, context.currency)
  return {
    sum: await stakeableBonus(tx, bonuses, { game: undefined, nowMs }),
    isOpen: bonuses.length > 0 || context.bonuses.length > 0,
  }
}
