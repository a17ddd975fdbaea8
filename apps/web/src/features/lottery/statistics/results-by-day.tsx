// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { messageOf } from '@tessera/contract/client/failure'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { Accordion } from '@tessera/ui/layout/accordion.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useState } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { ListPager } from '../../../shared/forms/list-pager.tsx'
import { useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { PrizeRows } from '../betting/prize-rows.tsx'
import { drawName } from '../draw-name.ts'
import type { Source } from './source-choice.tsx'

/** The results of a source with all their prizes: the latest, or those of a day. */
export function ResultsByDay({
  gameId,
  lottery,
  source,
}: {
  gameId: number
  lottery: Lottery
  source: Source
}) {
  const [day, setDay] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const { data, error, refetch } = useCallQuery(
    'lottery.results',
    { gameId, source, pageNo, ...(day === '' ? {} : { day }) },
    { keepPreviousData: true },
  )
  return (
    <section aria-labelledby="lottery-past" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="lottery-past" className="text-lg font-bold text-text">
          {t('lottery.results')}
        </h2>
        <TextField
          label={t('lottery.history.day')}
          type="date"
          value={day}
          onChange={(event) => {
            setDay(event.currentTarget.value)
            setPageNo(1)
          }}
        />
      </div>
      {error && !data ? (
        <ErrorState
          title={messageOf(error, t('common.error.title'))}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Skeleton className="h-60 rounded-tile" />
      ) : data.list.length === 0 ? (
        <p
          role="status"
          className="rounded-tile border border-line bg-surface-1 px-4 py-6 text-center text-sm text-muted"
        >
          {t(day === '' ? 'lottery.noResult' : 'lottery.history.noneOnDay')}
        </p>
      ) : (
        <DrawResults key={data.list[0]?.numero} lottery={lottery} draws={data.list} />
      )}
      {data && <ListPager pageNo={pageNo} totalPages={data.totalPages} onPage={setPageNo} />}
    </section>
  )
}

/** One draw below the other, the latest one open. */
function DrawResults({ lottery, draws }: { lottery: Lottery; draws: CallOutput<'lottery.results'>['list'] }) {
  const zone = useZone()
  return (
    <Accordion
      single
      openFirst={draws[0]?.numero ?? ''}
      items={draws.map(({ numero, time, winningNumber }) => ({
        id: numero,
        title: (
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            <bdi className="tabular">{t('lottery.draw', { number: drawName(numero) })}</bdi>
            {time !== null && <Time at={time} zone={zone} className="text-xs font-semibold text-muted" />}
          </span>
        ),
        content: (
          <PrizeRows
            lottery={lottery}
            winningNumber={winningNumber}
            caption={t('lottery.draw', { number: drawName(numero) })}
          />
        ),
      }))}
    />
  )
}
