// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { Failure } from '@tessera/contract/client/failure'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { NumberField } from '@tessera/ui/forms/number-field.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { FormFoot } from '../../shared/form-foot.tsx'
import { useCallMutation } from '../../shared/api.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { t } from '../../shared/texts.ts'
import { wordsOf, type AdminGame } from './catalogue-words.ts'
import { NamesEditor } from '../../shared/names-editor.tsx'

const figure = (value: number | null): string => (value === null ? '' : String(value))
const numberOf = (typed: string): number | null => (typed === '' ? null : Number(typed))

/** A game's names and properties. */
export default function GameDialog({ game, onClose }: { game: AdminGame; onClose: () => void }) {
  const [name, setName] = useState(game.name)
  const [names, setNames] = useState<Readonly<Record<string, string>>>(game.names)
  const [theme, setTheme] = useState(game.theme)
  const [features, setFeatures] = useState(game.features.join(' '))
  const [volatility, setVolatility] = useState(figure(game.volatility))
  const [lines, setLines] = useState(figure(game.lines))
  const [rtp, setRtp] = useState(figure(game.rtp))
  const [edge, setEdge] = useState(figure(game.edge))
  const save = useCallMutation('backoffice.changeGame', ['backoffice.catalogueGames'])
  const fields = save.error instanceof Failure ? save.error.fields : {}
  function submit(event: FormEvent): void {
    event.preventDefault()
    save.mutate(
      {
        nodeId: game.nodeId,
        name: name.trim(),
        names,
        theme: theme.trim(),
        features: wordsOf(features),
        volatility: numberOf(volatility),
        lines: numberOf(lines),
        rtp: numberOf(rtp),
        edge: numberOf(edge),
      },
      {
        onSuccess: () => {
          showToast(t('console.savedGame'), 'good')
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.edit', { name: game.name })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <ErrorNotice error={save.error} />
        <TextField
          label={t('console.gameName')}
          required
          maxLength={120}
          value={name}
          error={fields['name']}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('console.gameTheme')}
            maxLength={40}
            dir="ltr"
            value={theme}
            error={fields['theme']}
            onChange={(event) => setTheme(event.target.value)}
          />
          <TextField
            label={t('console.features')}
            hint={t('console.keysHint')}
            dir="ltr"
            value={features}
            error={fields['features']}
            onChange={(event) => setFeatures(event.target.value)}
          />
          <Select
            label={t('console.volatility')}
            value={volatility}
            options={[
              { value: '', label: t('console.unknown') },
              ...['1', '2', '3', '4', '5'].map((value) => ({ value, label: value })),
            ]}
            onChange={(event) => setVolatility(event.target.value)}
          />
          <NumberField label={t('console.lines')} value={lines} error={fields['lines']} onChange={setLines} />
          <NumberField
            label={t('console.rtp')}
            decimals={2}
            value={rtp}
            error={fields['rtp']}
            onChange={setRtp}
          />
          <NumberField
            label={t('console.edge')}
            hint={t('console.edgeHint')}
            decimals={2}
            value={edge}
            error={fields['edge']}
            onChange={setEdge}
          />
        </div>
        <NamesEditor names={names} onChange={setNames} />
        <FormFoot onCancel={onClose} busy={save.isPending} />
      </form>
    </Dialog>
  )
}
