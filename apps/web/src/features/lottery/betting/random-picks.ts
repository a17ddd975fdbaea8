// SPDX-License-Identifier: Apache-2.0
import { canonicalItem, faultOfPick, rankOf, specialMark } from '@tessera/rules/lottery/pick'
import { isOnePerLine } from './read-picks.ts'
import type { PickForm } from '@tessera/rules/lottery/play-type'

const balls = 5
const numbersOf32Bits = 2 ** 32
/** So often a pick that was there before is drawn again, for each that is wanted. */
const triesForEach = 40
/** Few fillings of a row repeat as some plays want it. */
const triesForRow = 1_000
/** So many digits that all their numbers can be listed. */
const fewDigits = 3

type Numbers = Extract<PickForm, { form: 'numbers' }>
type Combination = Exclude<PickForm, { form: 'choice' | 'numbers' }>

/**
 * So many different random picks of a play, each as likely as any other: one list of numbers, or a list for each combination.
 * Fewer if there are no more; none for a choice of sides.
 */
export function randomPicks(form: PickForm, count: number): string[][] {
  if (form.form === 'choice') return []
  if (form.form === 'numbers') return [randomItems(form, count)]
  const picks = new Map<string, string[]>()
  for (let tries = 0; picks.size < count && tries < count * triesForEach; tries += 1) {
    const pick = completedPick(form, [])
    picks.set(pick.map((item) => canonicalItem(form, item)).join(), pick)
  }
  return isOnePerLine(form) ? [...picks.values()] : [[...picks.values()].flat()]
}

/** So many different random numbers besides those that are chosen already and those that take no bets; fewer if there are no more. */
export function randomItems(
  form: Numbers,
  count: number,
  chosen: readonly string[] = [],
  full: ReadonlySet<string> = new Set(),
): string[] {
  const known = new Set(chosen.map((item) => canonicalItem(form, item)))
  if (form.digits <= fewDigits && form.repeats === undefined && form.halvesDiffer === undefined) {
    const all = Array.from({ length: 10 ** form.digits }, (_, number) =>
      String(number).padStart(form.digits, '0'),
    )
    return shuffled(all.filter((item) => !known.has(item) && !full.has(item))).slice(0, Math.max(0, count))
  }
  const items: string[] = []
  for (let tries = 0; items.length < count && tries < count * triesForEach; tries += 1) {
    const item = form.halvesDiffer
      ? differentHalves(form.digits)
      : randomDigits(form.digits, form.repeats).join('')
    const name = canonicalItem(form, item)
    if (known.has(name) || full.has(name)) continue
    known.add(name)
    items.push(item)
  }
  return items
}

/** What was begun, and the rest at random: every completion is as likely as any other. */
export function completedPick(form: Combination, begun: readonly string[]): string[] {
  switch (form.form) {
    case 'ranked': {
      const taken = begun.map(rankOf)
      const free = (most: number, part: 'position' | 'ball'): number[] =>
        shuffled(upTo(most).filter((one) => taken.every((each) => Number(each[part]) !== one)))
      const left = form.count - begun.length
      const positions = free(form.positions, 'position').slice(0, left)
      const others = free(form.of, 'ball')
        .slice(0, left)
        .map((ball, index) => `${twoDigits(positions[index] ?? 1)}-${twoDigits(ball)}`)
      return [...begun, ...others].toSorted()
    }
    case 'positions':
      return [completedRow(form, begun[0] ?? '')]
    case 'special': {
      const isSpecial = (item: string): boolean => item.startsWith(specialMark)
      const special = begun.find(isSpecial) ?? `${specialMark}${twoDigits(below(form.specialOf) + 1)}`
      return [
        ...completedBalls(
          upTo(form.of),
          2,
          form.count,
          begun.filter((item) => !isSpecial(item)),
        ),
        special,
      ]
    }
    case 'together': {
      const all = Array.from({ length: form.highest - form.lowest + 1 }, (_, index) => form.lowest + index)
      return completedBalls(all, form.digits, form.count, begun)
    }
  }
}

/** The digits of a row and others at random places; a row that no others complete, such as one with too many digits, is begun anew. */
function completedRow(form: Extract<PickForm, { form: 'positions' }>, begun: string): string {
  const digits = [...begun].filter((digit) => digit !== '-').length
  for (let tries = 0; tries < triesForRow && digits < form.positions; tries += 1) {
    const row = filledRow(begun, randomDigits(form.positions - digits, undefined))
    if (faultOfPick(form, [row]) === undefined) return row
  }
  return filledRow('', randomDigits(form.positions, form.repeats))
}

function filledRow(begun: string, digits: readonly string[]): string {
  const row = Array.from({ length: balls }, (_, at) => begun[at] ?? '-')
  const empty = shuffled(row.flatMap((digit, at) => (digit === '-' ? [at] : [])))
  for (const [index, digit] of digits.entries()) row[empty[index] ?? 0] = digit
  return row.join('')
}

function completedBalls(
  all: readonly number[],
  digits: number,
  count: number,
  begun: readonly string[],
): string[] {
  const free = all.filter((ball) => !begun.some((item) => Number(item) === ball))
  return ballsOf([...begun.map(Number), ...shuffled(free).slice(0, count - begun.length)], digits)
}

/** 1, 2, 3 up to a number. */
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)

/** Numbers in rising order, with leading zeros. */
const ballsOf = (numbers: readonly number[], digits: number): string[] =>
  numbers.toSorted((one, other) => one - other).map((number) => String(number).padStart(digits, '0'))

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Two different numbers of half the digits, one after the other. */
function differentHalves(digits: number): string {
  const half = digits / 2
  const first = below(10 ** half)
  const second = (first + 1 + below(10 ** half - 1)) % 10 ** half
  return [first, second].map((number) => String(number).padStart(half, '0')).join('')
}

/** Random digits; with `repeats`, different ones that repeat like it, in any order. */
function randomDigits(count: number, repeats: readonly number[] | undefined): string[] {
  if (repeats === undefined) return Array.from({ length: count }, () => String(below(10)))
  const different = shuffled(Array.from({ length: 10 }, (_, digit) => String(digit)))
  return shuffled(repeats.flatMap((times, index) => Array<string>(times).fill(different[index] ?? '0')))
}

/** The same items in a random order, every order as likely as any other. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  const left = [...items]
  return items.flatMap(() => left.splice(below(left.length), 1))
}

/** A random whole number below another. */
function below(most: number): number {
  const numbers = new Uint32Array(1)
  for (;;) {
    const [number = 0] = crypto.getRandomValues(numbers)
    // The numbers above the last multiple would make some results more likely.
    if (number < numbersOf32Bits - (numbersOf32Bits % most)) return number % most
  }
}
