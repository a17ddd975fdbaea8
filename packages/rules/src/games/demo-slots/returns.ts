// SPDX-License-Identifier: Apache-2.0
import type { DemoModel } from './model.ts'
import { modelReturns } from './model-returns.ts'

/** The return of a model as a sum: what comes back whatever its symbols pay, and a share for each of its pays. */
export interface ModelReturns {
  readonly fixed: number
  /** What one part of the stake more adds, in the order of the model's events. */
  readonly shares: readonly number[]
}

const known = new Map<string, ModelReturns>()

export function returnsOf({ name }: Pick<DemoModel, 'name'>): ModelReturns {
  const before = known.get(name)
  if (before) return before
  const [fixed = 0, ...shares] = (modelReturns[name] ?? '').trim().split(/\s+/).map(Number)
  const returns = { fixed, shares }
  known.set(name, returns)
  return returns
}
