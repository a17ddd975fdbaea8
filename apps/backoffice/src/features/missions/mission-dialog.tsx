// SPDX-License-Identifier: Apache-2.0
import { Checkbox } from '@tessera/ui/forms/checkbox.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { FormFoot } from '../../shared/form-foot.tsx'
import { NamesEditor } from '../../shared/names-editor.tsx'
import { t } from '../../shared/texts.ts'
import { MissionFields } from './mission-fields.tsx'
import type { Mission } from './mission-words.ts'
import { useMissionDraft } from './use-mission-draft.ts'

interface MissionDialogProps {
  /** Undefined for a new one. */ mission: Mission | undefined
  onClose: () => void
  onSaved: () => void
}

/** A mission with everything that an operator can set. */
export default function MissionDialog({ mission, onClose, onSaved }: MissionDialogProps) {
  const { first, draft, title, names, change, figure, error, problems, submit, isSaving } = useMissionDraft(
    mission,
    onSaved,
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={mission ? t('console.edit', { name: mission.titles['EN'] ?? '' }) : t('console.addMission')}
      closeLabel={t('console.close')}
      size="medium"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="flex flex-col gap-4"
      >
        <ErrorNotice error={error} />
        {mission && <p className="text-sm text-muted">{t('console.missionTerms')}</p>}
        <TextField
          label={t('console.missionTitle')}
          required
          maxLength={120}
          value={title}
          error={problems['titles']}
          onChange={(event) => change({ titles: { ...draft.titles, EN: event.target.value } })}
        />
        <MissionFields
          draft={draft}
          first={first}
          isNew={mission === undefined}
          problems={problems}
          figure={figure}
          onChange={change}
        />
        <Checkbox checked={draft.enabled} onChange={(event) => change({ enabled: event.target.checked })}>
          {t('console.missionEnabled')}
        </Checkbox>
        <NamesEditor names={names} onChange={(others) => change({ titles: { EN: title, ...others } })} />
        <FormFoot onCancel={onClose} busy={isSaving} />
      </form>
    </Dialog>
  )
}
