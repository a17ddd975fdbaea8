// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { useSite } from '../../../shared/site/use-site.ts'

export type App = CallOutput<'site.permission'>['resources'][number]
export const systems = ['android', 'ios'] as const
export type System = (typeof systems)[number]

/** Where the file of a system comes from, by setting name. */
const resourceOf: Record<System, App['type']> = { android: 'Android', ios: 'MOBILECONFIG' }

/** The apps that the operator offers now, by system; undefined for a system without one. */
export function useApps(): Record<System, App | undefined> {
  const { resources } = useSite()
  const find = (system: System): App | undefined =>
    resources.find(({ type, url }) => type === resourceOf[system] && url !== '')
  return { android: find('android'), ios: find('ios') }
}

/** The system of the user's device; on a computer, the one that most phones have. */
export function ownSystem(): System {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
    ? 'ios'
    : 'android'
}
