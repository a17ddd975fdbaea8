// SPDX-License-Identifier: Apache-2.0
import { drawsOfText } from './draws.ts'
import { eventsOf, type DemoModel, type DemoPays } from './model.ts'
import { returnsOf } from './returns.ts'

/** No pay of a title is above this many times that of its model: what holds for such pays holds for all titles. */
export const MOST_OF_MODEL = 1.4
const LEAST_OF_MODEL = 0.6
const MOST_CHANGES = 40
/** A return within this of the wanted one is near enough. */
const NEAR = 0.0002
/** How far a return stays from a whole basis point, so that rounding it down never depends on the last digit. */
const CLEAR = 0.000_000_5
const BASIS_POINTS = 10_000

/** The whole per cents in which the return of a title may lie. */
export const RETURN_BANDS = [94, 95, 96, 97] as const
export type ReturnBand = (typeof RETURN_BANDS)[number]

/**
 * The return that a title of this code aims for, between the ends of its band; the last band ends at 97.5 %.
 */
function aimOf(band: ReturnBand, share: number): number {
  return (band + 0.1 + share * (band === 97 ? 0.34 : 0.78)) / 100
}

/**
 * A title's own pays: those of its model, each moved by a draw of its code, all scaled to a return within the band,
 * rounded, and then moved step by step until the return is near the aim.
 */
export function demoPaysOf(model: DemoModel, band: ReturnBand, code: string): DemoPays {
  const draw = drawsOfText(`${model.name} ${band} ${code}`)
  const { fixed, shares } = returnsOf(model)
  const events = eventsOf(model)
  const base = events.map(([symbol, count]) => model.pays[symbol]![count - 1]!)
  const aim = aimOf(band, draw())
  const ofSymbol = new Map(Object.keys(model.pays).map((symbol) => [symbol, 0.88 + draw() * 0.24]))
  const moved = events.map(([symbol], index) => base[index]! * ofSymbol.get(symbol)! * (0.94 + draw() * 0.12))
  const sum = (pays: readonly number[]) =>
    pays.reduce((total, pay, index) => total + pay * shares[index]!, fixed)
  const scale = (aim - fixed) / (sum(moved) - fixed)
  const within = (pay: number, index: number) =>
    Math.max(
      1,
      Math.ceil(base[index]! * LEAST_OF_MODEL),
      Math.min(pay, Math.floor(base[index]! * MOST_OF_MODEL)),
    )
  const pays = moved.map((pay, index) => within(roundNicely(pay * scale), index))
  inOrder(events, pays)
  for (let change = 0; change < MOST_CHANGES; change += 1) {
    const gap = aim - sum(pays)
    if (Math.abs(gap) < NEAR && isClear(sum(pays))) break
    const turn = draw()
    const step =
      bestStep(pays, base, shares, events, gap, turn, stepOf) ??
      bestStep(pays, base, shares, events, gap, turn, fineStepOf)
    if (step === undefined) break
    pays[step.at] = step.pay
  }
  return tableOf(model, events, pays)
}

/** What comes back on average from these pays, as a share of the stake. */
export function demoReturnOf(model: DemoModel, pays: DemoPays): number {
  const { fixed, shares } = returnsOf(model)
  return eventsOf(model).reduce(
    (sum, [symbol, count], index) => sum + pays[symbol]![count - 1]! * shares[index]!,
    fixed,
  )
}

/** The same in basis points, rounded down. */
export const demoBasisPointsOf = (model: DemoModel, pays: DemoPays): number =>
  Math.floor(demoReturnOf(model, pays) * BASIS_POINTS)

function isClear(share: number): boolean {
  const rest = (share * BASIS_POINTS) % 1
  return rest > CLEAR * BASIS_POINTS && rest < 1 - CLEAR * BASIS_POINTS
}

type Events = ReturnType<typeof eventsOf>

interface Step {
  readonly at: number
  readonly pay: number
}

/** The step of one pay that brings the return nearest to the aim; `turn` says where the search begins. */
function bestStep(
  pays: readonly number[],
  base: readonly number[],
  shares: readonly number[],
  events: Events,
  gap: number,
  turn: number,
  step: (pay: number) => number,
): Step | undefined {
  let best: Step | undefined
  let nearest = Math.abs(gap)
  const first = Math.floor(turn * pays.length)
  for (let index = 0; index < pays.length; index += 1) {
    const at = (first + index) % pays.length
    const pay = pays[at]! + Math.sign(gap) * step(pays[at]!)
    if (!mayPay(pays, base, events, at, pay)) continue
    const left = Math.abs(gap - (pay - pays[at]!) * shares[at]!)
    if (left < nearest * 0.999) [best, nearest] = [{ at, pay }, left]
  }
  return best
}

/** Whether a pay stays near that of the model, and between those for fewer and for more of its symbol. */
function mayPay(
  pays: readonly number[],
  base: readonly number[],
  events: Events,
  at: number,
  pay: number,
): boolean {
  if (pay < 1 || pay < base[at]! * LEAST_OF_MODEL || pay > base[at]! * MOST_OF_MODEL) return false
  const [symbol] = events[at]!
  const fewer = events[at - 1]?.[0] === symbol ? pays[at - 1]! : 0
  const more = events[at + 1]?.[0] === symbol ? pays[at + 1]! : Infinity
  return pay >= fewer && pay <= more
}

/** Whole numbers that people like to read: the larger, the rounder. */
function roundNicely(pay: number): number {
  const step = stepOf(pay)
  return Math.max(1, Math.round(pay / step) * step)
}

const stepOf = (pay: number): number =>
  pay < 30 ? 1 : pay < 100 ? 5 : pay < 400 ? 10 : pay < 1_000 ? 20 : 100

/** Where the usual steps are too large. */
const fineStepOf = (pay: number): number => Math.max(1, stepOf(pay) / 5)

/** More of a symbol never pay less. */
function inOrder(events: Events, pays: number[]): void {
  for (let index = 1; index < pays.length; index += 1)
    if (events[index]![0] === events[index - 1]![0] && pays[index]! < pays[index - 1]!)
      pays[index] = pays[index - 1]!
}

function tableOf(model: DemoModel, events: Events, pays: readonly number[]): DemoPays {
  const table = Object.fromEntries(
    Object.entries(model.pays).map(([symbol, row]) => [symbol, row.map(() => 0)] as const),
  )
  for (const [index, [symbol, count]] of events.entries()) table[symbol]![count - 1] = pays[index]!
  return table
}
