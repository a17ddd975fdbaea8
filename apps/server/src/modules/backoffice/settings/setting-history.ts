// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import type { Queries } from '../../../platform/db/index.ts'
import { changeById, findChanges, type NotedChange } from '../../../platform/settings/setting-store.ts'
import { presentPage } from '../../wallet/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { changeSettings, type ChangeFacts } from './change-settings.ts'
import { isSetting, presentValue, titleOf } from './setting-leaf.ts'

type History = OperationOutput<'backoffice.settingHistory'>

const presentChange = ({
  id,
  brandCode,
  name,
  before,
  after,
  version,
  changedAtMs,
  changedBy,
}: NotedChange): History['list'][number] => ({
  id,
  brandCode,
  name,
  title: isSetting(name) ? titleOf(name) : name,
  version,
  changedAt: changedAtMs,
  changedBy,
  before: presentValue(name, before),
  after: presentValue(name, after),
})

/** Who changed what and when, newest first. */
export async function settingHistory(
  db: Queries,
  { name, pageNo, pageSize }: OperationInput<'backoffice.settingHistory'>,
  brandCode: string,
): Promise<History> {
  const { changes, totalCount } = await findChanges(db, { brandCode, name, pageNo, pageSize })
  return presentPage(changes.map(presentChange), totalCount, { pageNo, pageSize })
}

/** Restores the value that a leaf had before a change; this is itself a change like any other. */
export async function restoreSetting(
  deps: BackofficeDeps,
  facts: Pick<ChangeFacts, 'operator' | 'nowMs'>,
  { id, version, dryRun }: OperationInput<'backoffice.restoreSetting'>,
): Promise<OperationOutput<'backoffice.restoreSetting'>> {
  const change = await changeById(deps.database, id)
  if (!change) throw fault('backoffice.noChange')
  return changeSettings(deps, { ...facts, brandCode: change.brandCode, dryRun }, [
    { name: change.name, value: change.before, version },
  ])
}
