// SPDX-License-Identifier: Apache-2.0
import type { LabelGames } from '../bets/index.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Chance } from '../../platform/chance/chance.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { MemberType } from '../members/index.ts'

/** An account that an agent opens for somebody else, who must change its password at the first login. */
export interface AccountBelow {
  brandCode: string
  username: string
  password: string
  type: MemberType
  uplineId: bigint
  madeBy: bigint
  currency: string
  prizeGroup: number
  /** The agent chose it. */
  prizeGroupChosen: boolean
}

/**
 * What agents need from the platform. What comes from modules to their right (ARCHITECTURE.md) is passed in.
 */
export interface AgentsDeps {
  database: Database
  settings: Settings
  chance: Chance
  labelGames: LabelGames
  /** False when the name is taken. */
  openAccount(account: AccountBelow): Promise<boolean>
  /** The address of the site on this host. */
  siteUrl(host: string): Promise<string>
}

/** From one moment up to another, which is excluded; epoch ms. */
export interface Period {
  fromMs: number
  toMs: number
}
