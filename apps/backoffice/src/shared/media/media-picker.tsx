// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Pager } from '@tessera/ui/data/pager.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { useBrandInput } from '../brand.tsx'
import { useCallQuery } from '../api.ts'
import { ErrorNotice } from '../error-notice.tsx'
import { pagerLabels } from '../listing.tsx'
import { t } from '../texts.ts'
import { MediaGrid } from './media-grid.tsx'
import type { Media, MediaKind } from './media-kinds.ts'
import { UploadBox } from './upload-box.tsx'

/** Selects a picture of one kind from the library, or uploads a new one. */
export default function MediaPicker({
  kind,
  onClose,
  onChoose,
}: {
  kind: MediaKind
  onClose: () => void
  onChoose: (media: Media) => void
}) {
  const [pageNo, setPageNo] = useState(1)
  const { data, error } = useCallQuery('backoffice.media', { ...useBrandInput(), kind, pageNo, pageSize: 12 })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.choosePicture')}
      closeLabel={t('console.close')}
      size="large"
    >
      <div className="flex flex-col gap-4">
        <UploadBox kind={kind} />
        <ErrorNotice error={error} />
        {!data && !error && <Skeleton className="h-48 w-full" />}
        {data?.list.length === 0 && <EmptyState title={t('console.noMedia')} />}
        {data && (
          <MediaGrid
            list={data.list}
            renderActions={(media) => (
              <Button
                size="small"
                look="primary"
                aria-label={`${t('console.choose')}: ${media.name}`}
                onClick={() => onChoose(media)}
              >
                {t('console.choose')}
              </Button>
            )}
          />
        )}
        {data && (
          <Pager page={data.pageNo} totalPages={data.totalPages} onPage={setPageNo} labels={pagerLabels} />
        )}
      </div>
    </Dialog>
  )
}
