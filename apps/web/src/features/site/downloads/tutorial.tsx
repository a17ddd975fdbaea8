// SPDX-License-Identifier: Apache-2.0
import { t } from '../../../shared/texts/texts.ts'
import { StepPicture } from './step-picture.tsx'
import type { System } from './use-apps.ts'

const steps = [1, 2, 3, 4] as const

/** How to install the app on one system: four illustrated steps. */
export function Tutorial({ system, narrow = false }: { system: System; narrow?: boolean }) {
  return (
    <ol
      className={
        narrow ? 'grid grid-cols-2 gap-x-3 gap-y-5' : 'grid grid-cols-2 gap-x-3 gap-y-6 lg:grid-cols-4'
      }
    >
      {steps.map((step) => (
        <li key={step} className="flex flex-col gap-3">
          <StepPicture system={system} step={step} low={narrow} />
          <div>
            <p className="flex items-center gap-2 text-sm font-bold text-text">
              <span
                aria-label={t('downloads.step', { number: step })}
                role="img"
                className="tabular flex size-6 shrink-0 items-center justify-center rounded-full bg-brand-soft text-xs text-brand"
              >
                {step}
              </span>
              {t(`downloads.${system}.${step}.title`)}
            </p>
            <p className="mt-1.5 text-sm text-muted">{t(`downloads.${system}.${step}`)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
