// SPDX-License-Identifier: Apache-2.0
import { useRef, useState } from 'react'
import Bold from 'lucide-react/icons/bold'
import Heading from 'lucide-react/icons/heading'
import ImageIcon from 'lucide-react/icons/image'
import Italic from 'lucide-react/icons/italic'
import LinkIcon from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import Pilcrow from 'lucide-react/icons/pilcrow'
import { lazy, Suspense } from 'react'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { TextArea } from '@tessera/ui/forms/text-area.tsx'
import { HtmlPreview } from './html-preview.tsx'
import { t } from './texts.ts'

const MediaPicker = lazy(() => import('./media/media-picker.tsx'))

interface HtmlEditorProps {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string | undefined
  error?: string | undefined
}

const marks = [
  { label: 'console.bold', icon: Bold, before: '<b>', after: '</b>' },
  { label: 'console.italic', icon: Italic, before: '<i>', after: '</i>' },
  { label: 'console.paragraph', icon: Pilcrow, before: '<p>', after: '</p>\n' },
  { label: 'console.heading', icon: Heading, before: '<h2>', after: '</h2>\n' },
  { label: 'console.listMark', icon: List, before: '<ul>\n  <li>', after: '</li>\n</ul>\n' },
  { label: 'console.linkMark', icon: LinkIcon, before: '<a href="/promotions">', after: '</a>' },
] as const

/** HTML source, with buttons for the most common elements, and a preview beside it. */
export function HtmlEditor({ label, value, onChange, placeholder, error }: HtmlEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [picking, setPicking] = useState(false)
  const put = (before: string, after = ''): void => {
    const { selectionStart = value.length, selectionEnd = value.length } = area.current ?? {}
    const inside = value.slice(selectionStart, selectionEnd)
    onChange(value.slice(0, selectionStart) + before + inside + after + value.slice(selectionEnd))
    const caret = selectionStart + before.length
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(caret, caret + inside.length)
    })
  }
  return (
    <div className="flex flex-col gap-2">
      <div role="toolbar" aria-label={t('console.formatting', { label })} className="flex flex-wrap gap-1">
        {marks.map(({ label: name, icon: Icon, before, after }) => (
          <IconButton key={name} label={t(name)} look="solid" onClick={() => put(before, after)}>
            <Icon className="size-4" aria-hidden="true" />
          </IconButton>
        ))}
        <IconButton label={t('console.choosePicture')} look="solid" onClick={() => setPicking(true)}>
          <ImageIcon className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="grid gap-3 lg:grid-cols-2">
        <TextArea
          ref={area}
          label={label}
          rows={14}
          dir="auto"
          spellCheck
          maxLength={50_000}
          value={value}
          placeholder={placeholder}
          error={error}
          onChange={(event) => onChange(event.target.value)}
          className="font-mono text-sm"
        />
        <section aria-label={t('console.drawn', { label })} className="flex flex-col gap-1.5">
          <span className="text-sm font-semibold text-text">{t('console.drawnTitle')}</span>
          <div
            tabIndex={0}
            role="group"
            aria-label={t('console.drawnTitle')}
            className="max-h-96 min-h-24 flex-1 overflow-y-auto rounded-control border border-line bg-bg p-4"
          >
            <HtmlPreview html={value || (placeholder ?? '')} />
          </div>
        </section>
      </div>
      {picking && (
        <Suspense>
          <MediaPicker
            kind="inline"
            onClose={() => setPicking(false)}
            onChoose={({ url, name, width, height }) => {
              setPicking(false)
              put(
                `<img src="${url}" alt="${name.replace(/[<>"&]/g, '')}" width="${width}" height="${height}">`,
              )
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
