// SPDX-License-Identifier: Apache-2.0
/** How many levels a line may have, its head included. */
export const deepestLine = 50

const agentTypes: readonly number[] = [1, 2, 41, 42]
/** General agents are the head of a line and trial accounts belong to none, so neither has an upline. */
const typesAlone: readonly number[] = [2, 42, 4]

export interface AccountInLine {
  id: bigint
  brandCode: string
  type: number
}
export interface MovedAccount extends AccountInLine {
  /** How many levels it takes with everybody below it; 1 for an account without downlines. */
  levels: number
}
export interface Upline extends AccountInLine {
  enabled: boolean
  /** Whether it is below the account, at any depth. */
  below: boolean
  /** How many levels its line has, from the head down to itself. */
  depth: number
}

/**
 * Whether an account may be below another one. `alone`: accounts of its type have no upline. `noAgent`: the
 * other one is not an open agent of the same brand. `circle`: the account would be below itself. `tooDeep`: the
 * line would have more levels than `deepestLine`.
 */
export function judgeUpline(
  account: MovedAccount,
  upline: Upline,
): 'fine' | 'alone' | 'noAgent' | 'circle' | 'tooDeep' {
  if (typesAlone.includes(account.type)) return 'alone'
  if (upline.brandCode !== account.brandCode || !agentTypes.includes(upline.type) || !upline.enabled)
    return 'noAgent'
  if (upline.id === account.id || upline.below) return 'circle'
  return upline.depth + account.levels > deepestLine ? 'tooDeep' : 'fine'
}
