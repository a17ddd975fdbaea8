// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { readSlipCode } from '@tessera/rules/sportsbook/bets/slip-code'
import { Button } from '@tessera/ui/forms/button.tsx'
import { controlClass } from '@tessera/ui/forms/field.tsx'
import { say } from '@tessera/ui/overlays/spoken.ts'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { cx } from '@tessera/ui/cx.ts'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { useNavigate, useRouterState } from '../../../shared/router/index.ts'
import { t } from '../../../shared/texts/texts.ts'
import { nameLanguage } from '../words/name-language.ts'
import { withSharedLegs } from './shared-legs.ts'
import { setSlipLegs, slipLegs } from './slip-store.ts'

const longestTyped = 24

/** Puts the selections of a code on the slip. Throws what the call was refused for. */
async function load(code: string): Promise<void> {
  const { legs, over } = await call('sportsbook.sharedSlip', { code, language: nameLanguage() })
  const next = withSharedLegs(slipLegs(), legs)
  setSlipLegs(next.legs)
  const left = over + legs.length - next.taken
  const words = [
    t('sportsbook.slip.loaded', { count: next.legs.length }),
    ...(left > 0 ? [t('sportsbook.slip.over', { count: left })] : []),
  ].join(' · ')
  showToast(words, next.taken > 0 ? 'good' : 'plain')
  say(words)
}

/** A field for the code of a shared slip. */
export function LoadCode() {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const code = readSlipCode(typed)
    if (code === undefined) return setProblem(t('sportsbook.slip.mistyped'))
    setBusy(true)
    setProblem(undefined)
    try {
      await load(code)
      setTyped('')
    } catch (error) {
      setProblem(messageOf(error, t('common.error.unknown')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-1">
      <div className="flex items-center gap-2">
        <input
          aria-label={t('sportsbook.slip.code')}
          placeholder={t('sportsbook.slip.code')}
          aria-invalid={problem !== undefined || undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={longestTyped}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={cx(controlClass, 'h-11 min-w-0 text-sm uppercase placeholder:normal-case')}
        />
        <Button type="submit" busy={busy} className="h-11">
          {t('sportsbook.slip.load')}
        </Button>
      </div>
      <p role="alert" className="text-xs font-semibold text-danger empty:sr-only">
        {problem}
      </p>
    </form>
  )
}

/** Loads the code of the address once, and takes it out of the address. */
export function useCodeOfAddress(): void {
  const code = useRouterState({ select: ({ location }) => location.search['slip'] })
  const navigate = useNavigate()
  const open = useEffectEvent((text: string) => {
    void navigate({
      to: '.',
      search: (search) => ({ ...search, slip: undefined }),
      replace: true,
      resetScroll: false,
    })
    const read = readSlipCode(text)
    if (read === undefined) return showToast(t('sportsbook.slip.mistyped'), 'bad')
    void load(read).catch((error: unknown) => showToast(messageOf(error, t('common.error.unknown')), 'bad'))
    return undefined
  })
  useEffect(() => {
    if (typeof code === 'string' && code !== '') open(code)
  }, [code])
}
