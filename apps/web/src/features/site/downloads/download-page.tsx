// SPDX-License-Identifier: Apache-2.0
import { LinkButton } from '@tessera/ui/forms/link-button.tsx'
import Download from 'lucide-react/icons/download'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { useTitle } from '../../../shared/site/use-title.ts'
import { locale, t } from '../../../shared/texts/texts.ts'
import { AppCode } from './app-code.tsx'
import { SystemIcon } from './system-icon.tsx'
import { Tutorial } from './tutorial.tsx'
import { systems, useApps, type App, type System } from './use-apps.ts'
import { WebAppCard } from './web-app-card.tsx'

/** The app for each system: its QR code, its button, and how to install it. */
export function DownloadPage() {
  useTitle(t('shell.download'))
  const apps = useApps()
  const offered = systems.filter((system) => apps[system])
  return (
    <>
      <div>
        <PageHead title={t('shell.download')} icon={Download} />
        <p className="mt-1 text-md text-muted">{t('downloads.hint')}</p>
      </div>
      {offered.length === 0 ? (
        <>
          <WebAppCard />
          <p className="text-sm text-muted">{t('downloads.noneHint')}</p>
        </>
      ) : (
        <>
          <div className="grid gap-4 md:gap-6 lg:grid-cols-2">
            {offered.map((system) => {
              const app = apps[system]
              return app && <AppCard key={system} system={system} app={app} />
            })}
          </div>
          <WebAppCard />
          {offered.map((system) => (
            <section
              key={system}
              aria-labelledby={`how-${system}`}
              className="rounded-panel border border-line bg-surface-1 p-5 md:p-8"
            >
              <h2 id={`how-${system}`} className="mb-5 flex items-center gap-2.5 text-lg font-bold text-text">
                <SystemIcon system={system} className="size-6 text-brand" />
                {t(`downloads.how.${system}`)}
              </h2>
              <Tutorial system={system} />
            </section>
          ))}
        </>
      )}
    </>
  )
}

function AppCard({ system, app }: { system: System; app: App }) {
  return (
    <section
      aria-labelledby={`app-${system}`}
      className="relative isolate flex items-center gap-5 overflow-hidden rounded-panel border border-line bg-surface-1 p-5 md:p-6"
    >
      <div aria-hidden="true" className="tesserae absolute inset-0 -z-10 bg-text opacity-[0.03]" />
      <div className="hidden shrink-0 sm:block">
        <AppCode app={app} system={system} size={143} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-3">
        <h2 id={`app-${system}`} className="flex items-center gap-2.5 text-lg font-bold text-text">
          <SystemIcon system={system} className="size-7 text-brand" />
          {t(`downloads.${system}`)}
        </h2>
        <p className="text-sm text-muted">{fileOf(system, app.labelNameEn)}</p>
        <LinkButton
          href={app.url}
          look="primary"
          size="form"
          rel="noopener noreferrer"
          className="h-auto! min-h-12 max-w-full py-2 text-center whitespace-normal! max-sm:w-full"
        >
          {t(`downloads.${system}.get`)}
        </LinkButton>
        <p className="hidden text-xs text-muted sm:block">{t('downloads.scan')}</p>
        <div className="self-center sm:hidden">
          <AppCode app={app} system={system} size={143} />
        </div>
      </div>
    </section>
  )
}

/** A description of the file. The platform's own is in English only; other languages name the system. */
function fileOf(system: System, englishLabel: string): string {
  return (locale().startsWith('en') && englishLabel) || t(`downloads.${system}.file`)
}
