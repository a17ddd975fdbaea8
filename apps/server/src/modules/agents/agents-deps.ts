// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import type { LabelGames } from '../bets/index.ts'
import type { Database, Queries } from '../../platform/db/index.ts'
import type { Chance } from '../../platform/chance/chance.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { MemberType } from '../members/index.ts'

/** An account that an agent opens for somebody else, who must change its password at the first login. */
export interface AccountBelow {
  brandCode: string
  username: string
  password: string
  type: MemberType
  uplineId: number
  madeBy: number
  currency: string
}

/** What agents need of the platform; what stands to the right of them is handed in. */
export interface AgentsDeps {
  database: Database
  settings: Settings
  chance: Chance
  labelGames: LabelGames
  /** What members together paid in and got paid out; told by the wallet. */
  paymentsOf(
    db: Queries,
    memberIds: readonly number[],
    period: Period,
    currency: string,
  ): Promise<{ deposits: Amount; withdrawals: Amount }>
  /** False when the name is taken. */
  openAccount(account: AccountBelow): Promise<boolean>
  /** The address of the site on this host. */
  siteUrl(host: string): Promise<string>
}

/** From a moment on, up to and without another one; epoch ms. */
export interface Period {
  fromMs: number
  toMs: number
}
