// SPDX-License-Identifier: Apache-2.0
import { settings as declared, type OperationOutput, type SettingName } from '@tessera/contract'
import { settingGroups } from '@tessera/contract/kit'
import type { Queries } from '../../../platform/db/index.ts'
import { holderOf } from '../../../platform/settings/settings.ts'
import { findSettings, type StoredSetting } from '../../../platform/settings/setting-store.ts'
import { isBuilt } from '../../site/index.ts'
import { formOf, settingNames, presentValue, titleOf } from './setting-leaf.ts'

type Tree = OperationOutput<'backoffice.settings'>
type Leaf = Tree['leaves'][number]

/** The tree of a brand's settings with the current values, and who changed each last. */
export async function showSettings(db: Queries, brandCode: string): Promise<Tree> {
  const stored = new Map(
    (await findSettings(db)).map((setting) => [`${setting.brandCode} ${setting.name}`, setting]),
  )
  const leaves = settingNames.map((name) => leafOf(name, stored.get(`${holderOf(brandCode, name)} ${name}`)))
  return { brandCode, groups: [...settingGroups], leaves }
}

function leafOf(name: SettingName, stored: StoredSetting | undefined): Leaf {
  const { group, help, audience, scope, default: usual } = declared[name]
  return {
    name,
    group,
    title: titleOf(name),
    help,
    audience,
    scope,
    schema: formOf(name),
    built: isBuilt(name),
    default: usual,
    value: presentValue(name, stored ? stored.value : usual),
    version: stored?.version ?? 0,
    changedAt: stored?.changedAtMs ?? null,
    changedBy: stored?.changedBy ?? null,
  }
}
