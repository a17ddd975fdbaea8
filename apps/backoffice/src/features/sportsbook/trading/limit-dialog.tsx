// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { NumberField } from '@tessera/ui/forms/number-field.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { marketTypes } from '@tessera/rules/sportsbook/market-types/market-types'
import { useCallMutation, useCallQuery } from '../../../shared/api.ts'
import { useBrandInput } from '../../../shared/brand.tsx'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { typeName } from '../../../shared/sportsbook/market-words.ts'
import { t } from '../../../shared/texts.ts'
import { MemberField } from './member-field.tsx'
import type { Limit } from './trading-words.ts'

const ways = ['factor', 'highest'] as const

interface LimitDialogProps {
  kind: Limit['kind']
  title: string
  onClose: () => void
}

/** Limits the stakes of a member, or of all members on a competition or a market type. */
export default function LimitDialog({ kind, title, onClose }: LimitDialogProps) {
  const [key, setKey] = useState('')
  const [way, setWay] = useState<(typeof ways)[number]>('factor')
  const [figure, setFigure] = useState('')
  const brand = useBrandInput()
  const ofMember = useCallMutation('backoffice.limitSportsbookMember', ['backoffice.sportsbookLimits'])
  const ofStakes = useCallMutation('backoffice.limitSportsbookStakes', ['backoffice.sportsbookLimits'])
  const { isPending, error } = kind === 'member' ? ofMember : ofStakes
  const asFactor = kind === 'member' && way === 'factor'
  const known = key !== '' && figure !== ''
  function limit(reason: string): void {
    if (!known) return
    const done = { onSuccess: onClose }
    const amount = Number(figure)
    if (kind === 'member')
      ofMember.mutate(
        {
          memberId: Number(key),
          factor: asFactor ? Math.round(amount * 10) : null,
          highest: asFactor ? null : amount,
          reason,
        },
        done,
      )
    else
      ofStakes.mutate(
        {
          ...brand,
          ...(kind === 'competition' ? { competitionId: key } : { type: key }),
          highest: amount,
          reason,
        },
        done,
      )
  }
  return (
    <ReasonDialog
      title={title}
      explain={t('console.sportsbook.limitsExplain')}
      action={title}
      doing={{ isPending, error, mutate: limit }}
      onClose={onClose}
    >
      {kind === 'member' && <MemberField value={key} onChange={setKey} />}
      {kind === 'competition' && <CompetitionField value={key} onChange={setKey} />}
      {kind === 'type' && (
        <Select
          label={t('console.sportsbook.kind.type')}
          required
          value={key}
          options={[
            { value: '', label: '–' },
            ...marketTypes.map(({ code }) => ({ value: code, label: typeName(code) })),
          ]}
          onChange={({ target }) => setKey(target.value)}
        />
      )}
      {kind === 'member' && (
        <Segmented
          label={t('console.sportsbook.limitAs')}
          value={way}
          onChange={setWay}
          options={ways.map((value) => ({ value, label: t(`console.sportsbook.limitAs.${value}`) }))}
        />
      )}
      <NumberField
        label={t(asFactor ? 'console.sportsbook.percent' : 'console.sportsbook.highest')}
        hint={asFactor ? t('console.sportsbook.percentHint') : undefined}
        required
        decimals={asFactor ? 1 : 2}
        value={figure}
        onChange={setFigure}
      />
    </ReasonDialog>
  )
}

function CompetitionField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data } = useCallQuery('backoffice.sportsbookCompetitions', {})
  return (
    <Select
      label={t('console.sportsbook.competition')}
      required
      value={value}
      options={[
        { value: '', label: '–' },
        ...(data?.list ?? []).map(({ id, name, sport }) => ({
          value: id,
          label: `${name} (${t(`console.sportsbook.sport.${sport}`)})`,
        })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
