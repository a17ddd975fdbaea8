// SPDX-License-Identifier: Apache-2.0
import type { ClueOf } from '../../bets/index.ts'

const causePrefix = 'play.'

/**
 * The references that the fact of a vendor's transaction may have (`factReference`): the id of a posting begins with the scope
 * of its player where the vendor counts ids for each of them.
 */
export const clueOfTransaction: ClueOf = ({ cause, externalId }) => {
  if (!cause.startsWith(causePrefix)) return undefined
  const account = cause.slice(causePrefix.length)
  const ids = [externalId, ...(/^\d+\//.test(externalId) ? [externalId.replace(/^\d+\//, '')] : [])]
  return { references: ids.map((id) => `${account}/${id}`) }
}
