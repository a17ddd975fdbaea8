// SPDX-License-Identifier: Apache-2.0
import { useCallback, useEffect, useState } from 'react'
import { chooseBase, pictureAddress } from './picture-bases.ts'

export interface PictureState {
  /** The address to load now; undefined while it is not near, or after it failed twice. */
  address: string | undefined
  failed: boolean
  /** For the element of the picture. */
  ref: (element: Element | null) => (() => void) | undefined
  onError: () => void
}

/** A picture is loaded when a tenth of it is in view. */
const threshold = 0.1
/**
 * A failed picture is retried a little later: one that the server draws for the first time needs a moment.
 */
const retryAfterMs = 2_000

/**
 * When a picture loads, and what happens if it fails: one retry, from another base if there is one, then
 * nothing.
 */
export function usePicture(src: string, eager: boolean): PictureState {
  const [seen, setSeen] = useState(eager)
  const [choice] = useState(chooseBase)
  const [attempt, setAttempt] = useState(0)
  const [waiting, setWaiting] = useState(false)
  const ref = useCallback(
    (element: Element | null) => {
      if (!element || seen) return undefined
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
        },
        { threshold },
      )
      // An element without width counts as fully in view, so a whole grid would load at once: wait until it
      // has one.
      const sized = new ResizeObserver(([entry]) => {
        if (!entry || entry.contentRect.width === 0) return
        sized.disconnect()
        observer.observe(element)
      })
      sized.observe(element)
      return () => {
        sized.disconnect()
        observer.disconnect()
      }
    },
    [seen],
  )
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => {
      setAttempt(1)
      setWaiting(false)
    }, retryAfterMs)
    return () => clearTimeout(timer)
  }, [waiting])
  const failed = src === '' || attempt > 1
  return {
    address: seen && !waiting && !failed ? pictureAddress(src, choice, attempt) : undefined,
    failed,
    ref,
    onError: () => {
      if (attempt === 0) setWaiting(true)
      else setAttempt(2)
    },
  }
}
