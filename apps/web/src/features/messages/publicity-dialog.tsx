// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { ListPager } from '../../shared/forms/list-pager.tsx'
import { SafeHtml } from '../../shared/html/safe-html.tsx'
import { useMedia, wideScreen } from '../../shared/site/use-media.ts'
import { t } from '../../shared/texts/texts.ts'
import type { Publicity } from './use-announcements.ts'

const pageSize = 8

/** The news of the site, eight per page; on a phone one, and the rest on demand. */
export default function PublicityDialog({
  items,
  onClose,
}: {
  items: readonly Publicity[]
  onClose: () => void
}) {
  const [pageNo, setPageNo] = useState(1)
  const wide = useMedia(wideScreen)
  const [all, setAll] = useState(false)
  const folded = !wide && !all && items.length > 1
  const from = (pageNo - 1) * pageSize
  const only = items.length === 1 ? items[0] : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={only?.title ?? t('messages.publicity')}
      closeLabel={t('common.close')}
      size="medium"
    >
      {only ? (
        <SafeHtml html={only.content} />
      ) : (
        <ul aria-label={t('messages.publicity')} className="flex flex-col gap-3">
          {items.slice(from, folded ? 1 : from + pageSize).map((item) => (
            <li key={item.id} className="rounded-tile border border-line bg-bg p-4">
              <h3 className="mb-2 text-md font-bold text-text">
                <bdi>{item.title}</bdi>
              </h3>
              <SafeHtml html={item.content} level={4} />
            </li>
          ))}
        </ul>
      )}
      {folded && (
        <Button wide className="mt-3" onClick={() => setAll(true)}>
          {t('messages.publicity.more', { count: items.length - 1 })}
        </Button>
      )}
      {!folded && (
        <ListPager pageNo={pageNo} totalPages={Math.ceil(items.length / pageSize)} onPage={setPageNo} />
      )}
    </Dialog>
  )
}
