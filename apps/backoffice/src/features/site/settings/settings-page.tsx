// SPDX-License-Identifier: Apache-2.0
import { useDeferredValue } from 'react'
import { settingGroups, type SettingGroup } from '@tessera/contract/kit/setting'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useAddressChoice, useAddressText } from '../../../shared/address.ts'
import { Page } from '../../../shared/page.tsx'
import { t } from '../../../shared/texts.ts'
import { titleOf } from './leaf-row.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { Leaf } from './use-setting-drafts.ts'

/** All settings of a brand: one group at a time, or the results of a search. */
export default function SettingsPage() {
  const [group, setGroup] = useAddressChoice('group', settingGroups, 'brand')
  const [typed, setTyped] = useAddressText('search')
  const search = useDeferredValue(typed.trim().toLowerCase())
  const found = (leaf: Leaf): boolean =>
    [titleOf(leaf), leaf.name, leaf.help].some((text) => text.toLowerCase().includes(search))
  return (
    <Page narrow title={t('console.settings')}>
      <SettingsForm
        shows={(leaf) => (search === '' ? leaf.group === group : found(leaf))}
        head={
          <div className="flex flex-col gap-4">
            <div className="max-w-sm">
              <TextField
                label={t('console.findSetting')}
                type="search"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </div>
            {search === '' && <Groups group={group} onChoose={setGroup} />}
          </div>
        }
      />
    </Page>
  )
}

const tab =
  'min-h-11 shrink-0 rounded-control px-3 text-sm font-semibold text-muted hover:bg-surface-2 hover:text-text aria-pressed:bg-surface-3 aria-pressed:text-text'

function Groups({ group, onChoose }: { group: SettingGroup; onChoose: (group: SettingGroup) => void }) {
  return (
    <>
      <div role="group" aria-label={t('console.settingGroups')} className="hidden flex-wrap gap-1 md:flex">
        {settingGroups.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={group === name}
            onClick={() => onChoose(name)}
            className={tab}
          >
            {t(`console.settingGroup.${name}`)}
          </button>
        ))}
      </div>
      <div className="md:hidden">
        <Select
          label={t('console.settingGroups')}
          value={group}
          options={settingGroups.map((value) => ({ value, label: t(`console.settingGroup.${value}`) }))}
          onChange={(event) => onChoose(settingGroups.find((name) => name === event.target.value) ?? group)}
        />
      </div>
    </>
  )
}
