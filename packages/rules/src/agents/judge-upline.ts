// SPDX-License-Identifier: Apache-2.0
const agentTypes: readonly number[] = [1, 2, 41, 42]
/** General agents are the head of a line and trial accounts belong to none, so neither has an upline. */
const typesAlone: readonly number[] = [2, 42, 4]

export interface AccountInLine {
  id: number
  brandCode: string
  type: number
}
export interface Upline extends AccountInLine {
  enabled: boolean
  /** Whether it is below the account, at any depth. */
  below: boolean
}

/**
 * Whether an account may be below another one. `alone`: accounts of its type have no upline. `noAgent`: the
 * other one is not an open agent of the same brand. `circle`: the account would be below itself.
 */
export function judgeUpline(account: AccountInLine, upline: Upline): 'fine' | 'alone' | 'noAgent' | 'circle' {
  if (typesAlone.includes(account.type)) return 'alone'
  if (upline.brandCode !== account.brandCode || !agentTypes.includes(upline.type) || !upline.enabled)
    return 'noAgent'
  return upline.id === account.id || upline.below ? 'circle' : 'fine'
}
