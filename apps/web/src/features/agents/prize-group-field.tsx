// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Select } from '@tessera/ui/forms/select.tsx'
import { t } from '../../shared/texts/texts.ts'

type Group = CallOutput<'agents.invitation'>['groups'][number]

/** Chooses one of the prize groups that the agent may give, or the one that the site gives; null for that one. */
export function PrizeGroupField({
  label,
  hint,
  groups,
  value,
  disabled,
  onChange,
}: {
  label: string
  hint?: string
  groups: readonly Group[]
  value: number | null
  disabled?: boolean
  onChange: (prizeMode: number | null) => void
}) {
  return (
    <Select
      label={label}
      {...(hint === undefined ? {} : { hint })}
      value={value === null ? usual : String(value)}
      disabled={disabled}
      options={[
        { value: usual, label: t('agents.prizeGroup.usual') },
        ...groups.map(({ prizeMode, name, level }) => ({
          value: String(prizeMode),
          label: `${name} · × ${level}`,
        })),
      ]}
      onChange={({ target }) => onChange(target.value === usual ? null : Number(target.value))}
    />
  )
}

const usual = ''
