// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Queries } from '../../../platform/db/index.ts'
import { memberById, type Member } from '../../members/index.ts'

/** Throws `backoffice.noMember`. */
export async function memberOf(db: Queries, id: bigint): Promise<Member> {
  const member = await memberById(db, id)
  if (!member) throw fault('backoffice.noMember')
  return member
}
