// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { judgeUpline, type AccountInLine } from '@tessera/rules/agents/judge-upline'
import type { Tx } from '../../../platform/db/index.ts'
import {
  currencyOfMember,
  levelsOf,
  lineOf,
  lockLines,
  memberByUsername,
  type Member,
} from '../../members/index.ts'

const refusals = {
  alone: 'backoffice.noUpline',
  noAgent: 'backoffice.noAgent',
  circle: 'backoffice.uplineCircle',
  tooDeep: 'agents.lineTooDeep',
} as const

/**
 * The agent of this name, under whom an account may be placed until the transaction ends; undefined for an
 * empty name. Throws `backoffice.noAgent`, `backoffice.noUpline`, `backoffice.uplineCircle`,
 * `agents.lineTooDeep`, and `site.ownCurrencyOnly` for an account with another currency.
 */
export async function uplineFor(
  tx: Tx,
  account: AccountInLine,
  uplineName: string,
): Promise<Member | undefined> {
  await lockLines(tx, account.brandCode)
  if (uplineName === '') return undefined
  const upline = await memberByUsername(tx, account.brandCode, uplineName)
  if (!upline) throw fault(refusals.noAgent)
  const judged = await judgePlacement(tx, account, upline)
  if (judged !== 'fine') throw fault(refusals[judged])
  if (account.id !== 0n && (await currencyOfMember(tx, account.id)) !== upline.currency)
    throw fault('site.ownCurrencyOnly', { currency: upline.currency })
  return upline
}

/** Whether an account may be placed below an agent, as their lines are now. */
export async function judgePlacement(
  tx: Tx,
  account: AccountInLine,
  upline: Member,
): Promise<ReturnType<typeof judgeUpline>> {
  const line = (await lineOf(tx, upline.id)) ?? []
  return judgeUpline(
    { ...account, levels: await levelsOf(tx, account.id) },
    { ...upline, below: line.includes(account.id), depth: line.length },
  )
}
