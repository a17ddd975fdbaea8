// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { judgeUpline, type AccountInLine } from '@tessera/rules/agents/judge-upline'
import type { Tx } from '../../../platform/db/index.ts'
import { isBelow, lockLines, memberByUsername, type Member } from '../../members/index.ts'

const refusals = {
  alone: 'backoffice.noUpline',
  noAgent: 'backoffice.noAgent',
  circle: 'backoffice.uplineCircle',
} as const

/**
 * The agent of this name, under whom an account may stand until the transaction ends; undefined for an empty
 * name. Throws `backoffice.noAgent`, `backoffice.noUpline`, `backoffice.uplineCircle`.
 */
export async function uplineFor(
  tx: Tx,
  account: AccountInLine,
  uplineName: string,
): Promise<Member | undefined> {
  if (uplineName === '') return undefined
  await lockLines(tx, account.brandCode)
  const upline = await memberByUsername(tx, account.brandCode, uplineName)
  if (!upline) throw fault(refusals.noAgent)
  const judged = judgeUpline(account, { ...upline, below: await isBelow(tx, upline.id, account.id) })
  if (judged !== 'fine') throw fault(refusals[judged])
  return upline
}
