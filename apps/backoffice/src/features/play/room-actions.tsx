// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useCallMutation } from '../../shared/api.ts'
import { usePermission } from '../../shared/permissions.ts'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { t } from '../../shared/texts.ts'
import type { OperatedRoom } from './room-words.ts'

const stale = ['backoffice.rooms'] as const

/** What an operator can do with a table. The page goes on being renewed: a step is the one that was pressed. */
export function RoomActions({ room }: { room: OperatedRoom }) {
  const [step, setStep] = useState<{ does: 'pause' | 'goOn' | 'void'; room: OperatedRoom }>()
  const mayPause = usePermission('pauseRooms')
  const mayVoid = usePermission('money')
  const close = () => setStep(undefined)
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {mayPause && (
        <Button
          size="small"
          aria-label={`${t(room.stopped ? 'console.rooms.goOn' : 'console.rooms.pause')}: ${room.name}`}
          onClick={() => setStep({ does: room.stopped ? 'goOn' : 'pause', room })}
        >
          {t(room.stopped ? 'console.rooms.goOn' : 'console.rooms.pause')}
        </Button>
      )}
      {mayVoid && room.round && (
        <Button
          size="small"
          look="danger"
          aria-label={`${t('console.rooms.void')}: ${room.name}`}
          onClick={() => setStep({ does: 'void', room })}
        >
          {t('console.rooms.void')}
        </Button>
      )}
      {step?.does === 'void' && <VoidDialog room={step.room} onClose={close} />}
      {step && step.does !== 'void' && (
        <PauseDialog room={step.room} pauses={step.does === 'pause'} onClose={close} />
      )}
    </span>
  )
}

interface StepProps {
  room: OperatedRoom
  onClose: () => void
}

function PauseDialog({ room: { room, name }, pauses, onClose }: StepProps & { pauses: boolean }) {
  const { isPending, error, mutate } = useCallMutation('backoffice.pauseRoom', stale)
  const action = t(pauses ? 'console.rooms.pause' : 'console.rooms.goOn')
  return (
    <ReasonDialog
      title={`${action}: ${name}`}
      explain={t(pauses ? 'console.rooms.pauseExplain' : 'console.rooms.goOnExplain')}
      action={action}
      doing={{
        isPending,
        error,
        mutate: (reason) => mutate({ room, set: pauses, reason }, { onSuccess: onClose }),
      }}
      onClose={onClose}
    />
  )
}

function VoidDialog({ room: { room, name, round }, onClose }: StepProps) {
  const { isPending, error, mutate } = useCallMutation('backoffice.voidRoomRound', stale)
  if (!round) return null
  return (
    <ReasonDialog
      title={`${t('console.rooms.void')}: ${name}`}
      explain={t('console.rooms.voidExplain', { number: round.number })}
      action={t('console.rooms.void')}
      look="danger"
      doing={{
        isPending,
        error,
        mutate: (reason) => mutate({ room, tableRoundId: round.id, reason }, { onSuccess: onClose }),
      }}
      onClose={onClose}
    />
  )
}
