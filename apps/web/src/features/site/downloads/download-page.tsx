// SPDX-License-Identifier: Apache-2.0
import Download from 'lucide-react/icons/download'
import { useEffect, useRef } from 'react'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { useInstallPrompt } from '../../../shared/pwa/use-install-prompt.ts'
import { useTitle } from '../../../shared/site/use-title.ts'
import { locale, t } from '../../../shared/texts/texts.ts'
import { AppButton } from './app-button.tsx'
import { AppCode } from './app-code.tsx'
import { SystemIcon } from './system-icon.tsx'
import { Tutorial } from './tutorial.tsx'
import { onAndroid, systems, useApps, wayOf, type App, type System, type Way } from './use-apps.ts'
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
          {!apps.android || wayOf('android', apps.android) === 'android' ? <WebAppCard /> : <OnComputer />}
          {offered.map((system) => {
            const app = apps[system]
            return app && <HowTo key={system} system={system} app={app} />
          })}
        </>
      )}
    </>
  )
}

/** The site as the app of this computer, where the site is the app of the phones, too. */
function OnComputer() {
  const { state } = useInstallPrompt()
  return state === 'ready' && !onAndroid() ? <WebAppCard code={false} /> : null
}

/** How to install the app of one system. Codes lead here (`/down#how-android`). */
function HowTo({ system, app }: { system: System; app: App }) {
  const id = `how-${system}`
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The page was not there yet when the browser looked for the part that the address names.
    if (location.hash === `#${id}`) heading.current?.scrollIntoView()
  }, [id])
  return (
    <section aria-labelledby={id} className="rounded-panel border border-line bg-surface-1 p-5 md:p-8">
      <h2
        ref={heading}
        id={id}
        className="mb-5 flex scroll-mt-24 items-center gap-2.5 text-lg font-bold text-text"
      >
        <SystemIcon system={system} className="size-6 text-brand" />
        {t(`downloads.how.${system}`)}
      </h2>
      <Tutorial system={system} app={app} />
    </section>
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
        <p className="text-sm text-muted">{fileOf(wayOf(system, app), app.labelNameEn)}</p>
        <AppButton
          system={system}
          app={app}
          size="form"
          className="h-auto! min-h-12 max-w-full py-2 text-center whitespace-normal! max-sm:w-full"
        />
        <p className="hidden text-xs text-muted sm:block">{t('downloads.scan')}</p>
        <div className="self-center sm:hidden">
          <AppCode app={app} system={system} size={143} />
        </div>
      </div>
    </section>
  )
}

/** A description of the file. The platform's own is in English only; other languages name the system. */
function fileOf(way: Way, englishLabel: string): string {
  return (locale().startsWith('en') && englishLabel) || t(`downloads.${way}.file`)
}
