// SPDX-License-Identifier: Apache-2.0
import { useDeferredValue, useState } from 'react'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { useBrandFilter } from '../../../shared/brand.tsx'
import { t } from '../../../shared/texts.ts'

const fewestCharacters = 3

/** A member, found by a part of the username. */
export function MemberField({ value, onChange }: { value: string; onChange: (memberId: string) => void }) {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  return (
    <>
      <TextField
        label={t('console.sportsbook.memberName')}
        hint={t('console.sportsbook.memberHint')}
        maxLength={64}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange('')
        }}
      />
      {search.length >= fewestCharacters && <Found search={search} value={value} onChange={onChange} />}
    </>
  )
}

function Found({
  search,
  value,
  onChange,
}: {
  search: string
  value: string
  onChange: (memberId: string) => void
}) {
  const { data } = useCallQuery('backoffice.members', {
    ...useBrandFilter(),
    search,
    pageNo: 1,
    pageSize: 20,
  })
  const found = data?.list ?? []
  if (data && found.length === 0)
    return (
      <p role="status" className="text-sm text-muted">
        {t('console.sportsbook.noSuchMember')}
      </p>
    )
  return (
    <Select
      label={t('console.member')}
      required
      value={value}
      options={[
        { value: '', label: '–' },
        ...found.map(({ memberId, username, brandCode }) => ({
          value: String(memberId),
          label: `${username} (${brandCode})`,
        })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
