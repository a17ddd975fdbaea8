// SPDX-License-Identifier: Apache-2.0
import { Link } from '../../../shared/router/index.ts'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Mosaic } from '@tessera/ui/layout/mosaic.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Wordmark } from '@tessera/ui/media/mark.tsx'
import Search from 'lucide-react/icons/search'
import { useEffect, useId, useState } from 'react'
import { messageOf } from '@tessera/contract/client/failure'
import { SafeHtml } from '../../../shared/html/safe-html.tsx'
import { helpAnchor } from '../../../shared/site/help-anchor.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { useTitle } from '../../../shared/site/use-title.ts'
import { t } from '../../../shared/texts/texts.ts'
import { findHelp, useHelp, type HelpItem } from './use-help.ts'

/** The help centre: every topic on one page, with a link home, a search and a table of contents. */
export function HelpPage() {
  useTitle(t('help.center'))
  const { siteName } = useSite().whitelabel
  const { data, error, refetch } = useHelp()
  const [wanted, setWanted] = useState('')
  const found = data && findHelp(data.list, wanted)
  return (
    <div className="flex flex-col gap-6 py-2 md:py-4">
      <header className="relative isolate overflow-hidden rounded-panel border border-line bg-surface-1 px-5 pt-6 pb-2 md:px-10 md:pt-8 md:pb-4">
        <div aria-hidden="true" className="tesserae absolute inset-0 -z-10 bg-text opacity-[0.03]" />
        <Link to="/" aria-label={siteName} className="mb-6 inline-flex rounded-control">
          <Wordmark name={siteName} />
        </Link>
        <h1 className="text-xl font-extrabold text-text md:text-2xl">{t('help.center')}</h1>
        <p className="mt-1 text-md text-muted">{t('help.center.hint')}</p>
        <HelpSearch value={wanted} onChange={setWanted} />
        <p role="status" className="mt-2 min-h-5 text-sm text-muted">
          {found && wanted.trim() !== '' && t('help.found', { count: found.length })}
        </p>
      </header>
      {!found ? (
        error ? (
          <ErrorState
            title={messageOf(error, t('common.error.title'))}
            retryLabel={t('common.retry')}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="h-96 w-full rounded-panel" />
        )
      ) : found.length === 0 ? (
        <EmptyState
          drawing={<Mosaic of="search" />}
          title={wanted.trim() === '' ? t('help.empty') : t('help.search.empty')}
        >
          {wanted.trim() === '' ? t('help.emptyHint') : t('help.search.emptyHint')}
        </EmptyState>
      ) : (
        <Topics items={found} />
      )}
    </div>
  )
}

function HelpSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId()
  return (
    <div className="relative mt-5 max-w-[560px]">
      <label htmlFor={id} className="sr-only">
        {t('help.search')}
      </label>
      <Search
        className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-muted"
        aria-hidden="true"
      />
      <input
        id={id}
        type="search"
        value={value}
        maxLength={100}
        placeholder={t('help.search')}
        onChange={(event) => onChange(event.target.value)}
        className="h-12 w-full rounded-control border border-line-control bg-bg ps-12 pe-4 text-md text-text placeholder:text-muted focus-visible:border-brand"
      />
    </div>
  )
}

function Topics({ items }: { items: readonly HelpItem[] }) {
  // A visitor who follows a link to one topic arrives before the topics have loaded.
  useEffect(() => {
    if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[240px_minmax(0,1fr)]">
      <nav
        aria-label={t('help.topics')}
        className="no-scrollbar -mx-4 overflow-x-auto px-4 lg:sticky lg:top-6 lg:mx-0 lg:px-0"
      >
        <ul className="flex gap-2 lg:flex-col lg:gap-1">
          {items.map((item) => (
            <li key={item.id} className="shrink-0">
              <a
                href={`#${helpAnchor(item.id)}`}
                className="flex min-h-10 items-center rounded-control px-3 text-sm font-semibold text-muted transition-colors duration-160 hover:bg-surface-2 hover:text-text max-lg:border max-lg:border-line max-lg:bg-surface-1"
              >
                {item.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex min-w-0 flex-col gap-4">
        {items.map((item) => (
          <section
            key={item.id}
            id={helpAnchor(item.id)}
            className="scroll-mt-6 rounded-panel border border-line bg-surface-1 p-5 target:border-brand md:p-8"
          >
            <h2 className="mb-3 text-lg font-bold text-text">{item.title}</h2>
            <SafeHtml html={item.content} />
          </section>
        ))}
      </div>
    </div>
  )
}
