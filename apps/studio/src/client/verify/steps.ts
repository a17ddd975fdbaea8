// SPDX-License-Identifier: Apache-2.0
import type { Finding } from '../../runtime/check.ts'

/** One step of a check. right and wrong compare something with the record; shown only recomputes it. */
export interface Step {
  readonly mark: 'right' | 'wrong' | 'stated'
  readonly title: string
  readonly sentence: string
  readonly findings: readonly Finding[]
}

/** Marks a comparison. */
export function compared(same: boolean): 'right' | 'wrong' {
  return same ? 'right' : 'wrong'
}

/** True when two values read from JSON are equal, whatever the order of their fields. */
export function sameValue(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((value, index) => sameValue(value, right[index]))
  if (!isObject(left) || !isObject(right)) return Object.is(left, right)
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...names].every((name) => sameValue(left[name], right[name]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
