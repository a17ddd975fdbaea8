// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { Mark } from '@tessera/ui/media/mark.tsx'
import { QrCode } from '@tessera/ui/data/qr-code.tsx'
import { useInstallPrompt } from '../../../shared/pwa/use-install-prompt.ts'
import { t } from '../../../shared/texts/texts.ts'

/**
 * The site itself as an app: one press installs it where the browser supports that; otherwise it explains the
 * browser's menu, and on a computer shows a QR code (`code`). Empty if the site already runs as an app.
 */
export function WebAppCard({ code = true }: { code?: boolean }) {
  const { state, install } = useInstallPrompt()
  if (state === 'installed') return null
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
        <p className="mt-1 max-w-2xl text-sm text-muted">
          {t(state === 'ready' ? 'downloads.web.hint' : 'downloads.web.byHand')}
        </p>
        {state === 'ready' && (
          <Button look="primary" size="form" className="mt-4 max-sm:w-full" onClick={() => void install()}>
            {t('downloads.web.install')}
          </Button>
        )}
      </div>
      {code && (
        <figure className="hidden flex-col items-center gap-2 md:flex">
          <QrCode value={location.origin} size={120} label={t('downloads.qr.web')} />
          <figcaption className="text-xs text-muted">{t('downloads.scan')}</figcaption>
        </figure>
      )}
    </section>
  )
}
