// SPDX-License-Identifier: Apache-2.0
import { useEffect, useState, type FormEvent } from 'react'
import { Failure } from '@tessera/contract/client/failure'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Wordmark } from '@tessera/ui/media/mark.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { botChecks } from '../../../shared/bot-check.ts'
import { client, meetServer, messageOf, queryClient } from '../../../shared/api.ts'
import { Notice } from '../../../shared/notice.tsx'
import { beginSession, useSession } from '../../../shared/session.ts'
import { t } from '../../../shared/texts.ts'

/** The login of the console. When a session has ended, it covers whatever was on screen. */
export function SignInPage() {
  const session = useSession()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  /** Undefined until the platform asks for it, which it does for operators with an authenticator app. */
  const [code, setCode] = useState<string>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => botChecks.prepare(), [])

  async function signIn(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setProblem('')
    try {
      await meetServer()
      const { token } = await client.call('backoffice.login', {
        name,
        password,
        ...(code === undefined ? {} : { code: code.trim() }),
        ...(await botChecks.take()),
      })
      queryClient.clear()
      beginSession(token)
    } catch (error) {
      if (error instanceof Failure && error.code === 'CODE_REQUIRED') setCode('')
      else setProblem(messageOf(error))
      botChecks.prepare()
    } finally {
      setBusy(false)
    }
  }

  return (
    <main className="flex min-h-dvh items-center justify-center bg-bg p-4">
      <form
        onSubmit={(event) => void signIn(event)}
        className="flex w-full max-w-[400px] flex-col gap-4 rounded-panel border border-line bg-surface-1 p-6"
      >
        <Wordmark name="Tessera" />
        <h1 className="text-lg font-bold text-text">{t('console.title')}</h1>
        {session === 'ended' && !problem && <Notice tone="bad">{t('console.sessionEnded')}</Notice>}
        {problem && <Notice tone="bad">{problem}</Notice>}
        <TextField
          label={t('console.name')}
          name="name"
          autoComplete="username"
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={t('console.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {code !== undefined && (
          <TextField
            label={t('console.code')}
            hint={t('console.codeHint')}
            name="code"
            autoComplete="one-time-code"
            autoFocus
            required
            maxLength={64}
            dir="ltr"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
        <Button type="submit" look="primary" size="form" wide busy={busy}>
          {t('console.signIn')}
        </Button>
      </form>
    </main>
  )
}
