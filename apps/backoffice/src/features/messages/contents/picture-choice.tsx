// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useBrandInput } from '../../../shared/brand.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { t } from '../../../shared/texts.ts'
import type { MediaKind } from '../../../shared/media/media-kinds.ts'

const MediaPicker = lazy(() => import('../../../shared/media/media-picker.tsx'))

interface PictureChoiceProps {
  label: string
  kind: MediaKind
  value: number | null
  onChange: (value: number | null) => void
}

/** A picture of the library by its number; without one, the platform draws it. */
export function PictureChoice({ label, kind, value, onChange }: PictureChoiceProps) {
  const [open, setOpen] = useState(false)
  const { data } = useCallQuery('backoffice.media', { ...useBrandInput(), kind, pageNo: 1, pageSize: 100 })
  const chosen = data?.list.find(({ id }) => id === value)
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-2">
      <span className="text-sm font-semibold text-text">{label}</span>
      {value === null ? (
        <p className="text-xs text-muted">{t('console.drawnPicture')}</p>
      ) : chosen ? (
        <img
          src={chosen.url}
          alt={chosen.name}
          className="max-h-32 max-w-full self-start rounded-control object-contain"
        />
      ) : (
        <p className="text-xs text-muted">#{value}</p>
      )}
      <div className="flex gap-2">
        <Button size="small" onClick={() => setOpen(true)}>
          {t('console.choosePicture')}
        </Button>
        {value !== null && (
          <Button size="small" look="quiet" onClick={() => onChange(null)}>
            {t('console.noPictureButton')}
          </Button>
        )}
      </div>
      {open && (
        <Suspense>
          <MediaPicker
            kind={kind}
            onClose={() => setOpen(false)}
            onChoose={({ id }) => {
              onChange(id)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
