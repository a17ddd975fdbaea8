// SPDX-License-Identifier: Apache-2.0
import { Link } from '../../../shared/router/index.ts'
import { Accordion } from '@tessera/ui/layout/accordion.tsx'
import { buttonClass } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { messageOf } from '@tessera/contract/client/failure'
import { SafeHtml } from '../../../shared/html/safe-html.tsx'
import { t } from '../../../shared/texts/texts.ts'
import { Terms } from './terms.tsx'
import { useHelp, type HelpItem } from './use-help.ts'

const visibleItems = 4

export interface HelpDialogProps {
  view: 'help' | 'terms'
  onView: (view: 'help' | 'terms') => void
  onClose: () => void
}

/** The first four topics of help, or the terms of use. */
export default function HelpDialog({ view, onView, onClose }: HelpDialogProps) {
  const { data, error, refetch } = useHelp()
  return (
    <Dialog
      open
      onClose={onClose}
      title={view === 'terms' ? t('help.terms') : t('help.title')}
      closeLabel={t('common.close')}
      size="medium"
    >
      <div className="mb-4">
        <Segmented
          wide
          label={t('help.views')}
          value={view}
          onChange={onView}
          options={[
            { value: 'help', label: t('help.topics') },
            { value: 'terms', label: t('help.terms') },
          ]}
        />
      </div>
      {!data ? (
        error ? (
          <ErrorState
            title={messageOf(error, t('common.error.title'))}
            retryLabel={t('common.retry')}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="h-64 w-full rounded-tile" />
        )
      ) : view === 'terms' ? (
        <Terms published={data.list.find(({ page }) => page === 'terms')} />
      ) : (
        <Topics items={data.list} />
      )}
    </Dialog>
  )
}

function Topics({ items }: { items: readonly HelpItem[] }) {
  if (items.length === 0) return <EmptyState title={t('help.empty')}>{t('help.emptyHint')}</EmptyState>
  const first = items.slice(0, visibleItems)
  return (
    <>
      <Accordion
        single
        items={first.map(({ id, title, content }) => ({
          id: String(id),
          title,
          content: <SafeHtml html={content} />,
        }))}
      />
      <Link to="/helpmc" className={`${buttonClass({ wide: true })} mt-4`}>
        {t('help.all')}
      </Link>
    </>
  )
}
