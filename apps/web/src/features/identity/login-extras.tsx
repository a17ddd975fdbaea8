// SPDX-License-Identifier: Apache-2.0
import { Failure, messageOf } from '@tessera/contract/client/failure'
import { Button } from '@tessera/ui/forms/button.tsx'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { showWarning } from '../../shared/site/warning.ts'
import { t } from '../../shared/texts/texts.ts'
import { answerPasskey, knowsPasskeys } from '../../shared/session/passkey.ts'
import { enterBySocial, type SocialProvider } from './social-window.ts'
import type { Entrance } from './use-entered.ts'
import { useFreePlay } from './use-free-play.ts'

const providers = [
  { provider: 'google', name: 'Google' },
  { provider: 'facebook', name: 'Facebook' },
] as const

/**
 * Other ways to log in: a passkey, an account elsewhere, or a free trial. Shows only those that this site
 * offers.
 */
export function LoginExtras({
  area,
  onEntered,
}: {
  area?: 'agent' | undefined
  onEntered: (entrance: Entrance) => void
}) {
  const { passkeys, socialLogin, freePlay } = useSite().whitelabel
  const playFree = useFreePlay()
  const [busy, setBusy] = useState<string>()
  const member = area !== 'agent'
  const social = member ? providers.filter(({ provider }) => socialLogin[provider]) : []
  const byPasskey = passkeys && knowsPasskeys()
  const start = (way: string, action: () => Promise<void>): void => {
    setBusy(way)
    void action()
      .catch((error: unknown) => showWarning(sayOf(error)))
      .finally(() => setBusy(undefined))
  }
  const enterByPasskey = async (): Promise<void> => {
    const answer = await answerPasskey(await call('identity.passkeyLoginTask', {}))
    onEntered({
      session: await call('identity.passkeyLogin', { ...answer, area }),
      username: '',
      password: '',
    })
  }
  const enterBy = async (provider: SocialProvider): Promise<void> =>
    onEntered({ session: await enterBySocial(provider), username: '', password: '' })
  if (!byPasskey && social.length === 0 && !(freePlay && member)) return null
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-xs text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('entry.or')}
      </p>
      {byPasskey && (
        <Button size="form" wide busy={busy === 'passkey'} onClick={() => start('passkey', enterByPasskey)}>
          <KeyRound className="size-5" aria-hidden="true" />
          {t('entry.passkey')}
        </Button>
      )}
      {social.map(({ provider, name }) => (
        <Button
          key={provider}
          size="form"
          wide
          busy={busy === provider}
          onClick={() => start(provider, () => enterBy(provider))}
        >
          <LetterMark of={name} />
          {t('entry.social', { name })}
        </Button>
      ))}
      {freePlay && member && (
        <Button size="form" wide look="quiet" busy={busy === 'free'} onClick={() => start('free', playFree)}>
          {t('entry.freePlay')}
        </Button>
      )}
    </div>
  )
}

/** Stands for the logo of another platform, which is not ours to draw: its first letter. */
function LetterMark({ of: name }: { of: string }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-6 items-center justify-center rounded-full bg-surface-3 text-sm font-bold text-text"
    >
      {name.charAt(0)}
    </span>
  )
}

/** Browsers refuse a passkey with messages of their own; this shows ours instead. */
function sayOf(error: unknown): string {
  return error instanceof Failure
    ? messageOf(error, '')
    : error instanceof DOMException
      ? t('entry.passkey.none')
      : t('common.error.unknown')
}
