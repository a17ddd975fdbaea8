// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Checkbox } from '@tessera/ui/forms/checkbox.tsx'
import { NumberField } from '@tessera/ui/forms/number-field.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useCallMutation, useCallQuery } from '../../../shared/api.ts'
import { useBrandInput } from '../../../shared/brand.tsx'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'

type Limits = CallOutput<'backoffice.reviewRules'>
const switches = ['first', 'sharedTraces'] as const
const figures = [
  'amountAbove',
  'countAbove',
  'sumAbove',
  'playedBelowPercent',
  'accountYoungerHours',
] as const

const byFigure = <Value,>(of: (name: (typeof figures)[number]) => Value) => ({
  amountAbove: of('amountAbove'),
  countAbove: of('countAbove'),
  sumAbove: of('sumAbove'),
  playedBelowPercent: of('playedBelowPercent'),
  accountYoungerHours: of('accountYoungerHours'),
})

/** The rules that mark withdrawals for a person, to try them on the withdrawals of the last 30 days. */
export default function ReviewDialog({ onClose }: { onClose: () => void }) {
  const query = useCallQuery('backoffice.reviewRules', useBrandInput())
  const { data } = query
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.payout.rules')}
      closeLabel={t('console.close')}
      size="medium"
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t('console.payout.rulesHint')}</p>
        <QueryState query={query} skeleton="h-64 w-full" />
        {data && <Trial usual={data} />}
      </div>
    </Dialog>
  )
}

function Trial({ usual }: { usual: Limits }) {
  const brand = useBrandInput()
  const [limits, setLimits] = useState(usual)
  const [typed, setTyped] = useState(() => byFigure((name) => String(usual[name])))
  const trying = useCallMutation('backoffice.tryReviewRules', [])
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        trying.mutate({ ...brand, limits: { ...limits, ...byFigure((name) => Number(typed[name])) } })
      }}
    >
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {switches.map((name) => (
          <Checkbox
            key={name}
            checked={limits[name]}
            onChange={(event) => setLimits({ ...limits, [name]: event.target.checked })}
          >
            {t(`console.payout.limit.${name}`)}
          </Checkbox>
        ))}
        {figures.map((name) => (
          <NumberField
            key={name}
            label={t(`console.payout.limit.${name}`)}
            decimals={name === 'amountAbove' || name === 'sumAbove' ? 2 : 0}
            value={typed[name]}
            onChange={(value) => setTyped({ ...typed, [name]: value })}
          />
        ))}
      </div>
      <ErrorNotice error={trying.error} />
      <Button type="submit" look="primary" busy={trying.isPending}>
        {t('console.payout.try')}
      </Button>
      {trying.data && <Result result={trying.data} />}
    </form>
  )
}

function Result({ result }: { result: CallOutput<'backoffice.tryReviewRules'> }) {
  return (
    <div role="status" className="flex flex-col gap-2 rounded-control bg-surface-2 p-3 text-sm">
      <p className="font-bold">
        {t('console.payout.tried', { marked: result.marked, count: result.withdrawals })}
      </p>
      <ul className="flex flex-col gap-1 text-muted">
        {result.rules
          .filter(({ marked }) => marked > 0)
          .map(({ rule, marked }) => (
            <li key={rule} className="flex justify-between gap-4">
              {t(`console.payout.rule.${rule}`)}
              <span className="tabular">{marked}</span>
            </li>
          ))}
      </ul>
    </div>
  )
}
