// SPDX-License-Identifier: Apache-2.0
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { ListPager } from '../../shared/forms/list-pager.tsx'
import { SafeHtml } from '../../shared/html/safe-html.tsx'
import { t } from '../../shared/texts/texts.ts'
import type { Publicity } from './use-announcements.ts'

const pageSize = 8

/** The news of the platform, eight to a page. */
export default function PublicityDialog({
  items,
  onClose,
}: {
  items: readonly Publicity[]
  onClose: () => void
}) {
  const [pageNo, setPageNo] = useState(1)
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
          {items.slice(from, from + pageSize).map((item) => (
            <li key={item.id} className="rounded-tile border border-line bg-bg p-4">
              <h3 className="mb-2 text-md font-bold text-text">
                <bdi>{item.title}</bdi>
              </h3>
              <SafeHtml html={item.content} level={4} />
            </li>
          ))}
        </ul>
      )}
      <ListPager pageNo={pageNo} totalPages={Math.ceil(items.length / pageSize)} onPage={setPageNo} />
    </Dialog>
  )
}
