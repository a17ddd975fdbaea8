// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Button } from '@tessera/ui/forms/button.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Pager } from '@tessera/ui/data/pager.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useAddressChoice, useAddressPage } from '../../../shared/address.ts'
import { useBrandInput } from '../../../shared/brand.tsx'
import { messageOf, useCallMutation, useCallQuery } from '../../../shared/api.ts'
import { pagerLabels } from '../../../shared/listing.tsx'
import { Page } from '../../../shared/page.tsx'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'
import { MediaGrid } from '../../../shared/media/media-grid.tsx'
import { mediaKinds, type Media } from '../../../shared/media/media-kinds.ts'
import { UploadBox } from '../../../shared/media/upload-box.tsx'

/** The pictures of a brand: upload, view, and delete those that nothing uses. */
export default function MediaPage() {
  const [kind, setKind] = useAddressChoice('kind', mediaKinds, 'bannerWide')
  const [pageNo, setPageNo] = useAddressPage()
  const query = useCallQuery('backoffice.media', { ...useBrandInput(), kind, pageNo, pageSize: 24 })
  const { data } = query
  return (
    <Page title={t('console.media')}>
      <div className="max-w-sm">
        <Select
          label={t('console.pictureUse')}
          value={kind}
          options={mediaKinds.map((value) => ({ value, label: t(`console.mediaKind.${value}`) }))}
          onChange={(event) => {
            setKind(mediaKinds.find((one) => one === event.target.value) ?? kind)
            setPageNo(1)
          }}
        />
      </div>
      <UploadBox kind={kind} />
      <QueryState query={query} skeleton="h-64 w-full" />
      {data?.list.length === 0 && <EmptyState title={t('console.noMedia')} />}
      {data && <MediaGrid list={data.list} renderActions={(media) => <Uses media={media} />} />}
      {data && (
        <Pager page={data.pageNo} totalPages={data.totalPages} onPage={setPageNo} labels={pagerLabels} />
      )}
    </Page>
  )
}

/** Where a picture is used; one that is not used can be deleted. */
function Uses({ media }: { media: Media }) {
  const remove = useCallMutation('backoffice.deleteMedia', ['backoffice.media'])
  const [sure, setSure] = useState(false)
  const done = {
    onSuccess: () => showToast(t('console.deleted'), 'good'),
    onError: (error: Error) => showToast(messageOf(error), 'bad'),
  }
  if (media.usedBy.length > 0) {
    return (
      <span className="text-xs text-muted">
        {t('console.usedBy')}{' '}
        {media.usedBy.map((id) => (
          <Link
            key={id}
            to="/contents/$id"
            params={{ id: String(id) }}
            className="inline-flex min-h-6 min-w-6 items-center justify-center font-semibold text-brand underline"
          >
            #{id}
          </Link>
        ))}
      </span>
    )
  }
  if (!sure)
    return (
      <Button
        size="small"
        look="quiet"
        aria-label={`${t('console.delete')}: ${media.name}`}
        onClick={() => setSure(true)}
      >
        {t('console.delete')}
      </Button>
    )
  return (
    <>
      <Button
        size="small"
        look="danger"
        busy={remove.isPending}
        aria-label={`${t('console.deleteNow')}: ${media.name}`}
        onClick={() => remove.mutate({ id: media.id }, done)}
      >
        {t('console.deleteNow')}
      </Button>
      <Button size="small" look="quiet" onClick={() => setSure(false)}>
        {t('console.cancel')}
      </Button>
    </>
  )
}
