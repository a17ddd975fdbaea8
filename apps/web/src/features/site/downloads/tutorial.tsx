// SPDX-License-Identifier: Apache-2.0
import { t } from '../../../shared/texts/texts.ts'
import { StepPicture } from './step-picture.tsx'
import { wayOf, type App, type System, type Way } from './use-apps.ts'

const steps = [1, 2, 3, 4] as const

/** How to install the app on one system: four illustrated steps. */
export function Tutorial({ system, app, narrow = false }: { system: System; app: App; narrow?: boolean }) {
  const way = wayOf(system, app)
  return (
    <>
      <ol
        className={
          narrow ? 'grid grid-cols-2 gap-x-3 gap-y-5' : 'grid grid-cols-2 gap-x-3 gap-y-6 lg:grid-cols-4'
        }
      >
        {steps.map((step) => (
          <li key={step} className="flex flex-col gap-3">
            <StepPicture way={way} step={step} low={narrow} />
            <div>
              <p className="flex items-center gap-2 text-sm font-bold text-text">
                <span
                  aria-label={t('downloads.step', { number: step })}
                  role="img"
                  className="tabular flex size-6 shrink-0 items-center justify-center rounded-full bg-brand-soft text-xs text-brand"
                >
                  {step}
                </span>
                {t(wordsOf(way, step).title)}
              </p>
              <p className="mt-1.5 text-sm text-muted">{t(wordsOf(way, step).text)}</p>
            </div>
          </li>
        ))}
      </ol>
      {isOwnProfile(system, app) && (
        <p className="mt-5 max-w-3xl text-sm text-muted">{t('downloads.profile.note')}</p>
      )}
    </>
  )
}

/** The last step, to open the app, is that of Android for both of its ways. */
function wordsOf(way: Way, step: (typeof steps)[number]) {
  if (way !== 'webApp')
    return { title: `downloads.${way}.${step}.title`, text: `downloads.${way}.${step}` } as const
  if (step === 4) return { title: 'downloads.android.4.title', text: 'downloads.android.4' } as const
  return { title: `downloads.webApp.${step}.title`, text: `downloads.webApp.${step}` } as const
}

/** Only of the platform's own profile do we know what it does. */
const isOwnProfile = (system: System, { url }: App): boolean =>
  system === 'ios' && url.startsWith('/app.mobileconfig')
