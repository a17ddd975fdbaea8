// SPDX-License-Identifier: Apache-2.0
import { listOperators } from '@tessera/server/src/modules/backoffice/index.ts'
import { missing, ready, type RowCheck } from './finding.ts'

export const operatorsRow: RowCheck = {
  name: 'Operators',
  of: 'installation',
  async look({ deps }) {
    const open = (await listOperators(deps.database)).filter(({ enabled }) => enabled)
    const names = open.map(({ name, role }) => `${name} (${role})`).join(', ')
    return open.some(({ role }) => role === 'admin')
      ? ready(names)
      : missing(names ? `${names}; no admin` : 'none', 'npm run operator -- add --name NAME --role admin')
  },
}
