// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { t } from '../../../shared/texts/texts.ts'

/** Asks once whether visits can be counted; both answers have equal weight. */
export function ConsentBar({ onAnswer }: { onAnswer: (answer: 'yes' | 'no') => void }) {
  return (
    <section
      aria-label={t('shell.consent.title')}
      className="enter-rise fixed inset-x-3 bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom)+2rem)] z-40 mx-auto flex max-w-[720px] flex-col gap-3 rounded-tile border border-line bg-surface-2 p-4 shadow-panel sm:flex-row sm:items-center md:bottom-4"
    >
      <div className="min-w-0 flex-1">
        <p className="text-sm font-bold text-text">{t('shell.consent.title')}</p>
        <p className="text-xs text-muted">{t('shell.consent.text')}</p>
      </div>
      <div className="flex gap-2 max-sm:*:flex-1">
        <Button className="!bg-surface-3" onClick={() => onAnswer('no')}>
          {t('shell.consent.no')}
        </Button>
        <Button className="!bg-surface-3" onClick={() => onAnswer('yes')}>
          {t('shell.consent.yes')}
        </Button>
      </div>
    </section>
  )
}
