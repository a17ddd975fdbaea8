// SPDX-License-Identifier: Apache-2.0
import { lazy, type ComponentType } from 'react'
import type { RouteComponent } from './routes.ts'

/** A page that is loaded when it is first gone to, or touched by a finger on its way there. */
export function lazyRouteComponent<const Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteComponent {
  let loading: ReturnType<typeof load> | undefined
  // A part that did not come is asked for again the next time.
  const once = (): ReturnType<typeof load> =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
  const Lazy = lazy<ComponentType>(async () => ({ default: (await once())[name] }))
  return Object.assign(Lazy, { preload: () => once().catch(() => undefined) })
}
