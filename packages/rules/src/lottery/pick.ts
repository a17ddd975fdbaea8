// SPDX-License-Identifier: Apache-2.0
import type { PickForm } from './play-type.ts'

/** Stands before the number of a special ball. */
export const specialMark = 's'

/** The problem of a pick: how many were chosen, the form of one of them, or one chosen twice. */
export type FormFault = 'count' | 'form' | 'twice'

/**
 * The first problem of a pick; undefined if it fits the form. Cheap for any input: the count is checked
 * first.
 */
export function faultOfPick(form: PickForm, pick: readonly string[]): FormFault | undefined {
  const [least, most] = countsOf(form)
  if (pick.length < least || pick.length > most) return 'count'
  if (!pick.every((item) => fits(form, item))) return 'form'
  if (new Set(pick.map((item) => canonicalItem(form, item))).size < pick.length) return 'twice'
  if (form.form === 'ranked' && !areApart(pick)) return 'twice'
  return form.form === 'special' && pick.filter((item) => item.startsWith(specialMark)).length !== 1
    ? 'count'
    : undefined
}

/** The normal form of an item: its digits in ascending order if their order does not matter. */
export function canonicalItem(form: PickForm, item: string): string {
  if (!('repeats' in form) || form.repeats === undefined) return item
  const ascending = [...item].filter((digit) => digit !== '-').toSorted()
  return [...item].map((digit) => (digit === '-' ? digit : (ascending.shift() ?? ''))).join('')
}

function countsOf(form: PickForm): [least: number, most: number] {
  switch (form.form) {
    case 'numbers':
    case 'positions':
      return [1, form.most]
    case 'together':
    case 'ranked':
      return [form.count, form.count]
    case 'special':
      return [form.count + 1, form.count + 1]
    case 'choice':
      return [1, 1]
  }
}

function fits(form: PickForm, item: string): boolean {
  switch (form.form) {
    case 'numbers':
      return (
        item.length === form.digits &&
        /^[0-9]+$/.test(item) &&
        repeatLike(item, form.repeats) &&
        !(form.halvesDiffer && item.slice(form.digits / 2) === item.slice(0, form.digits / 2))
      )
    case 'positions':
      return (
        /^[0-9-]{5}$/.test(item) &&
        item.replaceAll('-', '').length === form.positions &&
        repeatLike(item.replaceAll('-', ''), form.repeats)
      )
    case 'together':
      return (
        item.length === form.digits &&
        /^[0-9]+$/.test(item) &&
        Number(item) >= form.lowest &&
        Number(item) <= form.highest
      )
    case 'special':
      return item.startsWith(specialMark)
        ? isBall(item.slice(specialMark.length), form.specialOf)
        : isBall(item, form.of)
    case 'ranked': {
      const { position, ball } = rankOf(item)
      return item.length === rankedLength && isBall(position, form.positions) && isBall(ball, form.of)
    }
    case 'choice':
      return form.choices.includes(item)
  }
}

const rankedLength = '01-02'.length

/** The position and the ball of an item such as `02-07`. */
export const rankOf = (item: string): { position: string; ball: string } => {
  const [position = '', ball = ''] = item.split('-')
  return { position, ball }
}

/** Whether no position and no ball is there twice. */
const areApart = (pick: readonly string[]): boolean =>
  (['position', 'ball'] as const).every(
    (part) => new Set(pick.map((item) => rankOf(item)[part])).size === pick.length,
  )

const isBall = (item: string, of: number): boolean =>
  /^[0-9]{2}$/.test(item) && Number(item) >= 1 && Number(item) <= of

/** Whether the digits repeat like `repeats`, such as [2,1] for a pair and another. */
function repeatLike(digits: string, repeats: readonly number[] | undefined): boolean {
  if (repeats === undefined) return true
  const counts = [...new Set(digits)].map((digit) => digits.split(digit).length - 1)
  return counts.toSorted((left, right) => right - left).join() === repeats.join()
}
