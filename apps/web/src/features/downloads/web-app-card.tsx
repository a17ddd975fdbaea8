// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/button.tsx'
import { Mark } from '@tessera/ui/mark.tsx'
import { useInstallPrompt } from '../../shared/pwa/use-install-prompt.ts'
import { t } from '../../shared/texts/texts.ts'

/** The site itself as an app, where the browser can put it on the home screen. */
export function WebAppCard() {
  const { state, install } = useInstallPrompt()
  if (state !== 'ready' && state !== 'by-hand') return null
  return (
    <section
      aria-labelledby="web-app"
      className="flex flex-wrap items-center gap-5 rounded-panel border border-line bg-surface-1 p-5 md:p-6"
    >
      <Mark className="size-12 shrink-0" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="web-app" className="text-lg font-bold text-text">
          {t('downloads.web')}
        </h2>
        <p className="mt-1 text-sm text-muted">
          {state === 'ready' ? t('downloads.web.hint') : t('downloads.web.byHand')}
        </p>
      </div>
      {state === 'ready' && (
        <Button look="primary" size="form" className="max-sm:w-full" onClick={() => void install()}>
          {t('downloads.web.install')}
        </Button>
      )}
    </section>
  )
}
