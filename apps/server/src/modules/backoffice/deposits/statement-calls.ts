// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { Queries } from '../../../platform/db/index.ts'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import {
  allDifferences,
  compareUploaded,
  explainDifference,
  findStatement,
  listDifferences,
  listStatements,
  presentPage,
  sumDifferences,
  type Statement,
  type StatementDifference,
} from '../../wallet/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { differencesAsCsv } from './differences-as-csv.ts'

type StatementCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'statements' | 'uploadStatement' | 'differences' | 'explainDifference' | 'exportDifferences'}`
>

export const statementCalls = (deps: BackofficeDeps): StatementCalls => ({
  async 'backoffice.statements'(query, { db }) {
    const { statements, total } = await listStatements(db, query)
    return presentPage(statements.map(presentedStatement), total, query)
  },
  async 'backoffice.uploadStatement'(input, { operator, nowMs }) {
    const statement = await compareUploaded(deps, input, {
      by: operator.name,
      nowMs,
      record: (tx, { id, accountId, lines, matched, open }) =>
        recordAction(tx, {
          operatorId: operator.operatorId,
          operatorName: operator.name,
          action: 'uploadStatement',
          subject: `statement:${id}`,
          after: { account: accountId, file: input.fileName, lines, matched, differences: open },
          nowMs,
        }),
    })
    return presentedStatement(statement)
  },
  async 'backoffice.differences'({ id, kind, ...page }, { db }) {
    const statement = await statementAt(db, id)
    const presented = presentedIn(statement.zone)
    const { differences, total } = await listDifferences(db, id, { kind, ...page })
    return {
      ...presentPage(differences.map(presented), total, page),
      statement: presentedStatement(statement),
      sums: await sumDifferences(db, id),
    }
  },
  async 'backoffice.explainDifference'({ id, reason }, { tx, operator, nowMs }) {
    const explained = await explainDifference(tx, id, { reason, by: operator.name, nowMs })
    if (explained === 'unknown') throw fault('call.notFound')
    if (explained === 'explained') throw fault('wallet.wrongState')
    await recordAction(tx, {
      operatorId: operator.operatorId,
      operatorName: operator.name,
      action: 'explainDifference',
      subject: `difference:${id}`,
      after: { kind: explained.kind, reference: explained.reference, reason },
      nowMs,
    })
    const { zone } = await statementAt(tx, explained.statementId)
    return presentedIn(zone)(explained)
  },
  async 'backoffice.exportDifferences'({ id }, { db }) {
    const { accountId, fromDay, toDay, zone } = await statementAt(db, id)
    const csv = differencesAsCsv(await allDifferences(db, id), zone)
    return { fileName: `differences-${accountId}-${fromDay}-${toDay}.csv`, csv }
  },
})

async function statementAt(db: Queries, id: string): Promise<Statement> {
  const statement = await findStatement(db, id)
  if (!statement) throw fault('call.notFound')
  return statement
}

const presentedStatement = ({
  id,
  uploadedAtMs,
  ...rest
}: Statement): OperationOutput<'backoffice.uploadStatement'> => ({
  statementId: id,
  time: uploadedAtMs,
  ...rest,
})

const presentedIn =
  (zone: string) =>
  ({
    id,
    atMs,
    statementId: _,
    ...rest
  }: StatementDifference): OperationOutput<'backoffice.explainDifference'> => ({
    differenceId: id,
    time: atMs,
    day: dayIn(zone, atMs),
    ...rest,
  })
