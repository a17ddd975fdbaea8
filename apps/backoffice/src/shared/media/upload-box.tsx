// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { FileDrop } from '@tessera/ui/forms/file-drop.tsx'
import { Progress } from '@tessera/ui/data/progress.tsx'
import { t } from '../texts.ts'
import type { Media, MediaKind } from './media-kinds.ts'
import { useUploads } from './use-uploads.ts'

const mostBytes = 5_000_000
const reasons = { type: 'console.notAPicture', size: 'console.tooLarge', many: 'console.tooMany' } as const

/**
 * Uploads pictures by drop or button. The platform checks their contents; the reason for a refusal is beside
 * the picture.
 */
export function UploadBox({ kind, onDone }: { kind: MediaKind; onDone?: (media: Media) => void }) {
  const { uploads, send } = useUploads(onDone)
  const [error, setError] = useState<string>()
  const going = uploads.filter(({ state }) => state === 'going').length
  return (
    <div className="flex flex-col gap-2">
      <FileDrop
        label={t('console.upload', { kind: t(`console.mediaKind.${kind}`) })}
        hint={t('console.uploadHint')}
        error={error}
        files={[]}
        accept={['image/png', 'image/jpeg', 'image/webp']}
        maxBytes={mostBytes}
        maxFiles={20}
        labels={{ choose: t('console.chooseFiles'), remove: (name) => t('console.takeOut', { name }) }}
        onRefuse={(refused) =>
          setError(refused.map(({ name, reason }) => t(reasons[reason], { name })).join(' '))
        }
        onChange={(files) => {
          setError(undefined)
          void send(kind, files)
        }}
      />
      {going > 0 && (
        <Progress
          label={t('console.uploading')}
          value={uploads.length - going}
          max={uploads.length}
          valueText={t('console.of', { done: uploads.length - going, all: uploads.length })}
        />
      )}
      {uploads.length > 0 && (
        <ul aria-label={t('console.uploads')} className="flex flex-col gap-1">
          {uploads.map(({ id, name, state, reason }) => (
            <li key={id} className="flex flex-wrap items-center gap-2 text-sm text-text">
              <Badge small tone={state === 'done' ? 'good' : state === 'refused' ? 'bad' : 'wait'}>
                {t(`console.upload.${state}`)}
              </Badge>
              <span className="min-w-0 truncate">{name}</span>
              {reason && (
                <span role="alert" className="text-sm font-semibold text-danger">
                  {reason}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
