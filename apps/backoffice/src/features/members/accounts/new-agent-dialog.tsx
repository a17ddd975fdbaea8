// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useBrandName, useBrands } from '../../../shared/brand.tsx'
import { Notice } from '../../../shared/notice.tsx'
import { t } from '../../../shared/texts.ts'
import { agentTypes, headsLine } from '../../../shared/agent-types.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { NewAgentGroup } from './new-agent-group.tsx'
import { firstPassword } from './first-password.ts'
import { useNewAgent, type CreatedAgent } from './use-new-agent.ts'

/** Opens an agent's account at the selected brand; its first password is then visible once, to pass on. */
export default function NewAgentDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState(firstPassword)
  const [made, setMade] = useState<CreatedAgent>()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.newAgent')}
      closeLabel={t('console.close')}
      size="medium"
    >
      {made ? (
        <HandOut made={made} password={password} />
      ) : (
        <AgentForm password={password} onPassword={setPassword} onMade={setMade} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface AgentFormProps {
  password: string
  onPassword: (password: string) => void
  onMade: (made: CreatedAgent) => void
  onClose: () => void
}

function AgentForm({ password, onPassword, onMade, onClose }: AgentFormProps) {
  const brands = useBrands() ?? []
  const agent = useNewAgent(password, onMade)
  const { draft, change, field, problems } = agent
  // Looked up once it is typed to the end.
  const [upline, setUpline] = useState('')
  function submit(event: FormEvent): void {
    event.preventDefault()
    agent.create()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <ErrorNotice error={agent.error} />
      {brands.length > 1 && (
        <Select
          label={t('console.brand')}
          value={draft.brand}
          options={brands.map(({ code, name }) => ({ value: code, label: `${name} · ${code}` }))}
          onChange={(event) => change({ brand: event.target.value })}
        />
      )}
      <Select
        label={t('console.agentType')}
        hint={t('console.agentTypeHint')}
        value={String(draft.type)}
        options={agentTypes.map((known) => ({
          value: String(known),
          label: t(`console.agentType.${known}`),
        }))}
        onChange={(event) =>
          change({ type: agentTypes.find((known) => String(known) === event.target.value) ?? draft.type })
        }
      />
      <TextField
        label={t('console.username')}
        required
        maxLength={64}
        autoComplete="off"
        {...field('username')}
      />
      {!headsLine(draft.type) && (
        <TextField
          label={t('console.agentUpline')}
          hint={t('console.agentUplineHint')}
          maxLength={64}
          autoComplete="off"
          {...field('upline')}
          onBlur={() => setUpline(draft.upline.trim())}
        />
      )}
      <NewAgentGroup
        brandCode={draft.brand}
        upline={headsLine(draft.type) ? '' : upline}
        chosen={draft.prizeMode}
        error={problems['prizeMode']}
        onChoose={(prizeMode) => change({ prizeMode })}
      />
      <TextField
        label={t('console.firstPassword')}
        required
        maxLength={200}
        autoComplete="off"
        dir="ltr"
        value={password}
        error={problems['password']}
        onChange={(event) => onPassword(event.target.value)}
      />
      <TextField
        label={t('console.stepReason')}
        required
        minLength={3}
        maxLength={200}
        {...field('reason')}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{t('console.cancel')}</Button>
        <Button type="submit" look="primary" busy={agent.isCreating} disabled={!agent.isComplete}>
          {t('console.agentCreate')}
        </Button>
      </div>
    </form>
  )
}

function HandOut({ made, password }: { made: CreatedAgent; password: string }) {
  const brandName = useBrandName()
  const copy = (): void => {
    void navigator.clipboard.writeText(password).then(
      () => showToast(t('console.copied'), 'good'),
      () => showToast(t('console.notCopied'), 'bad'),
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="good">
        {t('console.agentMade', { name: made.username, brand: brandName(made.brandCode) })}
      </Notice>
      <p className="text-sm text-muted">{t('console.agentHandOut')}</p>
      <TextField
        label={t('console.firstPassword')}
        readOnly
        dir="ltr"
        value={password}
        onFocus={(event) => event.target.select()}
      />
      <span className="flex justify-end">
        <Button look="primary" onClick={copy}>
          {t('console.copy')}
        </Button>
      </span>
    </div>
  )
}
