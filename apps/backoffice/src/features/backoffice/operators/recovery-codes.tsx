// SPDX-License-Identifier: Apache-2.0
import { useEffect, useRef } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { saveFile } from '../../../shared/save-file.ts'
import { t } from '../../../shared/texts.ts'
import { copyText } from './copy-text.ts'

/** Codes for a lost device, shown this one time: to copy, to print, to save. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const words = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone; readers go on here.
  useEffect(() => words.current?.focus(), [])
  const lines = `${codes.join('\n')}\n`
  return (
    <div className="flex flex-col gap-4">
      <p
        ref={words}
        tabIndex={-1}
        className="rounded-control bg-gold-soft px-4 py-3 text-sm font-semibold text-gold outline-none"
      >
        {t('console.security.codesOnce')}
      </p>
      <ol
        dir="ltr"
        aria-label={t('console.security.codes')}
        className="print-alone tabular grid grid-cols-1 gap-2 font-mono text-sm text-text sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="rounded-control border border-line bg-surface-2 px-3 py-2 text-center">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => copyText(lines)}>{t('console.copy')}</Button>
        <Button onClick={() => window.print()}>{t('console.security.print')}</Button>
        <Button onClick={() => saveFile('recovery-codes.txt', lines, 'text/plain')}>
          {t('console.security.download')}
        </Button>
        <Button look="primary" onClick={onDone}>
          {t('console.security.kept')}
        </Button>
      </div>
    </div>
  )
}
