// SPDX-License-Identifier: Apache-2.0
import { useCallback, useEffect, useRef, useState } from 'react'
import { ask } from '../../shared/api/ask.ts'

/** The operator gives one picture a second. */
const paceMs = 1_000
/**
 * What a picture that the form itself asks for waits beyond that, so that it never comes a moment too early.
 */
const marginMs = 100
/** How often the form asks again for a picture that did not come. */
const furtherTries = 2
let askedAtMs = -Infinity

export interface Captcha {
  /** The picture as an address; undefined while there is none. */
  picture: string | undefined
  /** Somebody wants another picture: heard once a second. */
  reload(): void
  /** The old one is used up: another one comes as soon as the operator gives one. */
  renew(): void
}

/** The picture with letters, from the moment on that it is wanted. */
export function useCaptcha(wanted: boolean): Captcha {
  const [picture, setPicture] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const load = useCallback((firstWaitMs: number) => {
    const attempt = (waitMs: number, triesLeft: number): void => {
      clearTimeout(timer.current)
      const asked = (timer.current = setTimeout(() => {
        askedAtMs = Date.now()
        void ask('identity.captcha', {})
          .then(
            (png) => `data:image/png;base64,${png}`,
            () => undefined,
          )
          .then((picture) => {
            // The operator counts from when the question reached it, which on a slow way is long after it was
            // asked.
            askedAtMs = Date.now()
            setPicture(picture)
            if (picture === undefined && triesLeft > 0 && timer.current === asked)
              attempt(paceMs + marginMs, triesLeft - 1)
          })
      }, waitMs))
    }
    attempt(firstWaitMs, furtherTries)
  }, [])
  const renew = useCallback(() => load(Math.max(0, askedAtMs + paceMs + marginMs - Date.now())), [load])
  const reload = useCallback(() => {
    if (Date.now() - askedAtMs < paceMs) return
    askedAtMs = Date.now()
    load(0)
  }, [load])
  useEffect(() => {
    if (wanted) renew()
    return () => {
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [wanted, renew])
  return { picture, reload, renew }
}
