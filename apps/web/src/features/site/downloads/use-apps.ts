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

/** How an app is installed: from a file for Android, by a profile for iOS, or as the site itself (D-182). */
export type Way = System | 'webApp'

/** The way of an app. On Android an address of this site is the site itself, unless it is that of a file. */
export const wayOf = (system: System, { url }: Pick<App, 'url'>): Way =>
  system === 'android' && url.startsWith('/') && !/\.apk(?:[?#]|$)/i.test(url) ? 'webApp' : system

/** The whole address of an app, for a code that another device reads. */
export const wholeAddress = ({ url }: Pick<App, 'url'>): string => new URL(url, location.origin).href

/** Whether this is a phone or tablet with Android. */
export const onAndroid = (): boolean => /Android/.test(navigator.userAgent)

/** The system of the user's device; on a computer, the one that most phones have. */
export function ownSystem(): System {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
    ? 'ios'
    : 'android'
}
