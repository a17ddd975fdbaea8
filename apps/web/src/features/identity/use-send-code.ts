// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { useEffect, useRef, useState } from 'react'
import { takeBotCheck, type BotCheck } from '../../shared/api/bot-check.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { showWarning } from '../../shared/site/warning.ts'
import { t } from '../../shared/texts/texts.ts'

/** Presses count at most once a second. */
const paceMs = 1_000
const usualSeconds = 60

/** The countdown of an answer, which is in minutes; 60 seconds if it has none. */
export const secondsOf = ({ expiredMinutes }: { expiredMinutes?: number }): number =>
  expiredMinutes ? expiredMinutes * 60 : usualSeconds

function comesTooSoon(pressedAtMs: { current: number }): boolean {
  const now = Date.now()
  const soon = now - pressedAtMs.current < paceMs
  if (!soon) pressedAtMs.current = now
  return soon
}

export interface CodeSender {
  secondsLeft: number
  busy: boolean
  send(): void
}

/**
 * Sends a code and counts down until another one can be requested. `ask` sends it and returns the seconds. A
 * refusal shows a popup and starts no countdown.
 */
export function useSendCode(ask: (botCheck: Partial<BotCheck>) => Promise<number>): CodeSender {
  const { botCheck } = useSite().whitelabel
  const [endsAtMs, setEndsAtMs] = useState(0)
  const [nowMs, setNowMs] = useState(0)
  const [busy, setBusy] = useState(false)
  const pressedAtMs = useRef(-Infinity)
  const secondsLeft = Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000))
  const counting = secondsLeft > 0
  useEffect(() => {
    if (!counting) return
    const timer = setInterval(() => setNowMs(Date.now()), 250)
    return () => clearInterval(timer)
  }, [counting])
  const send = (): void => {
    if (busy || counting || comesTooSoon(pressedAtMs)) return
    setBusy(true)
    void sendNow().finally(() => setBusy(false))
  }
  const sendNow = async (): Promise<void> => {
    try {
      const seconds = await ask(botCheck ? await takeBotCheck() : {})
      const sentAtMs = Date.now()
      setNowMs(sentAtMs)
      setEndsAtMs(sentAtMs + seconds * 1000)
    } catch (error) {
      showWarning(messageOf(error, t('common.error.unknown')))
    }
  }
  return { secondsLeft, busy, send }
}

/** A number as the calls expect it: without a dialling code if none was chosen. */
export const numberOf = (
  mobileNum: string,
  countryDialingCode: string,
): { mobileNum: string; countryDialingCode?: string } => ({
  mobileNum: mobileNum.trim(),
  ...(countryDialingCode === '' ? {} : { countryDialingCode }),
})
