// SPDX-License-Identifier: Apache-2.0
import { QrCode } from '@tessera/ui/data/qr-code.tsx'
import { Link } from '../../../shared/router/index.ts'
import { Button, buttonClass } from '@tessera/ui/forms/button.tsx'
import { usePanels } from '../../../shared/session/gate.ts'
import { t } from '../../../shared/texts/texts.ts'
import { AppCode } from './app-code.tsx'
import { SystemIcon } from './system-icon.tsx'
import { systems, useApps } from './use-apps.ts'

/** On home: the app in one line, with a QR code for each system that has one, or else a code of the site. */
export default function AppStrip() {
  const apps = useApps()
  const { openPanel } = usePanels()
  const offered = systems.filter((system) => apps[system])
  const none = offered.length === 0
  return (
    <section
      aria-labelledby="app-strip"
      className="relative isolate flex flex-wrap items-center justify-between gap-6 overflow-hidden rounded-panel border border-line bg-surface-1 p-5 md:p-8"
    >
      <div aria-hidden="true" className="tesserae absolute inset-0 -z-10 bg-text opacity-[0.03]" />
      <div className="flex min-w-0 flex-1 basis-64 flex-col items-start gap-3">
        <h2 id="app-strip" className="text-lg font-bold text-text md:text-xl">
          {t('downloads.card')}
        </h2>
        <p className="max-w-md text-sm text-muted md:text-md">
          {t(none ? 'downloads.web.hint' : 'downloads.card.hint')}
        </p>
        <div className="mt-1 flex flex-wrap gap-2">
          <Link to="/down" className={buttonClass({ look: 'primary' })}>
            {t('downloads.title')}
          </Link>
          <Button onClick={() => openPanel('download')}>{t('downloads.how')}</Button>
        </div>
      </div>
      <ul className="flex flex-wrap gap-x-3 gap-y-4 md:gap-6">
        {none && (
          <li className="hidden md:block">
            <QrCode value={location.origin} size={143} label={t('downloads.qr.web')} />
          </li>
        )}
        {offered.map((system) => {
          const app = apps[system]
          return (
            app && (
              <li key={system} className="flex flex-col items-center gap-2">
                <AppCode app={app} system={system} size={143} />
                <span className="flex items-center gap-1.5 text-xs font-semibold text-muted">
                  <SystemIcon system={system} className="size-4" />
                  {t(`downloads.${system}`)}
                </span>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
