// SPDX-License-Identifier: Apache-2.0
import { hasPermission } from '@tessera/rules/operators/permissions'
import { listOperators } from '@tessera/server/src/modules/backoffice/index.ts'
import { missing, ready, type RowCheck } from './finding.ts'

/** What is large takes two who may decide about money. With one, it waits for ever. */
export const secondOperatorRow: RowCheck = {
  name: 'Second operator',
  of: 'installation',
  async look({ deps }) {
    const deciding = (await listOperators(deps.database)).filter(
      ({ enabled, role }) => enabled && hasPermission(role, 'money'),
    )
    const names = deciding.map(({ name }) => name).join(', ')
    return deciding.length > 1
      ? ready(`${names} decide about money, so two can approve`)
      : missing(
          names ? `${names} alone decides about money; what takes two waits` : 'nobody decides about money',
          'npm run operator -- add --name NAME --role finance',
        )
  },
}
