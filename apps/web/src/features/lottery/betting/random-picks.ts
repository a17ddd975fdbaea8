// SPDX-License-Identifier: Apache-2.0
import { canonicalItem } from '@tessera/rules/lottery/pick'
import { isOnePerLine } from './read-picks.ts'
import type { PickForm } from '@tessera/rules/lottery/play-type'

const balls = 5
const numbersOf32Bits = 2 ** 32
/** So often a pick that was there before is drawn again, for each that is wanted. */
const triesForEach = 40

/**
 * So many different random picks of a play, each as likely as any other: one list of numbers, or a list for each combination.
 * Fewer if there are no more; none for a choice of sides.
 */
export function randomPicks(form: PickForm, count: number): string[][] {
  if (form.form === 'choice') return []
  const picks = new Map<string, string[]>()
  for (let tries = 0; picks.size < count && tries < count * triesForEach; tries += 1) {
    const pick = randomPick(form)
    picks.set(pick.map((item) => canonicalItem(form, item)).join(), pick)
  }
  return isOnePerLine(form) ? [...picks.values()] : [[...picks.values()].flat()]
}

function randomPick(form: Exclude<PickForm, { form: 'choice' }>): string[] {
  switch (form.form) {
    case 'ranked': {
      const balls = shuffled(upTo(form.of)).slice(0, form.count)
      const positions = shuffled(upTo(form.positions)).slice(0, form.count)
      return balls.map((ball, index) => `${twoDigits(positions[index] ?? 1)}-${twoDigits(ball)}`).toSorted()
    }
    case 'numbers':
      if (form.halvesDiffer) return [differentHalves(form.digits)]
      return [randomDigits(form.digits, form.repeats).join('')]
    case 'positions': {
      const chosen = new Set(
        shuffled(Array.from({ length: balls }, (_, position) => position)).slice(0, form.positions),
      )
      const digits = randomDigits(form.positions, form.repeats)
      return [
        Array.from({ length: balls }, (_, position) => (chosen.has(position) ? digits.pop() : '-')).join(''),
      ]
    }
    case 'special': {
      const [special = 1] = shuffled(upTo(form.specialOf))
      return [...ballsOf(shuffled(upTo(form.of)).slice(0, form.count), 2), `s${twoDigits(special)}`]
    }
    case 'together': {
      const all = Array.from({ length: form.highest - form.lowest + 1 }, (_, index) => form.lowest + index)
      return ballsOf(shuffled(all).slice(0, form.count), form.digits)
    }
  }
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
