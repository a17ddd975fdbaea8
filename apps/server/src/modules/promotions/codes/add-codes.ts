// SPDX-License-Identifier: Apache-2.0
import { drawCode } from '@tessera/rules/promotions/codes'
import type { Chance } from '../../../platform/chance/chance.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { insertCodes } from './code-store.ts'

export interface CodesToAdd {
  /** In the form in which codes are stored. */
  given: readonly string[]
  /** How many more are drawn. */
  draw: number
  usesAllowed: number
  by: string
  nowMs: number
}

/** Adds codes to a promotion: given ones and drawn ones. Returns all of them, and how many are new. */
export async function addCodes(
  tx: Tx,
  chance: Chance,
  promotionId: number,
  { given, draw, ...about }: CodesToAdd,
): Promise<{ count: number; codes: string[] }> {
  const drawn = new Set<string>()
  while (drawn.size < draw) drawn.add(drawCode((limit) => chance.below(limit)))
  const codes = [...new Set([...given, ...drawn])]
  return { count: await insertCodes(tx, promotionId, { codes, ...about }), codes }
}
