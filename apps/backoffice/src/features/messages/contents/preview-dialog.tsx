// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { buttonClass } from '@tessera/ui/forms/button.tsx'
import { cx } from '@tessera/ui/cx.ts'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { client } from '../../../shared/api.ts'
import { Moment } from '../../../shared/moment.tsx'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'

/** The draft on its page of the site, as on a phone or a wide screen, in either theme. */
export default function PreviewDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [theme, setTheme] = useState<'dark' | 'light'>('dark')
  const [width, setWidth] = useState<'phone' | 'wide'>('phone')
  const query = useQuery({
    queryKey: ['preview', id],
    queryFn: () => client.call('backoffice.previewContent', { id }),
    gcTime: 0,
    staleTime: 60_000,
    retry: false,
  })
  const { data } = query
  const address = data && `${data.url}&previewTheme=${theme}`
  return (
    <Dialog open onClose={onClose} title={t('console.preview')} closeLabel={t('console.close')} size="large">
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <Segmented
            label={t('console.width')}
            value={width}
            onChange={setWidth}
            options={[
              { value: 'phone', label: t('console.phone') },
              { value: 'wide', label: t('console.wide') },
            ]}
          />
          <Segmented
            label={t('console.themeChoice')}
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'dark', label: t('console.dark') },
              { value: 'light', label: t('console.light') },
            ]}
          />
          {address && (
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ look: 'quiet' })}
            >
              {t('console.openTab')}
            </a>
          )}
          {data && (
            <span className="text-xs text-muted">
              {t('console.previewUntil')} <Moment at={data.expiresAt} />
            </span>
          )}
        </div>
        <QueryState query={query} skeleton="h-96 w-full" />
        {address && <PreviewFrame address={address} width={width} />}
      </div>
    </Dialog>
  )
}

/** A wide page renders at 1280 px and is scaled down, so that its layout is that of a wide screen. */
function PreviewFrame({ address, width }: { address: string; width: 'phone' | 'wide' }) {
  return (
    <div
      className={cx(
        'mx-auto overflow-hidden rounded-tile border border-line',
        width === 'phone'
          ? 'h-[640px] w-full max-w-[390px]'
          : 'h-[600px] w-full max-w-[960px] max-md:h-[208px]',
      )}
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the site itself, which needs its own
          storage; its content policy guards it */}
      <iframe
        key={address}
        src={address}
        title={t('console.preview')}
        className={cx(
          'border-0',
          width === 'phone'
            ? 'size-full'
            : 'h-[800px] w-[1280px] origin-top-left scale-[0.75] max-md:scale-[0.26]',
        )}
      />
    </div>
  )
}
