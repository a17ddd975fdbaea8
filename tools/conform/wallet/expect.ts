// SPDX-License-Identifier: Apache-2.0
import { written } from '../amounts.ts'
import { Unexpected } from '../scenario.ts'
import type { Answer } from './wallet-wire.ts'
import type { Player, Sent } from './player.ts'

/** An answer in words. */
export function said(answer: Answer): string {
  if (answer.status === '') return `HTTP ${answer.http} without a status: ${answer.text}`
  const balance = answer.balance === undefined ? '' : `, balance ${written(answer.balance)}`
  return `${answer.http === 200 ? '' : `HTTP ${answer.http}, `}${answer.status}${balance}`
}

/** RS_OK with HTTP 200, and with this balance if one is given. */
export function accepted({ answer }: Pick<Sent, 'answer'>, balance?: bigint): string {
  if (answer.http !== 200 || answer.status !== 'RS_OK')
    throw new Unexpected(`${said(answer)} instead of RS_OK`)
  if (balance !== undefined && answer.balance !== balance)
    throw new Unexpected(`${said(answer)} instead of the balance ${written(balance)}`)
  return said(answer)
}

/** One of these refusals with HTTP 200. The prefix RS_ERROR_ is left out. */
export function refused({ answer }: Pick<Sent, 'answer'>, ...names: string[]): string {
  if (answer.http !== 200 || !names.some((name) => answer.status === `RS_ERROR_${name}`))
    throw new Unexpected(`${said(answer)} instead of RS_ERROR_${names.join(' or RS_ERROR_')}`)
  return said(answer)
}

/** The player's balance is this one now. */
export async function balanceIs(player: Player, balance: bigint): Promise<string> {
  const now = await player.balance()
  if (now !== balance) throw new Unexpected(`the balance is ${written(now)} instead of ${written(balance)}`)
  return `balance ${written(now)}`
}

/** Both answers say the same: status and balance. */
export function sameAnswer(first: Sent, second: Sent): string {
  if (first.answer.status !== second.answer.status || first.answer.balance !== second.answer.balance)
    throw new Unexpected(`first ${said(first.answer)}, then ${said(second.answer)}`)
  return `twice ${said(first.answer)}`
}
