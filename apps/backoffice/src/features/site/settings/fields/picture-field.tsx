// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { t } from '../../../../shared/texts.ts'

const MediaPicker = lazy(() => import('../../../../shared/media/media-picker.tsx'))

interface PictureFieldProps {
  label: string
  value: string | null
  onChange: (value: string | null) => void
  disabled: boolean
}

export function PictureField({ label, value, onChange, disabled }: PictureFieldProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-col gap-2">
      <span className="text-sm font-semibold text-text">{label}</span>
      {value === null ? (
        <p className="text-sm text-muted">{t('console.noPicture')}</p>
      ) : (
        <img
          src={`/media/${value}`}
          alt={label}
          className="max-h-24 max-w-full self-start rounded-control bg-surface-2 object-contain p-2"
        />
      )}
      <div className="flex gap-2">
        <Button disabled={disabled} onClick={() => setOpen(true)}>
          {t('console.choosePicture')}
        </Button>
        {value !== null && (
          <Button look="quiet" disabled={disabled} onClick={() => onChange(null)}>
            {t('console.noPictureButton')}
          </Button>
        )}
      </div>
      {open && (
        <Suspense>
          <MediaPicker
            kind="logo"
            onClose={() => setOpen(false)}
            onChoose={(media) => {
              onChange(media.pictureId)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
