// SPDX-License-Identifier: Apache-2.0
/**
 * The money of a member with bonuses in straight loops, written apart from the rules and without a database: the
 * real wallet must agree with it to the millionth. Each bet is a round of its own.
 */
export type BonusCommand =
  | { type: 'payIn'; amount: bigint }
  | {
      type: 'grant'
      amount: bigint
      times: number
      percent: Readonly<Record<string, number>>
      maxStake: bigint | undefined
      days: number
      cashFirst: boolean
    }
  | { type: 'bet'; amount: bigint; game: string; closed: boolean }
  | { type: 'win'; bet: number; amount: bigint; unplayed: bigint }
  | { type: 'voidBet'; bet: number }
  | { type: 'voidWin'; win: number }
  | { type: 'giveUp'; grant: number }
  | { type: 'cancel'; grant: number }
  | { type: 'wait'; days: number }
  | { type: 'jobs' }

export interface ModelGrant {
  amount: bigint
  balance: bigint
  required: bigint
  progress: bigint
  percent: Readonly<Record<string, number>>
  maxStake: bigint | undefined
  cashFirst: boolean
  openedAtMs: number
  expiresAtMs: number
  state: 'open' | 'ending' | 'completed' | 'forfeited' | 'cancelled' | 'expired'
  endsAs: 'forfeited' | 'cancelled' | 'expired' | undefined
}

interface ModelBet {
  stake: bigint
  game: string
  /** What of the stake came from which grant. */
  parts: { grant: ModelGrant; amount: bigint }[]
  settled: boolean
  voided: boolean
  /** What of it came back unplayed. */
  unplayed: bigint
}

export interface BonusModel {
  cash: bigint
  debt: bigint
  grants: ModelGrant[]
  bets: ModelBet[]
  wins: { bet: ModelBet; amount: bigint; voided: boolean }[]
  /** Settled or given back since the jobs ran last. */
  uncounted: { amount: bigint; game: string; atMs: number }[]
}

const dayMs = 86_400_000
const smallRest = 5_000_000n

export const newBonusModel = (): BonusModel => ({
  cash: 0n,
  debt: 0n,
  grants: [],
  bets: [],
  wins: [],
  uncounted: [],
})

export const hasEnded = ({ state }: ModelGrant): boolean => state !== 'open' && state !== 'ending'

/** Changes the model, and returns what the wallet is expected to answer. */
export function obeyBonus(model: BonusModel, command: BonusCommand, nowMs: number): string {
  switch (command.type) {
    case 'payIn':
      model.cash += command.amount
      return 'ok'
    case 'grant':
      model.grants.push({
        ...command,
        balance: command.amount,
        required: command.amount * BigInt(command.times),
        progress: 0n,
        openedAtMs: nowMs,
        expiresAtMs: nowMs + command.days * dayMs,
        state: 'open',
        endsAs: undefined,
      })
      return 'ok'
    case 'bet':
      return placeBet(model, command, nowMs)
    case 'win':
      return payWin(model, command, nowMs)
    case 'voidBet':
      return voidBet(model, model.bets[command.bet]!, nowMs)
    case 'voidWin':
      return voidWin(model, command.win)
    case 'giveUp':
      return giveUp(model, model.grants[command.grant]!, 'forfeited')
    case 'cancel':
      return giveUp(model, model.grants[command.grant]!, 'cancelled')
    case 'wait':
      return 'ok'
    case 'jobs':
      count(model)
      endDue(model, nowMs)
      return 'ok'
  }
}

function placeBet(
  model: BonusModel,
  { amount, game, closed }: Extract<BonusCommand, { type: 'bet' }>,
  nowMs: number,
): string {
  const open = model.grants.filter(({ state, expiresAtMs }) => state === 'open' && expiresAtMs > nowMs)
  let all = model.cash
  let usable = 0n
  for (const grant of open) {
    all += grant.balance
    if (mayStake(grant, amount, game)) usable += grant.balance
  }
  if (all < amount) return 'funds'
  if (model.cash + usable < amount) return 'limit'
  let fromBonus = amount > model.cash ? amount - model.cash : 0n
  if (open[0]?.cashFirst === false) fromBonus = usable < amount ? usable : amount
  const bet: ModelBet = { stake: amount, game, parts: [], settled: closed, voided: false, unplayed: 0n }
  model.cash -= amount - fromBonus
  for (const grant of open) {
    if (!mayStake(grant, amount, game)) continue
    const part = grant.balance < fromBonus ? grant.balance : fromBonus
    if (part === 0n) continue
    grant.balance -= part
    fromBonus -= part
    bet.parts.push({ grant, amount: part })
  }
  model.bets.push(bet)
  if (closed) model.uncounted.push({ amount, game, atMs: nowMs })
  return 'ok'
}

const mayStake = ({ percent, maxStake }: ModelGrant, stake: bigint, game: string): boolean =>
  (percent[game] ?? 0) > 0 && (maxStake === undefined || stake <= maxStake)

function payWin(
  model: BonusModel,
  { bet: index, amount, unplayed }: Extract<BonusCommand, { type: 'win' }>,
  nowMs: number,
): string {
  const bet = model.bets[index]!
  if (bet.voided) return 'tx_rolled_back'
  let cash = amount
  for (const { grant, share } of sharesOf(bet, amount)) {
    if (hasEnded(grant)) continue
    grant.balance += share
    cash -= share
  }
  credit(model, cash)
  if (!bet.settled) {
    bet.unplayed = [unplayed, amount, bet.stake].reduce((least, one) => (one < least ? one : least))
    model.uncounted.push({ amount: bet.stake - bet.unplayed, game: bet.game, atMs: nowMs })
  }
  bet.settled = true
  model.wins.push({ bet, amount, voided: false })
  return 'ok'
}

const inCents = (amount: bigint): bigint => amount - (amount % 10_000n)

/** Rounded down for each; a stake without cash leaves nothing over, so its last part takes the rest. */
function sharesOf({ stake, parts }: ModelBet, win: bigint): { grant: ModelGrant; share: bigint }[] {
  const shares = parts.map(({ grant, amount }) => ({ grant, share: inCents((win * amount) / stake) }))
  let inBonus = 0n
  let given = 0n
  for (const { amount } of parts) inBonus += amount
  for (const { share } of shares) given += share
  if (inBonus === stake) shares[shares.length - 1]!.share += win - given
  return shares
}

function voidBet(model: BonusModel, bet: ModelBet, nowMs: number): string {
  if (bet.voided) return 'target_already_rolled_back'
  let cash = bet.stake
  for (const { grant, amount } of bet.parts) {
    if (hasEnded(grant)) continue
    grant.balance += amount
    cash -= amount
  }
  credit(model, cash)
  if (bet.settled) model.uncounted.push({ amount: bet.unplayed - bet.stake, game: bet.game, atMs: nowMs })
  bet.voided = true
  return 'ok'
}

function voidWin(model: BonusModel, index: number): string {
  const win = model.wins[index]!
  if (win.voided) return 'target_already_rolled_back'
  win.voided = true
  let owed = win.amount
  for (const { grant, share } of sharesOf(win.bet, win.amount)) {
    if (hasEnded(grant)) continue
    const taken = grant.balance < share ? grant.balance : share
    grant.balance -= taken
    owed -= taken
  }
  const taken = model.cash < owed ? model.cash : owed
  model.cash -= taken
  model.debt += owed - taken
  return 'ok'
}

function credit(model: BonusModel, amount: bigint): void {
  const repaid = model.debt < amount ? model.debt : amount
  model.debt -= repaid
  model.cash += amount - repaid
}

const isInPlay = (model: BonusModel, grant: ModelGrant): boolean =>
  model.bets.some(
    ({ settled, voided, parts }) => !settled && !voided && parts.some((part) => part.grant === grant),
  )

function giveUp(model: BonusModel, grant: ModelGrant, endsAs: 'forfeited' | 'cancelled'): string {
  if (grant.endsAs === endsAs) return grant.state
  if (grant.state !== 'open') return 'bonuses.ended'
  return end(model, grant, endsAs)
}

function end(model: BonusModel, grant: ModelGrant, endsAs: 'forfeited' | 'cancelled' | 'expired'): string {
  grant.endsAs = endsAs
  grant.state = isInPlay(model, grant) ? 'ending' : endsAs
  if (hasEnded(grant)) grant.balance = 0n
  return grant.state
}

function count(model: BonusModel): void {
  const open = model.grants.filter((grant) => !hasEnded(grant))
  for (const fact of model.uncounted) countOne(open, fact)
  if (model.uncounted.length > 0)
    for (const grant of open) if (grant.state === 'open' && isDone(model, grant)) complete(model, grant)
  model.uncounted = []
}

/** Oldest first; what one grant does not need goes on to the next. */
function countOne(open: readonly ModelGrant[], fact: BonusModel['uncounted'][number]): void {
  let rest = fact.amount
  for (const grant of open) {
    const percent = BigInt(grant.percent[fact.game] ?? 0)
    const missing = grant.required - grant.progress
    if (rest === 0n || percent === 0n || missing <= 0n || fact.atMs < grant.openedAtMs) continue
    const counts = (rest * percent) / 100n
    grant.progress += counts < missing ? counts : missing
    if (grant.progress < 0n) grant.progress = 0n
    if (counts <= missing) return
    rest -= (missing * 100n) / percent
  }
}

function isDone(model: BonusModel, grant: ModelGrant): boolean {
  if (grant.progress >= grant.required) return true
  const tenth = grant.amount / 10n
  const isSmall = grant.balance + model.cash <= (tenth < smallRest ? tenth : smallRest)
  return isSmall && !isInPlay(model, grant)
}

function complete(model: BonusModel, grant: ModelGrant): void {
  credit(model, grant.balance)
  grant.balance = 0n
  grant.state = 'completed'
}

function endDue(model: BonusModel, nowMs: number): void {
  for (const grant of model.grants) {
    if (grant.state === 'open' && grant.expiresAtMs <= nowMs) end(model, grant, 'expired')
    else if (grant.state === 'ending' && !isInPlay(model, grant)) end(model, grant, grant.endsAs!)
  }
}
