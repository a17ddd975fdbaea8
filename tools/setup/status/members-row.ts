// SPDX-License-Identifier: Apache-2.0
import { countMembers } from '@tessera/server/src/modules/members/index.ts'
import { ready, type RowCheck } from './finding.ts'

export const membersRow: RowCheck = {
  name: 'Members',
  of: 'installation',
  look: async ({ deps }) => ready(String((await countMembers(deps.database, 0)).all)),
}
