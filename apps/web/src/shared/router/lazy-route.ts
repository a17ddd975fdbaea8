// SPDX-License-Identifier: Apache-2.0
import { lazy, type ComponentType } from 'react'
import type { RouteComponent } from './routes.ts'

/** A page that loads when it is first opened, or when a finger touches a link to it. */
export function lazyRouteComponent<const Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteComponent {
  let loading: ReturnType<typeof load> | undefined
  // A part that failed to load is retried the next time.
  const once = (): ReturnType<typeof load> =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
  const Lazy = lazy<ComponentType>(async () => ({ default: (await once())[name] }))
  return Object.assign(Lazy, { preload: () => once().catch(() => undefined) })
}
