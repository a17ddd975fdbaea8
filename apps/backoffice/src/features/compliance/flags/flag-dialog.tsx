// SPDX-License-Identifier: Apache-2.0
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'
import { FlagStepForm } from './flag-step-form.tsx'
import { figureOf, type Flag } from './flag-words.ts'

/** One flag with its figures, what operators did about it, and what they can do now. */
export default function FlagDialog({ flag, onClose }: { flag: Flag; onClose: () => void }) {
  const mayAct = usePermission('accounts')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.flags.of', { name: flag.username })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-text">
          {t(`console.flags.kind.${flag.kind}`)}:{' '}
          <span className="tabular font-bold">{figureOf(flag, flag.value)}</span> (
          {t('console.flags.from', { amount: figureOf(flag, flag.against) })})
        </p>
        <p className="text-sm text-muted">{t('console.flags.explain')}</p>
        {flag.steps.length > 0 && (
          <ul className="flex flex-col gap-2">
            {flag.steps.map((step) => (
              <li
                key={`${step.at}:${step.text}`}
                className="rounded-control bg-surface-2 p-3 text-sm text-text"
              >
                <p className="text-xs text-muted">
                  {t(`console.flags.step.${step.what}`)} · {step.byOperator} · <Moment at={step.at} />
                </p>
                <p dir="auto" className="break-words">
                  {step.text}
                </p>
              </li>
            ))}
          </ul>
        )}
        {mayAct && flag.closedAt === null && <FlagStepForm flag={flag} onDone={onClose} />}
      </div>
    </Dialog>
  )
}
