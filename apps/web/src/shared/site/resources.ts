// SPDX-License-Identifier: Apache-2.0
import type { Site } from './site.ts'
import { useSite } from './use-site.ts'

export type Resource = Site['resources'][number]

/** The resource of a type, such as the app for Android; undefined if the platform has none. */
export function useResource(type: Resource['type']): Resource | undefined {
  return useSite().resources.find((resource) => resource.type === type)
}
