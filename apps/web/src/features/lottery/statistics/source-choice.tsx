// SPDX-License-Identifier: Apache-2.0
import type { CallInput } from '@tessera/contract'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { t } from '../../../shared/texts/texts.ts'

export type Source = NonNullable<CallInput<'lottery.statistics'>['source']>

/** Whose draws are shown: those of this site or, where they were imported, those of the state. Never both. */
export function SourceChoice({
  gameId,
  lottery,
  source,
  onSource,
}: {
  gameId: number
  lottery: Lottery
  source: Source
  onSource: (source: Source) => void
}) {
  const { data } = useCallQuery('lottery.statistics', { gameId, source: 'site' })
  const state = data?.sources.find((one) => one.source === 'state')
  if (!state) return null
  return (
    <div className="flex flex-col gap-2">
      <Segmented
        label={t('lottery.history.source')}
        options={[
          { value: 'site', label: t('lottery.history.site') },
          { value: 'state', label: t('lottery.history.state') },
        ]}
        value={source}
        onChange={onSource}
      />
      {source === 'state' && (
        <div className="max-w-prose rounded-control border border-gold/40 bg-surface-1 px-4 py-3 text-sm text-text">
          <p>{t('lottery.history.imported', { source: state.importedFrom.join(', ') })}</p>
          {lottery.tag === 'MB' && (
            <p className="mt-1 text-muted">{t('lottery.history.north', { lottery: lottery.name })}</p>
          )}
        </div>
      )}
    </div>
  )
}
