// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { timelineKinds } from '@tessera/rules/timeline/kinds'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { useEffect, useRef, useState } from 'react'
import { SpanChoice, useSpan } from '../../shared/forms/span-choice.tsx'
import { t } from '../../shared/texts/texts.ts'
import { DownloadButton } from './download-button.tsx'
import { TimelineDays, type CheckRound } from './timeline-days.tsx'
import { useTimeline, type KindChoice } from './use-timeline.ts'

const choices: readonly KindChoice[] = ['all', ...timelineKinds]

/** Everything that happened to the member's account, newest first, by kind and span, with its file. */
export function TimelinePage({ checkRound }: { checkRound: CheckRound }) {
  const [choice, setChoice] = useState<KindChoice>('all')
  const [chosen, choose] = useSpan('month')
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('timeline.intro')}</p>
      <Segmented
        label={t('timeline.kind')}
        value={choice}
        onChange={setChoice}
        options={choices.map((value) => ({
          value,
          label: value === 'all' ? t('wallet.type.ALL') : t(`timeline.kind.${value}`),
        }))}
      />
      <SpanChoice value={chosen.span} onChange={choose} />
      <div>
        <DownloadButton choice={choice} startTime={chosen.from} />
      </div>
      <Entries
        key={`${choice} ${chosen.from}`}
        choice={choice}
        startTime={chosen.from}
        checkRound={checkRound}
      />
    </div>
  )
}

function Entries({
  choice,
  startTime,
  checkRound,
}: {
  choice: KindChoice
  startTime: number
  checkRound: CheckRound
}) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTimeline(
    choice,
    startTime,
  )
  const [marked, setMarked] = useState<string>()
  const markedRow = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (marked !== undefined) markedRow.current?.focus()
  }, [marked])
  if (!data)
    return error ? (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton className="h-64 w-full rounded-tile" />
    )
  const entries = data.pages.flatMap(({ list }) => list)
  if (entries.length === 0) return <EmptyState title={t('timeline.empty')} />
  // The button goes with the last page, so the focus moves to the first entry that came.
  const showMore = async () => {
    const { data: grown, hasNextPage: hasMore } = await fetchNextPage()
    if (!hasMore) setMarked(grown?.pages.at(-1)?.list[0]?.id)
  }
  return (
    <>
      <TimelineDays entries={entries} checkRound={checkRound} marked={marked} markedRef={markedRow} />
      {hasNextPage && (
        <Button className="self-center" busy={isFetchingNextPage} onClick={() => void showMore()}>
          {t('timeline.more')}
        </Button>
      )}
    </>
  )
}
