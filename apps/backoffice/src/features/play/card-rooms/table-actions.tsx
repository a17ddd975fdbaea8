// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useCallMutation } from '../../../shared/api.ts'
import { usePermission } from '../../../shared/permissions.ts'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { t } from '../../../shared/texts.ts'
import { tableText, type CardTable } from './card-room-words.ts'

const stale = ['backoffice.cardTables'] as const
type Step = 'pauseTable' | 'goOn' | 'closeTable'

const nameOfTable = (table: CardTable): string =>
  `${t(`console.cards.game.${table.game}`)} ${table.currency}, ${tableText(table)}`

/** Pauses a card table, lets it go on, and closes it while it is paused between two hands. */
export function TableActions({ table }: { table: CardTable }) {
  const [step, setStep] = useState<{ does: Step; table: CardTable }>()
  if (!usePermission('pauseRooms')) return null
  const canClose = table.pause !== null && !table.playing && table.seated > 0
  const steps: readonly Step[] = [
    table.pause === null ? 'pauseTable' : 'goOn',
    ...(canClose ? (['closeTable'] as const) : []),
  ]
  const close = () => setStep(undefined)
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {steps.map((does) => (
        <Button
          key={does}
          size="small"
          look={does === 'closeTable' ? 'danger' : 'secondary'}
          aria-label={`${t(`console.cards.${does}`)}: ${nameOfTable(table)}`}
          onClick={() => setStep({ does, table })}
        >
          {t(`console.cards.${does}`)}
        </Button>
      ))}
      {step?.does === 'closeTable' && <CloseDialog table={step.table} onClose={close} />}
      {step && step.does !== 'closeTable' && (
        <PauseDialog table={step.table} does={step.does} onClose={close} />
      )}
    </span>
  )
}

interface StepProps {
  table: CardTable
  onClose: () => void
}

function PauseDialog({ table, does, onClose }: StepProps & { does: Exclude<Step, 'closeTable'> }) {
  const { isPending, error, mutate } = useCallMutation('backoffice.pauseRoom', stale)
  const input = { room: table.table, set: does === 'pauseTable' }
  return (
    <ReasonDialog
      title={`${t(`console.cards.${does}`)}: ${nameOfTable(table)}`}
      explain={t(`console.cards.${does}Explain`)}
      action={t(`console.cards.${does}`)}
      doing={{
        isPending,
        error,
        mutate: (reason) => mutate({ ...input, reason }, { onSuccess: onClose }),
      }}
      onClose={onClose}
    />
  )
}

function CloseDialog({ table, onClose }: StepProps) {
  const { isPending, error, mutate } = useCallMutation('backoffice.closeCardTable', stale)
  return (
    <ReasonDialog
      title={`${t('console.cards.closeTable')}: ${nameOfTable(table)}`}
      explain={t('console.cards.closeTableExplain')}
      action={t('console.cards.closeTable')}
      look="danger"
      doing={{
        isPending,
        error,
        mutate: (reason) => mutate({ room: table.table, reason }, { onSuccess: onClose }),
      }}
      onClose={onClose}
    />
  )
}
