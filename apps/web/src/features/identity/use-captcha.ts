// SPDX-License-Identifier: Apache-2.0
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../shared/api/call.ts'

/** The platform issues one picture a second. */
const paceMs = 1_000
/**
 * An extra wait before the form requests a picture by itself, so that the request is never a moment too
 * early.
 */
const marginMs = 100
/** How often the form retries a picture that failed to load. */
const furtherTries = 2
let askedAtMs = -Infinity

export interface Captcha {
  /** The picture as an address; undefined while there is none. */
  picture: string | undefined
  /** Requests another picture; at most once a second. */
  reload(): void
  /** The current one is used up: requests another one as soon as the platform allows it. */
  renew(): void
}

/** The captcha picture, loaded once it is wanted. */
export function useCaptcha(wanted: boolean): Captcha {
  const [picture, setPicture] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const load = useCallback((firstWaitMs: number) => {
    const attempt = (waitMs: number, triesLeft: number): void => {
      clearTimeout(timer.current)
      const asked = (timer.current = setTimeout(() => {
        askedAtMs = Date.now()
        void call('identity.captcha', {})
          .then(
            (png) => `data:image/png;base64,${png}`,
            () => undefined,
          )
          .then((picture) => {
            // The platform counts from when the request arrived, which on a slow connection is long after it
            // was sent.
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
