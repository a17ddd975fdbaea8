// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { useCallMutation } from '../../shared/api.ts'
import { usePermission } from '../../shared/permissions.ts'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { t } from '../../shared/texts.ts'
import { chatSteps, silences, type ChatReport, type ChatStep } from './chat-words.ts'

/** What a moderator can do with a reported message. */
export function ChatActions({ report }: { report: ChatReport }) {
  const [step, setStep] = useState<ChatStep>()
  if (!usePermission('moderateChat')) return null
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {chatSteps
        .filter((one) => one !== 'dismiss' || report.closed === null)
        .map((one) => (
          <Button
            key={one}
            size="small"
            look={one === 'dismiss' ? 'secondary' : 'danger'}
            aria-label={`${t(`console.chat.${one}`)}: ${report.text}`}
            onClick={() => setStep(one)}
          >
            {t(`console.chat.${one}`)}
          </Button>
        ))}
      {step && <StepDialog report={report} step={step} onClose={() => setStep(undefined)} />}
    </span>
  )
}

interface StepProps {
  report: ChatReport
  step: ChatStep
  onClose: () => void
}

function StepDialog({ report, step, onClose }: StepProps) {
  const [minutes, setMinutes] = useState<number>(silences[0])
  const { isPending, error, mutate } = useCallMutation('backoffice.moderateChat', ['backoffice.chatReports'])
  return (
    <ReasonDialog
      title={t(`console.chat.${step}`)}
      explain={t(`console.chat.${step}Explain`)}
      action={t(`console.chat.${step}`)}
      look={step === 'dismiss' ? 'primary' : 'danger'}
      doing={{
        isPending,
        error,
        mutate: (reason) =>
          mutate(
            { chatMessage: report.message, step, minutes: step === 'silence' ? minutes : 0, reason },
            { onSuccess: onClose },
          ),
      }}
      onClose={onClose}
    >
      {step === 'silence' && (
        <Select
          label={t('console.chat.howLong')}
          value={String(minutes)}
          options={silences.map((value) => ({
            value: String(value),
            label: t(`console.chat.minutes.${value}`),
          }))}
          onChange={({ target }) => setMinutes(Number(target.value))}
        />
      )}
    </ReasonDialog>
  )
}
