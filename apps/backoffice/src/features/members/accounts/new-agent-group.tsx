// SPDX-License-Identifier: Apache-2.0
import { useQuery } from '@tanstack/react-query'
import type { PrizeGroup } from '@tessera/rules/lottery/prize-groups'
import { Select } from '@tessera/ui/forms/select.tsx'
import { client } from '../../../shared/api.ts'
import { groupsOf } from '../../../shared/lottery/groups-of.ts'
import { t } from '../../../shared/texts.ts'

interface NewAgentGroupProps {
  brandCode: string
  /** Username of the upline; empty for none. */
  upline: string
  chosen: number | undefined
  error: string | undefined
  onChoose: (prizeMode: number | undefined) => void
}

/** The prize group of a new account: as the brand sets it, or one up to the upline's. Nothing while a brand has one group. */
export function NewAgentGroup({ brandCode, upline, chosen, error, onChoose }: NewAgentGroupProps) {
  const { data: groups = [] } = useQuery({
    queryKey: ['new-agent-groups', brandCode, upline],
    queryFn: () => groupsFor(brandCode, upline),
  })
  if (groups.length < 2 && chosen === undefined) return null
  const isOffered = groups.some(({ number }) => number === chosen)
  return (
    <Select
      label={t('console.prizeGroup')}
      hint={t('console.prizeGroup.ofNewAccount')}
      error={error ?? (chosen !== undefined && !isOffered ? t('console.prizeGroup.aboveUpline') : undefined)}
      value={chosen === undefined ? '' : String(chosen)}
      options={[
        { value: '', label: t('console.prizeGroup.usual') },
        ...groups.map(({ number, name, level }) => ({
          value: String(number),
          label: `${number} · ${name} · × ${level}`,
        })),
        ...(chosen === undefined || isOffered ? [] : [{ value: String(chosen), label: String(chosen) }]),
      ]}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
    />
  )
}

/** The groups of a brand, up to that of an upline, or all if the brand has no such upline. The server decides. */
async function groupsFor(brandCode: string, upline: string): Promise<PrizeGroup[]> {
  const { leaves } = await client.call('backoffice.settings', { brandCode })
  const groups = groupsOf(leaves.find(({ name }) => name === 'lottery.prizeGroups')?.value)
  if (upline === '') return groups
  const { list } = await client.call('backoffice.members', {
    brandCode,
    search: upline,
    pageNo: 1,
    pageSize: 20,
  })
  const found = list.find(({ username }) => username.toLowerCase() === upline.toLowerCase())
  if (!found) return groups
  const { prizeMode } = await client.call('backoffice.prizeGroup', { id: found.memberId })
  return groups.filter(({ number }) => number <= prizeMode)
}
