// SPDX-License-Identifier: Apache-2.0
/**
 * A wallet so small that it is obviously right: whole units, one player, no database. The real one must agree
 * with it.
 */
export type ModelCommand =
  | { type: 'bet'; id: string; amount: number; round: string; closed: boolean }
  | { type: 'win'; id: string; amount: number; round: string; closed: boolean; bet: string | undefined }
  | { type: 'rollback'; id: string; target: string }
  | { type: 'payIn'; amount: number }
  | { type: 'endSession' }
  | { type: 'newSession' }
  | { type: 'disable' }
  | { type: 'enable' }

interface Known {
  fingerprint: string
  kind: 'bet' | 'win' | 'rollback' | 'tombstone'
  amount: number
  takenBack: boolean
  ignored: string | undefined
}

export interface WalletModel {
  cash: number
  debt: number
  enabled: boolean
  sessionStands: boolean
  known: Map<string, Known>
}

export const newModel = (cash: number): WalletModel => ({
  cash,
  debt: 0,
  enabled: true,
  sessionStands: true,
  known: new Map(),
})

type VendorCommand = Extract<ModelCommand, { id: string }>

/** Changes the model and returns the expected answer to the vendor. */
export function ask(model: WalletModel, command: VendorCommand): string {
  const fingerprint = JSON.stringify({ ...command, closed: undefined })
  const before = model.known.get(command.id)
  if (before?.kind === 'tombstone') return 'rolled_back'
  if (before) return before.fingerprint === fingerprint ? (before.ignored ?? 'replay') : 'duplicate'
  const verdict =
    command.type === 'bet'
      ? placeBet(model, command.amount)
      : command.type === 'win'
        ? payWin(model, command)
        : rollBack(model, command)
  const ignored = verdict.startsWith('target_')
  if (verdict === 'ok' || ignored) {
    model.known.set(command.id, {
      fingerprint,
      kind: command.type,
      amount: command.type === 'rollback' ? 0 : command.amount,
      takenBack: false,
      ignored: ignored ? verdict : undefined,
    })
  }
  return verdict
}

function placeBet(model: WalletModel, amount: number): string {
  if (!model.sessionStands) return 'session_expired'
  if (!model.enabled) return 'player_disabled'
  if (amount > model.cash) return 'funds'
  model.cash -= amount
  return 'ok'
}

function payWin(model: WalletModel, win: Extract<ModelCommand, { type: 'win' }>): string {
  if (win.bet !== undefined) {
    const bet = model.known.get(win.bet)
    if (!bet) return 'tx_unknown'
    if (bet.kind === 'tombstone' || bet.takenBack) return 'tx_rolled_back'
    if (bet.kind !== 'bet') return 'tx_unknown'
  }
  credit(model, win.amount)
  return 'ok'
}

function rollBack(
  model: WalletModel,
  { id, target: targetId }: Extract<ModelCommand, { type: 'rollback' }>,
): string {
  if (id === targetId) return 'bad_request'
  const target = model.known.get(targetId)
  if (!target) {
    model.known.set(targetId, {
      fingerprint: '',
      kind: 'tombstone',
      amount: 0,
      takenBack: true,
      ignored: undefined,
    })
    return 'target_unknown'
  }
  if (target.kind === 'tombstone' || target.takenBack) return 'target_already_rolled_back'
  if (target.kind === 'rollback') return 'target_unknown'
  target.takenBack = true
  if (target.kind === 'bet') credit(model, target.amount)
  else {
    const taken = Math.min(model.cash, target.amount)
    model.cash -= taken
    model.debt += target.amount - taken
  }
  return 'ok'
}

function credit(model: WalletModel, amount: number): void {
  const repaid = Math.min(model.debt, amount)
  model.debt -= repaid
  model.cash += amount - repaid
}
