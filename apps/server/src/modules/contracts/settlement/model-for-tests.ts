// SPDX-License-Identifier: Apache-2.0
/**
 * What settlement must come to, written apart from its rules and its SQL: straight loops over plain facts.
 * Amounts are millionths. It imports nothing, so that no mistake can be shared.
 */
export interface ModelAccount {
  /** Place of the account in the tree; that of its upline is smaller. */
  upline: number | undefined
  type: number
  cash: bigint
}
export interface ModelBet {
  account: number
  atMs: number
  stake: bigint
  returned: bigint
}
export interface ModelTier {
  bets: bigint
  profit: bigint
  active: number
  /** Millionths. */
  rate: bigint
}
export interface ModelContract {
  agent: number
  kind: 'DIVIDEND' | 'DAILY' | 'HOURLY' | 'REALTIME'
  periodType: 'Daily' | 'Weekly' | 'Semimonthly' | 'Monthly'
  tiers: ModelTier[]
  startDay: string
  endDay: string | undefined
}
export interface ModelTree {
  accounts: ModelAccount[]
  bets: ModelBet[]
  contracts: ModelContract[]
}
export interface ModelPayment {
  agent: number
  beganMs: number
  amount: bigint
  toDownlines: bigint
  fromWallet: bigint
  advanced: bigint
}

const dayMs = 86_400_000
const activeBet = 1_000_000_000n
const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10)
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

interface ModelPeriod {
  beganMs: number
  endedMs: number
  firstDay: string
  lastDay: string
}

/** What operators have set: `worthPercent` of what bets were worth, which is all of them, may be paid. */
interface ModelRules {
  carryByMonth: boolean
  worthPercent: bigint
}

/**
 * Settles everything that ended before `untilMs`, at a time when all bets have counted; changes the cash of the accounts,
 * and answers the payments.
 */
export function settleModel(
  tree: ModelTree,
  untilMs: number,
  { carryByMonth, worthPercent }: ModelRules,
): ModelPayment[] {
  const first = tree.contracts[0]
  if (!first) return []
  const { kind, periodType } = first
  const payments: ModelPayment[] = []
  /** By agent: what was left below zero, and the last day of the period that left it. */
  const carried = new Map<number, { left: bigint; lastDay: string }>()
  let left = worthOf(tree) * worthPercent
  const earliest = tree.contracts.map(({ startDay }) => startDay).reduce((a, b) => (a < b ? a : b))
  for (const period of periodsFrom(kind, periodType, startOf(earliest), untilMs)) {
    const earned = new Map<number, bigint>()
    for (const contract of tree.contracts) {
      if (contract.startDay > period.lastDay) continue
      if (contract.endDay !== undefined && contract.endDay < period.firstDay) continue
      if (contract.endDay !== undefined && contract.endDay < contract.startDay) continue
      const amount = earn(tree, contract, period, carried, carryByMonth)
      if (amount !== undefined) earned.set(contract.agent, amount)
    }
    const came = boundEarned(earned, left / 100n)
    left -= 100n * came
    payments.push(...pay(tree, period, earned))
  }
  return payments
}

/** What the bets were worth that count for the head. */
function worthOf(tree: ModelTree): bigint {
  let worth = 0n
  for (const bet of tree.bets) if (countsFor(tree, bet.account, 0)) worth += bet.stake
  return worth
}

/** Lowers what everybody earned until the head's is no more than what is left; answers the head's. */
function boundEarned(earned: Map<number, bigint>, left: bigint): bigint {
  const [whole, most] = [earned.get(0) ?? 0n, left > 0n ? left - (left % 10_000n) : 0n]
  if (whole <= most) return whole
  for (const [agent, amount] of earned) {
    const lowered = (amount * most) / whole
    earned.set(agent, lowered - (lowered % 10_000n))
  }
  return most
}

function* periodsFrom(
  kind: ModelContract['kind'],
  periodType: ModelContract['periodType'],
  fromMs: number,
  untilMs: number,
): Generator<ModelPeriod> {
  if (kind === 'HOURLY' || kind === 'REALTIME') {
    const length = kind === 'HOURLY' ? 3_600_000 : 300_000
    for (let beganMs = fromMs; beganMs + length <= untilMs; beganMs += length)
      yield { beganMs, endedMs: beganMs + length, firstDay: dayOf(beganMs), lastDay: dayOf(beganMs) }
    return
  }
  let beganMs = fromMs
  // Back to the beginning of the period.
  while (!begins(periodType, beganMs)) beganMs -= dayMs
  for (;;) {
    let endedMs = beganMs + dayMs
    while (!begins(periodType, endedMs)) endedMs += dayMs
    if (endedMs > untilMs) return
    yield { beganMs, endedMs, firstDay: dayOf(beganMs), lastDay: dayOf(endedMs - dayMs) }
    beganMs = endedMs
  }
}

function begins(periodType: ModelContract['periodType'], atMs: number): boolean {
  const date = new Date(atMs)
  if (periodType === 'Daily') return true
  if (periodType === 'Weekly') return date.getUTCDay() === 1
  if (periodType === 'Semimonthly') return date.getUTCDate() === 1 || date.getUTCDate() === 16
  return date.getUTCDate() === 1
}

/** Whether what an account does counts for an agent: it is below or the agent itself, and no test stands between. */
function countsFor({ accounts }: ModelTree, account: number, agent: number): boolean {
  const own = accounts[account]!
  if (own.type === 4 || own.type === 41 || own.type === 42) return false
  const line: number[] = []
  for (let at: number | undefined = account; at !== undefined; at = accounts[at]!.upline) line.unshift(at)
  const place = line.indexOf(agent)
  if (place === -1) return false
  const firstTest = line.findIndex((at) => accounts[at]!.type === 41 || accounts[at]!.type === 42)
  return firstTest === -1 || place >= firstTest
}

interface Figures {
  bets: bigint
  profit: bigint
  active: number
}
function figuresOf(tree: ModelTree, agent: number, fromMs: number, toMs: number): Figures {
  let [bets, profit] = [0n, 0n]
  const byMember = new Map<number, bigint>()
  for (const bet of tree.bets) {
    if (bet.atMs < fromMs || bet.atMs >= toMs || !countsFor(tree, bet.account, agent)) continue
    bets += bet.stake
    profit += bet.stake - bet.returned
    byMember.set(bet.account, (byMember.get(bet.account) ?? 0n) + bet.stake)
  }
  let active = 0
  for (const staked of byMember.values()) if (staked >= activeBet) active += 1
  return { bets, profit, active }
}

/** Undefined when nothing is recorded: an hour or window without bets. */
function earn(
  tree: ModelTree,
  contract: ModelContract,
  period: ModelPeriod,
  carried: Map<number, { left: bigint; lastDay: string }>,
  carryByMonth: boolean,
): bigint | undefined {
  const { agent, kind, periodType } = contract
  const partOfDay = kind === 'HOURLY' || kind === 'REALTIME'
  const firstDay = contract.startDay > period.firstDay ? contract.startDay : period.firstDay
  const lastDay =
    contract.endDay !== undefined && contract.endDay < period.lastDay ? contract.endDay : period.lastDay
  const figures = partOfDay
    ? figuresOf(tree, agent, startOf(period.firstDay), period.endedMs)
    : figuresOf(tree, agent, startOf(firstDay), startOf(lastDay) + dayMs)
  let base = kind === 'DIVIDEND' ? figures.profit : figures.bets
  if (partOfDay) base = figuresOf(tree, agent, period.beganMs, period.endedMs).bets
  if (partOfDay && base === 0n) return undefined
  const before = carried.get(agent)
  if (kind === 'REALTIME' && before) base += before.left
  const secondHalf = kind === 'DIVIDEND' && periodType === 'Semimonthly' && period.firstDay.endsWith('-16')
  if (carryByMonth && secondHalf && before?.lastDay === `${period.firstDay.slice(0, 8)}15`)
    base += before.left
  carried.set(agent, { left: base < 0n ? base : 0n, lastDay: period.lastDay })
  if (base <= 0n) return 0n
  const rate = lowestRate(tree, contract, period, figures)
  const exact = (base * rate) / 1_000_000n
  return exact - (exact % 10_000n)
}

/** The least of what the contract and all those above it give for the same figures; nothing if one is missing above. */
function lowestRate(
  { accounts, contracts }: ModelTree,
  contract: ModelContract,
  period: ModelPeriod,
  figures: Figures,
): bigint {
  let [lowest, at] = [rateOf(contract, figures), contract]
  for (;;) {
    const upline = accounts[at.agent]!.upline
    if (upline === undefined) return lowest
    const above = contracts.find(({ agent }) => agent === upline)
    const [from, to] = daysIn(at, period)
    if (!above || daysIn(above, period)[0] > from || daysIn(above, period)[1] < to) return 0n
    const rate = rateOf(above, figures)
    if (rate < lowest) lowest = rate
    at = above
  }
}

/** The days of a period on which a contract counts. */
function daysIn({ startDay, endDay }: ModelContract, period: ModelPeriod): [string, string] {
  return [
    startDay > period.firstDay ? startDay : period.firstDay,
    endDay !== undefined && endDay < period.lastDay ? endDay : period.lastDay,
  ]
}

function rateOf({ tiers }: ModelContract, figures: Figures): bigint {
  let rate = 0n
  for (const tier of tiers)
    if (figures.bets >= tier.bets && figures.profit >= tier.profit && figures.active >= tier.active)
      rate = tier.rate
  return rate
}

/** From the top down, because an agent passes on what came from above. */
function pay({ accounts }: ModelTree, period: ModelPeriod, earned: Map<number, bigint>): ModelPayment[] {
  const owed = new Map<number, bigint>()
  for (const [agent, amount] of earned) {
    const upline = accounts[agent]!.upline
    if (upline !== undefined && amount > 0n) owed.set(upline, (owed.get(upline) ?? 0n) + amount)
  }
  const heldBack = new Map<number, bigint>()
  const payments: ModelPayment[] = []
  for (const agent of [...new Set([...earned.keys(), ...owed.keys()])].toSorted((a, b) => a - b)) {
    const [amount, toDownlines] = [earned.get(agent) ?? 0n, owed.get(agent) ?? 0n]
    const account = accounts[agent]!
    const left = amount - (heldBack.get(agent) ?? 0n) - toDownlines
    let [fromWallet, advanced] = [0n, 0n]
    if (left < 0n) {
      // A debt is a negative amount here: cash and debt never stand beside each other.
      fromWallet = account.cash <= 0n ? 0n : account.cash < -left ? account.cash : -left
      advanced = -left - fromWallet
      let [reached, given] = [0n, 0n]
      for (const [below, share] of [...earned].toSorted(([a], [b]) => a - b)) {
        if (accounts[below]!.upline !== agent) continue
        reached += share
        const part = (advanced * reached) / toDownlines - given
        given += part
        heldBack.set(below, part)
      }
    }
    account.cash += left
    payments.push({ agent, beganMs: period.beganMs, amount, toDownlines, fromWallet, advanced })
  }
  return payments
}
