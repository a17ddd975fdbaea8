// SPDX-License-Identifier: Apache-2.0
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'

/** Renders its children once they are near the window; until then it reserves their space. */
export function WhenNear({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !ref.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) startTransition(() => setNear(true))
      },
      { rootMargin: '200px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [near])
  return near ? children : <div ref={ref}>{placeholder}</div>
}
