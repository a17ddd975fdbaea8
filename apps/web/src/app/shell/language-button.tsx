// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import { Flag } from '@tessera/ui/media/flag.tsx'
import { languages } from '@tessera/texts/languages'
import { lazy, Suspense, useState } from 'react'
import { t, useLanguage } from '../../shared/texts/texts.ts'

const LanguagePicker = lazy(() => import('./language-picker.tsx'))

/**
 * The chosen language with its flag; opens the picker. `mini` shows only the flag, with the name on hover and
 * for screen readers.
 */
export function LanguageButton({ mini = false }: { mini?: boolean }) {
  const { flag, name, tag } = languages[useLanguage()]
  const [open, setOpen] = useState(false)
  const label = t('language.button', { name })
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        title={mini ? label : undefined}
        onClick={() => setOpen(true)}
        className={cx(
          'flex h-11 w-full shrink-0 items-center gap-3 rounded-control text-sm font-semibold text-muted transition-colors duration-160 hover:bg-surface-2 hover:text-text',
          mini ? 'justify-center' : 'px-3',
        )}
      >
        <Flag of={flag} className="size-5" />
        {!mini && (
          <span className="truncate">
            <bdi lang={tag}>{name}</bdi>
          </span>
        )}
      </button>
      {open && (
        <Suspense>
          <LanguagePicker onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
