// SPDX-License-Identifier: Apache-2.0
import { settings as declared, type SettingName } from '@tessera/contract'
import { ready, type RowCheck } from './finding.ts'

const names = (Object.keys(declared) as SettingName[]).toSorted()

export const settingsRow: RowCheck = {
  name: 'Settings changed',
  of: 'brand',
  async look({ brand: { settings } }) {
    const values = await Promise.all(names.map((name) => settings.read(name)))
    const changed = names.filter(
      (name, index) => JSON.stringify(values[index]) !== JSON.stringify(declared[name].default),
    )
    return ready(changed.join(', ') || 'none')
  },
}
