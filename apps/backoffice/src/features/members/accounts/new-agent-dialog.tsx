// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Failure } from '@tessera/contract/client/failure'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useBrand, useBrandName, useBrands } from '../../../shared/brand.tsx'
import { useCallMutation } from '../../../shared/api.ts'
import { Notice } from '../../../shared/notice.tsx'
import { t } from '../../../shared/texts.ts'
import { agentTypes, headsLine, type AgentType } from '../../../shared/agent-types.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { NewAgentGroup } from './new-agent-group.tsx'
import { firstPassword } from './first-password.ts'

type Made = CallOutput<'backoffice.createAgent'>

/** Opens an agent's account at the selected brand; its first password is then visible once, to pass on. */
export default function NewAgentDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState(firstPassword)
  const [made, setMade] = useState<Made>()
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
  onMade: (made: Made) => void
  onClose: () => void
}

function AgentForm({ password, onPassword, onMade, onClose }: AgentFormProps) {
  const brands = useBrands() ?? []
  const usual = useBrand('one') ?? ''
  const [brand, setBrand] = useState(usual)
  const [type, setType] = useState<AgentType>(1)
  const [typed, setTyped] = useState({ username: '', upline: '', reason: '' })
  // Looked up once it is typed to the end.
  const [upline, setUpline] = useState('')
  const [prizeMode, setPrizeMode] = useState<number>()
  const create = useCallMutation('backoffice.createAgent', ['backoffice.members'])
  const fields = create.error instanceof Failure ? create.error.fields : {}
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: fields[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    const asked = {
      brandCode: brand,
      type,
      username: typed.username.trim(),
      upline: headsLine(type) ? '' : typed.upline.trim(),
      ...(prizeMode === undefined ? {} : { prizeMode }),
      reason: typed.reason.trim(),
    }
    create.mutate({ ...asked, password }, { onSuccess: onMade })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <ErrorNotice error={create.error} />
      {brands.length > 1 && (
        <Select
          label={t('console.brand')}
          value={brand}
          options={brands.map(({ code, name }) => ({ value: code, label: `${name} · ${code}` }))}
          onChange={(event) => setBrand(event.target.value)}
        />
      )}
      <Select
        label={t('console.agentType')}
        hint={t('console.agentTypeHint')}
        value={String(type)}
        options={agentTypes.map((known) => ({
          value: String(known),
          label: t(`console.agentType.${known}`),
        }))}
        onChange={(event) =>
          setType(agentTypes.find((known) => String(known) === event.target.value) ?? type)
        }
      />
      <TextField
        label={t('console.username')}
        required
        maxLength={64}
        autoComplete="off"
        {...field('username')}
      />
      {!headsLine(type) && (
        <TextField
          label={t('console.agentUpline')}
          hint={t('console.agentUplineHint')}
          maxLength={64}
          autoComplete="off"
          {...field('upline')}
          onBlur={() => setUpline(typed.upline.trim())}
        />
      )}
      <NewAgentGroup
        brandCode={brand}
        upline={headsLine(type) ? '' : upline}
        chosen={prizeMode}
        error={fields['prizeMode']}
        onChoose={setPrizeMode}
      />
      <TextField
        label={t('console.firstPassword')}
        required
        maxLength={200}
        autoComplete="off"
        dir="ltr"
        value={password}
        error={fields['password']}
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
        <Button
          type="submit"
          look="primary"
          busy={create.isPending}
          disabled={typed.username.trim() === '' || password === '' || typed.reason.trim().length < 3}
        >
          {t('console.agentCreate')}
        </Button>
      </div>
    </form>
  )
}

function HandOut({ made, password }: { made: Made; password: string }) {
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
