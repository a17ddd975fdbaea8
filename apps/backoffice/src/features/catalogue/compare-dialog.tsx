// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallOutput } from '@tessera/contract'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { BeforeAfter } from '../../shared/before-after.tsx'
import { client, useCallMutation } from '../../shared/api.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { t } from '../../shared/texts.ts'
import { gameTypeOptions, isGameType, type GameType } from './catalogue-words.ts'

type Diff = CallOutput<'backoffice.compareVendor'>
type Types = Record<string, GameType | null>

/**
 * Compares a vendor's list of games with the categories; the differences apply only when an operator confirms
 * them.
 */
export default function CompareDialog({
  accountId,
  name,
  onClose,
}: {
  accountId: string
  name: string
  onClose: () => void
}) {
  const [types, setTypes] = useState<Types>({})
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['compareVendor', accountId, types],
    queryFn: () => client.call('backoffice.compareVendor', { id: accountId, types }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  const apply = useCallMutation('backoffice.applyVendor', [
    'backoffice.catalogueGames',
    'backoffice.catalogueVendors',
  ])
  const none = data !== undefined && data.added.length + data.changed.length + data.gone.length === 0
  const confirm = (digest: string): void =>
    apply.mutate(
      { id: accountId, types, digest },
      {
        onSuccess: (done) => {
          showToast(t('console.applied', done), 'good')
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.compareTitle', { name })}
      closeLabel={t('console.close')}
      size="large"
    >
      <div className="flex flex-col gap-4">
        <ErrorNotice error={error} />
        <ErrorNotice error={apply.error} />
        {!data && !error && <Skeleton className="h-64 w-full" />}
        {data && <p className="text-sm text-muted">{t('console.compareCount', { count: data.listed })}</p>}
        {data && data.categories.length > 0 && (
          <Categories diff={data} onChange={(category, type) => setTypes({ ...types, [category]: type })} />
        )}
        {none && <p className="text-sm font-semibold text-text">{t('console.compareNone')}</p>}
        {data && !none && <Differences diff={data} />}
        <div className="flex justify-end gap-2">
          <Button
            busy={isFetching}
            onClick={() => {
              apply.reset()
              void refetch()
            }}
          >
            {t('console.compareAgain')}
          </Button>
          {data && !none && (
            <Button
              look="primary"
              busy={apply.isPending}
              disabled={isFetching}
              onClick={() => confirm(data.digest)}
            >
              {t('console.applyList')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Categories({
  diff,
  onChange,
}: {
  diff: Diff
  onChange: (category: string, type: GameType | null) => void
}) {
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <legend className="mb-2 text-sm font-semibold text-text">{t('console.categories')}</legend>
      {diff.categories.map(({ category, games, gameType }) => (
        <Select
          key={category}
          label={t('console.categoryIs', { category, games })}
          value={gameType ?? ''}
          options={[{ value: '', label: t('console.gameType.none') }, ...gameTypeOptions]}
          onChange={(event) => onChange(category, isGameType(event.target.value) ? event.target.value : null)}
        />
      ))}
    </fieldset>
  )
}

const mostNamed = 60

function Differences({ diff: { added, changed, gone } }: { diff: Diff }) {
  return (
    <>
      {added.length > 0 && (
        <Part title={t('console.compareAdded', { count: added.length })}>
          <Named games={added} />
        </Part>
      )}
      {changed.length > 0 && (
        <Part title={t('console.compareChanged', { count: changed.length })}>
          {changed
            .slice(0, mostNamed)
            .flatMap((game) =>
              game.changes.map(({ field, before, after }) => (
                <BeforeAfter
                  key={`${game.nodeId} ${field}`}
                  title={`${game.name} · ${t(`console.field.${field}`)}`}
                  before={before}
                  after={after}
                />
              )),
            )}
          <More count={changed.length - mostNamed} />
        </Part>
      )}
      {gone.length > 0 && (
        <Part title={t('console.compareGone', { count: gone.length })}>
          <Named games={gone} />
        </Part>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="text-sm font-bold text-text">{title}</h3>
      {children}
    </section>
  )
}

function Named({ games }: { games: readonly { gameId: string; name: string }[] }) {
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {games.slice(0, mostNamed).map(({ gameId, name }) => (
          <li
            key={gameId}
            title={gameId}
            className="rounded-control bg-surface-2 px-3 py-1.5 text-sm text-text"
          >
            {name}
          </li>
        ))}
      </ul>
      <More count={games.length - mostNamed} />
    </>
  )
}

function More({ count }: { count: number }) {
  return count > 0 ? <p className="text-sm text-muted">{t('console.moreOf', { count })}</p> : null
}
