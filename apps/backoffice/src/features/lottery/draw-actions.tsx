// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { usePermission } from '../../shared/permissions.ts'
import { t } from '../../shared/texts.ts'
import type { WholeDraw } from './lottery-words.ts'

const StepDialog = lazy(() => import('./step-dialog.tsx'))
const DelayDialog = lazy(() => import('./delay-dialog.tsx'))
const ResultDialog = lazy(() => import('./result-dialog.tsx'))
type Step = 'close' | 'delay' | 'cancel' | 'enter' | 'correct'

/** The steps that this operator may take with a draw in its state. */
export function DrawActions({ draw }: { draw: WholeDraw }) {
  const [step, setStep] = useState<Step>()
  const [openedAtMs] = useState(() => Date.now())
  const announced = draw.status === 'open' || draw.status === 'closed'
  const toCome = announced && draw.drawTime > openedAtMs && !draw.late
  const fed = draw.numbersFrom === 'feed'
  const correctable =
    fed &&
    draw.winningNumber !== '' &&
    draw.corrections.every(({ status }) => status === 'done' || status === 'dropped')
  const may: Record<Step, boolean> = {
    close: usePermission('closeDraws') && draw.status === 'open',
    delay: usePermission('delayDraws') && toCome,
    enter: usePermission('enterResults') && fed && announced && !toCome,
    correct: usePermission('correctResults') && correctable,
    cancel: usePermission('cancelDraws') && announced,
  }
  const offered = (Object.keys(may) as Step[]).filter((each) => may[each])
  if (offered.length === 0 && step === undefined) return null
  const close = (): void => setStep(undefined)
  return (
    <div className="flex flex-wrap gap-2">
      {offered.map((each) => (
        <Button
          key={each}
          look={each === 'cancel' ? 'danger' : each === 'enter' ? 'primary' : 'secondary'}
          onClick={() => setStep(each)}
        >
          {t(`console.lottery.${each}`)}
        </Button>
      ))}
      <Suspense>
        {(step === 'close' || step === 'cancel') && <StepDialog draw={draw} step={step} onClose={close} />}
        {step === 'delay' && <DelayDialog draw={draw} onClose={close} />}
        {(step === 'enter' || step === 'correct') && <ResultDialog draw={draw} step={step} onClose={close} />}
      </Suspense>
    </div>
  )
}
