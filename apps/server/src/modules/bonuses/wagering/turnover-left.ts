// SPDX-License-Identifier: Apache-2.0
import { turnoverLeftOf } from '@tessera/rules/bonuses/count-wagering'
import type { Amount } from '@tessera/rules/money'
import type { Queries } from '../../../platform/db/index.ts'
import { openRequirements } from '../grants/requirement-store.ts'

/** What a member still has to stake before they may withdraw (D-78). */
export const turnoverLeft = async (db: Queries, memberId: bigint): Promise<Amount> =>
  turnoverLeftOf(await openRequirements(db, memberId))
